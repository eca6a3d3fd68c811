import { wrongUsage } from './errors.ts';

/** `name=value`, as an option was given it. Errors: `USAGE`. */
export const namedValue = (option: string, text: string): { name: string; value: string } => {
  const at = text.indexOf('=');
  if (at < 1) throw wrongUsage(`${option} takes a name and a value, not "${text}".`, `Write ${option} <name>=<value>.`);
  return { name: text.slice(0, at), value: text.slice(at + 1) };
};

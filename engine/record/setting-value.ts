import type { CompiledTheme } from '../theme.ts';

/** A text as a setting of the theme, in the type that it has there; what is of none stays text, and is refused by name. */
export const settingValue = ({ settings }: CompiledTheme, name: string, text: string): boolean | number | string => {
  const wanted = Object.hasOwn(settings, name) ? typeof settings[name] : undefined;
  if (wanted === 'boolean' && (text === 'true' || text === 'false')) return text === 'true';
  if (wanted === 'number' && text.trim() !== '' && Number.isFinite(Number(text))) return Number(text);
  return text;
};

import { wrongUsage } from './errors.ts';

interface NumberOptions {
  readonly least?: number;
  readonly most?: number;
  /** What to do instead. */
  readonly hint?: string;
}

/** The whole number that an option was given, of at most nine digits. Errors: `USAGE`. */
export const wholeNumber = (
  option: string,
  text: string,
  { least = 0, most, hint = '' }: NumberOptions = {},
): number => {
  const value = Number(text);
  if (/^\d{1,9}$/.test(text) && value >= least && value <= (most ?? value)) return value;
  const range = most === undefined ? `from ${least}` : `from ${least} to ${most}`;
  throw wrongUsage(`${option} takes a whole number ${range}, not "${text}".`, hint);
};

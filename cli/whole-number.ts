import { wrongUsage } from './errors.ts';

interface Range {
  readonly least?: number;
  readonly most?: number;
}

/** The whole number that an option was given. Errors: `USAGE`. */
export const wholeNumber = (option: string, text: string, { least = 0, most = 999_999_999 }: Range = {}): number => {
  const value = Number(text);
  if (/^\d{1,9}$/.test(text) && value >= least && value <= most) return value;
  const range = most === 999_999_999 ? `from ${least}` : `from ${least} to ${most}`;
  throw wrongUsage(`${option} takes a whole number ${range}, not "${text}".`);
};

import { passwordLength } from '#schemas/access/password-length.ts';

/** How hard a password is to guess: `short` and `own` are refused, the others are the choice of who types it. */
export type Strength = 'short' | 'own' | 'weak' | 'good' | 'strong';

/** What is tried first, whatever stands beside it. */
const guessed = /passw[o0]rd|welcome|qwerty|admin|school|teacher|student|india|secret|letmein|iloveyou|(?:19|20)\d\d/g;

/** Bits that a character of a sentence is worth, and one among digits and signs. */
const bitsOfLetter = 3;
const bitsOfSign = 4.5;
const enough = { good: 30, strong: 52 };

const bare = (text: string): string => text.toLowerCase().replace(/\s+/g, '');

/** How strong a new password is, judged without any list of known ones; undefined where nothing is typed. */
export const strengthOf = (password: string, own: readonly string[]): Strength | undefined => {
  const text = password.normalize('NFC').trim();
  if (text === '') return undefined;
  if ([...text].length < passwordLength.least) return 'short';
  if (own.some((word) => word !== '' && bare(word) === bare(text))) return 'own';
  const rest = withoutOwn(text.toLowerCase(), own).replace(guessed, '·');
  const isSentence = /^[\p{L}\p{M}\s]+$/u.test(text);
  const bits = surprising(rest) * (isSentence ? bitsOfLetter : bitsOfSign);
  if (bits < enough.good) return 'weak';
  return bits < enough.strong ? 'good' : 'strong';
};

const shortestOwn = 4;

/** A text in which what is known of its owner is one character. */
const withoutOwn = (text: string, own: readonly string[]): string =>
  own
    .flatMap((one) => one.toLowerCase().split(/[\s@.]+/))
    .filter((word) => word.length >= shortestOwn)
    .reduce((rest, word) => rest.replaceAll(word, '·'), text);

/** Characters that do not follow from the one before: no repetition, no run as in `abc` or `4321`. */
const surprising = (text: string): number => {
  const whole = /^(.+?)\1+$/u.exec(text)?.[1] ?? text;
  const codes = [...whole].map((letter) => letter.codePointAt(0) ?? 0);
  return codes.filter((code, at) => {
    const before = codes[at - 1];
    return before === undefined || Math.abs(code - before) > 1;
  }).length;
};

/** The digit zero of the scripts that people in India type in, and of Arabic; the other nine follow it. */
const zeros = [0x660, 0x6f0, 0x966, 0x9e6, 0xa66, 0xae6, 0xb66, 0xbe6, 0xc66, 0xce6, 0xd66];

/** A text with the digits of all these scripts as 0–9. */
const withLatinDigits = (text: string): string =>
  text.replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    const zero = zeros.find((first) => code >= first && code <= first + 9);
    return zero === undefined ? digit : String(code - zero);
  });

/** What stays of an entry that takes digits alone, at most so many: `४२२ 013` is `422013`. */
export const digitsOf = (text: string, max = Number.POSITIVE_INFINITY): string =>
  withLatinDigits(text).replace(/\D/g, '').slice(0, max);

/** What stays of a telephone number: digits, a plus in front, and what people write between digits. */
export const phoneEntry = (text: string): string =>
  withLatinDigits(text)
    .replace(/[^\d+ ().-]/g, '')
    .replace(/(?!^)\+/g, '');

/** The message for a number that is too short, in English. */
export const atLeastDigits = 'Please enter at least {n} digits';

/** The message for a number with fewer than `n` digits; undefined for one that has enough. */
export const tooFewDigits = (value: string, n: number, message = atLeastDigits): string | undefined =>
  digitsOf(value).length < n ? message.replace('{n}', String(n)) : undefined;

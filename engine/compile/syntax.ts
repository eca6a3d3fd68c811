import { type ParseError, printParseErrorCode } from 'jsonc-parser';

/** A mistake in a text, by its characters. */
export interface SyntaxFault {
  readonly offset: number;
  readonly length: number;
  readonly message: string;
}

const messages: Readonly<Record<string, string>> = {
  InvalidCommentToken: 'Comments are not allowed in a theme.',
  PropertyNameExpected: 'A property name in double quotes is expected here.',
  ValueExpected: 'A value is expected here.',
  CommaExpected: 'A comma is missing here.',
  ColonExpected: 'A colon is missing after the property name.',
  CloseBraceExpected: 'A closing } is missing.',
  CloseBracketExpected: 'A closing ] is missing.',
  EndOfFileExpected: 'The theme ends before this: one JSON object is expected, nothing after it.',
  InvalidSymbol: 'This is not JSON. Texts stand in double quotes.',
  UnexpectedEndOfString: 'The text has no closing quote.',
  UnexpectedEndOfNumber: 'The number is not finished.',
  UnexpectedEndOfComment: 'Comments are not allowed in a theme.',
  InvalidUnicode: 'A \\u stands before four hexadecimal digits.',
  InvalidEscapeCharacter: 'Behind a backslash stands one of " \\ / b f n r t u.',
  InvalidCharacter: 'A control character in a text is written as an escape, such as \\n.',
};

/** Their place is behind what stands before them, not at what comes next. */
const missingSigns = new Set(['CommaExpected', 'ColonExpected', 'CloseBraceExpected', 'CloseBracketExpected']);
const afterComma = new Set(['PropertyNameExpected', 'ValueExpected']);

/** Says for people what the parser met first, and where it is mended. */
export const describeSyntaxError = (text: string, error: ParseError | undefined): SyntaxFault => {
  if (!error || text.trim() === '') return { offset: 0, length: 0, message: 'The file is empty: a theme is expected.' };
  const { offset, length } = error;
  const code = printParseErrorCode(error.error);
  const before = text.slice(0, offset).trimEnd().length - 1;
  if (afterComma.has(code) && text[before] === ',') {
    return { offset: before, length: 1, message: 'This comma is one too many.' };
  }
  const message = messages[code] ?? `Not valid JSON (${code}).`;
  return missingSigns.has(code) ? { offset: Math.max(0, before), length: 1, message } : { offset, length, message };
};

/** What a decoder leaves of a file that is not plain UTF-8. */
export const findEncodingFault = (text: string): SyntaxFault | null => {
  if (text.startsWith('\uFEFF')) {
    return { offset: 0, length: 1, message: 'The file begins with a byte order mark. Save it as UTF-8 without one.' };
  }
  const replaced = text.indexOf('\uFFFD');
  if (replaced >= 0) return { offset: replaced, length: 1, message: 'This is no UTF-8 text. Save the file as UTF-8.' };
  const lone = text.search(/\p{Surrogate}/u);
  return lone < 0
    ? null
    : { offset: lone, length: 1, message: 'Half of a character stands here. Save the file as UTF-8.' };
};

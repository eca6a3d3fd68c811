import { type ParseError, printParseErrorCode } from 'jsonc-parser';
import type { Fix } from '../../problem.ts';
import type { TextFinding } from '../rule.ts';
import { quotesFix } from './quotes.ts';

const noComments = 'Comments are not allowed in a theme.';

const messages: Readonly<Record<string, string>> = {
  InvalidCommentToken: noComments,
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
  UnexpectedEndOfComment: noComments,
  InvalidUnicode: 'A \\u stands before four hexadecimal digits.',
  InvalidEscapeCharacter: 'Behind a backslash stands one of " \\ / b f n r t u.',
  InvalidCharacter: 'A control character in a text is written as an escape, such as \\n.',
};

/** Their place is after what precedes them, not at what comes next. */
const missingSigns = new Set(['CommaExpected', 'ColonExpected', 'CloseBraceExpected', 'CloseBracketExpected']);
const afterComma = new Set(['PropertyNameExpected', 'ValueExpected']);

interface Fault extends TextFinding {
  /** Whether the parser went on as if it were not there. */
  readonly apart: boolean;
}

/** Says for people what the parser met: comments and commas too many each, else the first fault alone. */
export const syntaxFaults = (text: string, errors: readonly ParseError[]): readonly TextFinding[] => {
  if (errors.length === 0 || text.trim() === '') {
    return [{ offset: 0, length: 0, message: 'The file is empty: a theme is expected.' }];
  }
  const findings: TextFinding[] = [];
  for (const error of errors) {
    const { apart, ...finding } = describe(text, error);
    findings.push(finding);
    if (!apart) break;
  }
  return findings;
};

const describe = (text: string, error: ParseError): Fault => {
  const { offset, length } = error;
  const code = printParseErrorCode(error.error);
  const before = text.slice(0, offset).trimEnd().length - 1;
  if (afterComma.has(code) && text[before] === ',') {
    const fix = removing('remove the comma', before, 1);
    return { offset: before, length: 1, message: 'This comma is one too many.', fix, apart: true };
  }
  if (code === 'InvalidCommentToken') {
    const fix = removing('remove the comment', ...withBlanks(text, offset, length));
    return { offset, length, message: noComments, fix, apart: true };
  }
  const message = messages[code] ?? `Not valid JSON (${code}).`;
  if (missingSigns.has(code)) return { offset: Math.max(0, before), length: 1, message, apart: false };
  const fix = text[offset] === "'" ? quotesFix(text) : undefined;
  return { offset, length, message, ...(fix ? { fix } : {}), apart: false };
};

const removing = (title: string, offset: number, length: number): Fix => ({
  title,
  edits: [{ offset, length, text: '' }],
});

/** A comment with the blanks before it, and with its line where nothing else stands in it. */
const withBlanks = (text: string, offset: number, length: number): readonly [number, number] => {
  let from = offset;
  while (text[from - 1] === ' ' || text[from - 1] === '\t') from--;
  const end = offset + length;
  const isWholeLine = (from === 0 || text[from - 1] === '\n') && /^\r?(\n|$)/.test(text.slice(end, end + 2));
  const until = isWholeLine ? end + (/^\r?\n?/.exec(text.slice(end, end + 2))?.[0].length ?? 0) : end;
  return [from, until - from];
};

/** What a decoder leaves of a file that is not plain UTF-8. */
export const encodingFault = (text: string): TextFinding | null => {
  if (text.startsWith('\uFEFF')) {
    const message = 'The file begins with a byte order mark. Save it as UTF-8 without one.';
    return { offset: 0, length: 1, message, fix: removing('remove the byte order mark', 0, 1) };
  }
  const replaced = text.indexOf('\uFFFD');
  if (replaced >= 0) return { offset: replaced, length: 1, message: 'This is no UTF-8 text. Save the file as UTF-8.' };
  const lone = text.search(/\p{Surrogate}/u);
  return lone < 0
    ? null
    : { offset: lone, length: 1, message: 'Half of a character stands here. Save the file as UTF-8.' };
};

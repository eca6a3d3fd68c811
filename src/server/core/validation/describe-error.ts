import type { ErrorObject } from 'ajv';
import { closestMatch } from 'leven';
import { didYouMean } from '#shared/did-you-mean.ts';
import { tooFewDigits } from '#shared/fields/digits.ts';
import { formats } from './formats.ts';
import { type ContentProblem, joinPath, quoteValue } from './problem.ts';

/** What to tell someone about one of ajv's errors (made with `verbose`). The texts: docs/domain.md, Texts. */
export const describeError = (error: ErrorObject): ContentProblem => {
  const { params } = error;
  if (error.keyword === 'required') return missing(error, String(params.missingProperty));
  if (error.keyword === 'additionalProperties') return unknown(error, String(params.additionalProperty));
  if (error.keyword === 'minLength') return { ...missing(error), actual: quoteValue(error.data) };
  return {
    ...placed(error),
    ...describe(error),
    ...(error.keyword !== 'maxLength' && { actual: quoteValue(error.data) }),
  };
};

/** No word of ours is longer; to compare two words takes the product of their lengths. */
const longestWord = 200;

/** The nearest of the allowed words, where one is near enough to be meant. */
export const suggest = (word: string, allowed: readonly string[]): { suggestion?: string } => {
  if (word.length > longestWord) return {};
  const suggestion = closestMatch(word, [...allowed], { maxDistance: Math.max(2, Math.floor(word.length / 3)) });
  return suggestion === undefined ? {} : { suggestion };
};

/** A field that is not filled in. */
export const missingField = (field: string): ContentProblem => ({
  path: field,
  field,
  message: `Please enter ${labelOf(field)}.`,
});

const missing = (error: ErrorObject, step?: string): ContentProblem => {
  const at = placed(error, step);
  return { ...at, message: `Please enter ${labelOf(at.field)}.` };
};

const unknown = (error: ErrorObject, step: string): ContentProblem => {
  const near = suggest(step, Object.keys(error.parentSchema?.properties ?? {}));
  const hint = didYouMean(near.suggestion);
  return { ...placed(error, step), message: `There is no field "${step}" here.${hint}`, ...near };
};

const describe = (error: ErrorObject): Pick<ContentProblem, 'message' | 'expected' | 'actual'> => {
  const { keyword, params, data } = error;
  const limit = Number(params.limit);
  switch (keyword) {
    case 'format': {
      const { message, expected, digits = 0, mistyped } = formatTexts(String(params.format));
      const text = String(data);
      const short = /^\d+$/.test(text) ? tooFewDigits(text, digits) : undefined;
      const wrong = mistyped?.form.test(text) ? mistyped.message : undefined;
      return { message: short ?? wrong ?? message, expected };
    }
    case 'type':
      return { message: `This must be ${nameOfType(String(params.type))}.`, expected: nameOfType(String(params.type)) };
    case 'enum':
      return { message: `Use one of ${listOf(params.allowedValues)}.`, expected: listOf(params.allowedValues) };
    case 'maxLength':
      return {
        message: `Use at most ${limit} characters.`,
        expected: `at most ${limit} characters`,
        actual: `${String(data).length} characters`,
      };
    case 'pattern':
      return {
        message: 'This has characters that are not allowed here, or too many.',
        expected: String(params.pattern),
      };
    case 'minimum':
      return { message: `Enter ${limit} or more.`, expected: `${limit} or more` };
    case 'maximum':
      return { message: `Enter ${limit} or less.`, expected: `${limit} or less` };
    case 'maxItems':
      return { message: `Use at most ${limit} entries.`, expected: `at most ${limit} entries` };
    default:
      return { message: `This ${error.message ?? 'is not allowed here'}.` };
  }
};

interface FormatTexts {
  readonly message: string;
  readonly expected: string;
  /** The fewest digits that a number of this form has. */
  readonly digits?: number;
  /** What to tell where the entry has this form, and so a digit is wrong. */
  readonly mistyped?: { readonly form: RegExp; readonly message: string };
}

const formatTexts = (name: string): FormatTexts => {
  const known = new Map<string, FormatTexts>(Object.entries(formats)).get(name);
  return known ?? { message: `This is not a ${name}.`, expected: name };
};

/** The place of an error; `step` names the property that is missing or too much there. */
const placed = (error: ErrorObject, step?: string): Pick<ContentProblem, 'path' | 'field'> => {
  const steps = error.instancePath.split('/').slice(1).map(decodeStep);
  if (step !== undefined) steps.push(step);
  const path = steps.reduce((parent, next) => joinPath(parent, /^\d+$/.test(next) ? Number(next) : next), '');
  return { path, field: steps.findLast((next) => !/^\d+$/.test(next)) ?? '' };
};

const decodeStep = (step: string): string => step.replaceAll('~1', '/').replaceAll('~0', '~');

/** `student_Name` → `student name`, `endHolidayDate` → `end holiday date`. */
const labelOf = (field: string): string =>
  field
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .toLowerCase();

const typeNames = new Map([
  ['string', 'a text in quotes'],
  ['integer', 'a whole number'],
  ['number', 'a number'],
  ['boolean', 'true or false'],
  ['array', 'a list'],
  ['object', 'an object in braces'],
]);

const nameOfType = (type: string): string => typeNames.get(type) ?? type;

const listOf = (values: unknown): string => (Array.isArray(values) ? values.join(', ') : String(values));

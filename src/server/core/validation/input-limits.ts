import { AppError } from '#shared/errors/app-error.ts';
import { notValid } from '../errors/refusals.ts';
import { type ContentProblem, errorsOf, joinPath } from './problem.ts';

/** The most that any call and any item of a file takes, with room to spare. */
const limits = {
  /** Levels of objects and lists. */
  depth: 32,
  /** Fields and entries in all. */
  values: 20_000,
  /** Fields of one object. */
  fields: 1000,
  /** Characters of a field's name. */
  name: 200,
  /** Problems that are listed. */
  problems: 50,
} as const;

/**
 * More marks than any script puts on one letter (UAX 15, 13): to bring them into order takes their square. Looked for
 * from the first of a run alone, or each shorter run would be read once for every mark in it.
 */
const stackedMarks = /(?<!\p{M})\p{M}{31}/u;

const reasons = {
  depth: `it is nested deeper than ${limits.depth} levels`,
  values: `it holds more than ${limits.values} values`,
} as const;

type Problem = Pick<ContentProblem, 'path' | 'field' | 'message'>;

/** What is too large about a value. */
interface Excess {
  /** Why the value is refused whole: `it holds more than 20000 values`. */
  reason?: string;
  /** Texts with more marks on one letter than can be put in order. */
  stacked: readonly Problem[];
}

/**
 * Looks at the size of what was sent, before anything else does: what it costs to normalise, validate and describe a
 * value can grow faster than the value. Takes one step for each field, entry and character.
 */
export const findExcess = (root: unknown): Excess => {
  const stacked: Problem[] = [];
  let values = 0;
  /** The reason to refuse the value, or undefined. */
  const visit = (value: unknown, { path, field, depth }: Place): string | undefined => {
    if (depth > limits.depth) return reasons.depth;
    if (typeof value === 'string' && stacked.length < limits.problems && stackedMarks.test(value))
      stacked.push({ path, field, message: 'Remove the marks that are stacked on one letter.' });
    if (typeof value !== 'object' || value === null) return undefined;
    const steps = Array.isArray(value) ? value.keys() : Object.keys(value);
    let fields = 0;
    for (const step of steps) {
      if (++values > limits.values) return reasons.values;
      if (typeof step === 'string') {
        if (++fields > limits.fields) return `it has more than ${limits.fields} fields in one object`;
        if (step.length > limits.name) return `the name of a field has more than ${limits.name} characters`;
      }
      const place = { path: joinPath(path, step), field: typeof step === 'string' ? step : field, depth: depth + 1 };
      const reason = visit((value as Record<string | number, unknown>)[step], place);
      if (reason !== undefined) return reason;
    }
    return undefined;
  };
  const reason = visit(root, { path: '', field: '', depth: 0 });
  return { ...(reason !== undefined && { reason }), stacked };
};

interface Place {
  readonly path: string;
  readonly field: string;
  readonly depth: number;
}

/**
 * Refuses a part of a request that is too large to be worked on. Errors: `BAD_REQUEST`, and `NOT_VALID` for texts with
 * marks that are stacked on one letter.
 */
export const requireInputLimits = (value: unknown): void => {
  const { reason, stacked } = findExcess(value);
  if (reason !== undefined) throw new AppError('BAD_REQUEST', { reason });
  if (stacked.length > 0) throw notValid(errorsOf(stacked));
};

/**
 * Refuses JSON text that is nested too deeply or holds too many values, before it is parsed: that takes a hundred times
 * as long as to read it once. Says nothing of what is no JSON. Errors: `BAD_REQUEST`.
 */
export const requireJsonLimits = (text: string): void => {
  const reason = findJsonExcess(text);
  if (reason !== undefined) throw new AppError('BAD_REQUEST', { reason });
};

const findJsonExcess = (text: string): string | undefined => {
  let depth = 0;
  let commas = 0;
  for (let at = 0; at < text.length; at++) {
    const character = text[at];
    if (character === '"') at = endOfText(text, at);
    else if (character === '[' || character === '{') depth++;
    else if (character === ']' || character === '}') depth--;
    // One more value than commas, at the least.
    else if (character === ',' && ++commas >= limits.values) return reasons.values;
    // The outermost is at depth 0.
    if (depth > limits.depth + 1) return reasons.depth;
  }
  return undefined;
};

/** Where the quotation mark is that ends a text of JSON; the end of the whole where there is none. */
const endOfText = (text: string, start: number): number => {
  let at = start + 1;
  while (at < text.length && text[at] !== '"') at += text[at] === '\\' ? 2 : 1;
  return at;
};

import { AppError } from '#shared/errors/app-error.ts';
import { notValid } from '../errors/refusals.ts';
import { type ContentProblem, errorsOf, joinPath } from './problem.ts';

/** The most that any call takes, with room to spare. */
const most = {
  /** Levels of objects and lists. */
  depth: 32,
  /** Fields and entries in all. */
  values: 20_000,
  /** Fields of one object. */
  fields: 1000,
  /** Characters of a field's name. */
  name: 200,
  /** Problems that an answer lists. */
  problems: 50,
} as const;

/** More marks than any script puts on one letter (UAX 15, 13): to bring them into order takes their square. */
const stackedMarks = /\p{M}{31}/u;

/**
 * Looks at the size of what was sent, before anything else does: what it costs to normalise, validate and describe a
 * value can grow faster than the value. Takes one step for each field, entry and character.
 *
 * Errors: `BAD_REQUEST`, and `NOT_VALID` for texts with marks that are stacked on one letter.
 */
export const requireModest = (value: unknown): void => {
  let level = [value];
  let values = 0;
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > most.depth) throw tooMuch(`it is nested deeper than ${most.depth} levels`);
    const next: unknown[] = [];
    for (const one of level) {
      if (typeof one !== 'object' || one === null) continue;
      const inner = Array.isArray(one) ? one : fieldsOf(one);
      values += inner.length;
      if (values > most.values) throw tooMuch(`it holds more than ${most.values} values`);
      for (const part of inner) next.push(part);
    }
    level = next;
  }
  const problems = stacked(value).slice(0, most.problems);
  if (problems.length > 0) throw notValid(errorsOf(problems));
};

const fieldsOf = (value: object): readonly unknown[] => {
  const entries = Object.entries(value);
  if (entries.length > most.fields) throw tooMuch(`it has more than ${most.fields} fields in one object`);
  if (entries.some(([name]) => name.length > most.name))
    throw tooMuch(`the name of a field has more than ${most.name} characters`);
  return entries.map(([, inner]) => inner);
};

const tooMuch = (reason: string): AppError => new AppError('BAD_REQUEST', { reason });

const stacked = (value: unknown, path = ''): Pick<ContentProblem, 'path' | 'message'>[] => {
  if (typeof value === 'string')
    return stackedMarks.test(value) ? [{ path, message: 'Remove the marks that are stacked on one letter.' }] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Array.isArray(value)
    ? value.flatMap((inner, index) => stacked(inner, joinPath(path, index)))
    : Object.entries(value).flatMap(([name, inner]) => stacked(inner, joinPath(path, name)));
};

import { notValid } from '#server/core/errors/refusals.ts';
import type { ContentProblem } from '#server/core/validation/problem.ts';
import type { FieldErrors } from '#shared/errors/app-error.ts';

/** Problems as texts by field. */
export const errorsOf = (problems: readonly ContentProblem[]): FieldErrors => {
  const errors = new Map<string, string[]>();
  for (const { path, message } of problems) {
    const known = errors.get(path) ?? [];
    if (!known.includes(message)) errors.set(path, [...known, message]);
  }
  return Object.fromEntries(errors);
};

/** Throws `NOT_VALID` with every problem at its field, if there is any. */
export const requireSound = (problems: readonly ContentProblem[]): void => {
  if (problems.length > 0) throw notValid(errorsOf(problems));
};

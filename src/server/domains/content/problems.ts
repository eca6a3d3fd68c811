import { notValid } from '#server/core/errors/refusals.ts';
import { type ContentProblem, errorsOf } from '#server/core/validation/problem.ts';

/** Throws `NOT_VALID` with every problem at its field, if there is any. */
export const requireSound = (problems: readonly ContentProblem[]): void => {
  if (problems.length > 0) throw notValid(errorsOf(problems));
};

import { type FieldErrors } from '#server/core/errors/app-error.ts';
import type { ContentProblem } from '#server/core/validation/problem.ts';
/** Problems as texts by field. */
export declare const errorsOf: (problems: readonly ContentProblem[]) => FieldErrors;
/** Throws `NOT_VALID` with every problem at its field, where there is any. */
export declare const requireSound: (problems: readonly ContentProblem[]) => void;

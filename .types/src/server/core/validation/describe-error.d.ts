import type { ErrorObject } from 'ajv';
import { type ContentProblem } from './problem.ts';
/** What to tell someone about one of ajv's errors (made with `verbose`). Texts: domain.md 4.11. */
export declare function describeError(error: ErrorObject): ContentProblem;
/** The nearest of the allowed words, where one is near enough to be meant. */
export declare function suggest(word: string, allowed: readonly string[]): {
    suggestion?: string;
};

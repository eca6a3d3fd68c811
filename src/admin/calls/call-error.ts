import type { FromSchema } from 'json-schema-to-ts';
import type { problemSchema } from '#schemas/api/problem.ts';
import type { OfficeLocale } from '#schemas/office.ts';
import { callWords } from './words.ts';

export type Problem = FromSchema<typeof problemSchema>;

/** A call that the server refused, with what it says of it. */
export class CallError extends Error {
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(problem.errorText);
    this.name = 'CallError';
    this.problem = problem;
  }

  get status(): number {
    return this.problem.status;
  }
}

/** Whether what was asked for is not there, or no longer. */
export const isGone = (error: unknown): boolean => error instanceof CallError && error.status === 404;

/** What a person reads of something that was thrown. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Refusals that are of the moment: who has logged in again, or waits, has the same taken. */
const passing: readonly number[] = [401, 408, 429];

export const isPassing = ({ status }: CallError): boolean => passing.includes(status);

/** A call that had no answer: there is no network, or the server cannot be reached. */
export class UnreachableError extends Error {
  constructor(locale: OfficeLocale, options?: ErrorOptions) {
    super(callWords[locale].unreachable, options);
    this.name = 'UnreachableError';
  }
}

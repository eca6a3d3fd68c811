import { CallError } from './call-error.ts';

/** What a call says whose `version` is no longer the stored one: somebody else has saved meanwhile. */
export interface StaleEdit<Stored> {
  /** For who typed. */
  readonly text: string;
  /** What is stored now, as the call answers it, and its version. */
  readonly current: Stored;
  readonly version: number | undefined;
}

/** The edit that came too late, of what a call threw; undefined where it was anything else. */
export const staleEdit = <Stored>(error: unknown): StaleEdit<Stored> | undefined => {
  const problem = error instanceof CallError ? error.problem : undefined;
  if (problem?.current === undefined) return undefined;
  return { text: problem.errorText, current: problem.current as Stored, version: problem.version };
};

import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** What is needed of vitest's JSON report. */
export interface VitestResults {
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message?: string;
    readonly assertionResults: readonly {
      readonly status: string;
      readonly fullName: string;
      readonly failureMessages?: readonly string[] | null;
    }[];
  }[];
}

export interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

/**
 * Counts tests; a file that failed without a failed test in it (it did not load, a hook threw) counts as one failure.
 */
export const countResults = ({ testResults }: VitestResults): Counts => {
  const statuses = testResults.flatMap(({ status, assertionResults }) => {
    const own = assertionResults.map((result) => result.status);
    return status === 'failed' && !own.includes('failed') ? [...own, 'failed'] : own;
  });
  const passed = statuses.filter((status) => status === 'passed').length;
  const failed = statuses.filter((status) => status === 'failed').length;
  return { passed, failed, skipped: statuses.length - passed - failed };
};

/** `12 passed, 0 failed`, with what was skipped where anything was. */
export const formatCounts = ({ passed, failed, skipped }: Counts): string =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;

const firstLine = (message: string | undefined): string =>
  stripVTControlCharacters(message ?? '').split('\n', 1)[0] ?? '';

/** A line for each failure: its file, its test, and the first line of what was thrown. */
export const listFailures = ({ testResults }: VitestResults, root: string): string[] =>
  testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((result) => result.status === 'failed');
    const file = relative(root, name);
    if (status === 'failed' && failed.length === 0) return [`FAILED ${file}: ${firstLine(message)}`];
    return failed.map(
      ({ fullName, failureMessages }) => `FAILED ${file} > ${fullName}: ${firstLine(failureMessages?.[0])}`,
    );
  });

/** A line for each test that failed first and passed then: its file, its test, and the first line of what was thrown. */
export const listSecondAttempts = ({ testResults }: VitestResults, root: string): string[] =>
  testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.flatMap(({ status, fullName, failureMessages }) =>
      status === 'passed' && failureMessages?.length
        ? [`PASSED AT THE SECOND ATTEMPT ${relative(root, name)} > ${fullName}: ${firstLine(failureMessages[0])}`]
        : [],
    ),
  );

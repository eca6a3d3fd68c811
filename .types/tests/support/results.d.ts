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
/** Counts tests; a file that failed without a failed test in it (it did not load, a hook threw) counts as one failure. */
export declare const countResults: ({ testResults }: VitestResults) => Counts;
/** `12 passed, 0 failed`, with what was skipped where anything was. */
export declare const formatCounts: ({ passed, failed, skipped }: Counts) => string;
/** A line for each failure: its file, its test, and the first line of what was thrown. */
export declare const listFailures: ({ testResults }: VitestResults, root: string) => string[];

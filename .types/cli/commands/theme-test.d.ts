import { type Failure } from '#theme-test/failures.ts';
import type { ThemeTestResult } from '#theme-test/test-theme.ts';
export interface ThemeTestCommandOptions {
    readonly format: 'text' | 'json';
    readonly template?: string;
    readonly state?: string;
    readonly report?: string;
    readonly seed: string;
    readonly workers?: string;
}
/** What `--format json` prints: the only thing on standard output. */
export interface ThemeTestReport {
    readonly ok: boolean;
    readonly theme: string;
    readonly states: number;
    readonly failed: number;
    readonly conditions: ThemeTestResult['coverage'];
    readonly failures: readonly (Failure & {
        readonly command: string;
    })[];
    /** From the start of the browser to the last state, in milliseconds. */
    readonly ms: number;
    /** The HTML report's absolute path. */
    readonly report: string;
}
export declare const themeTestCommand: (name: string, options: ThemeTestCommandOptions) => Promise<void>;

import { type CheckFormatName } from '../formats/index.ts';
interface CheckOptions {
    readonly format: CheckFormatName;
    /** The least severity that makes the exit code 1. */
    readonly failLevel: 'error' | 'warning' | 'none';
    /** Write what can be mended for certain. */
    readonly fix: boolean;
}
/** Checks themes and prints what was found. Standard output holds nothing but that, in the format that was asked for. */
export declare const themeCheckCommand: (names: readonly string[], options: CheckOptions) => Promise<void>;
export {};

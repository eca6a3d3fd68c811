import type { CompiledTheme } from '#engine/index.ts';
import { type CoverageReport } from '#engine/states/index.ts';
import type { AssetManifest } from '#shared/assets.ts';
import { type Failure } from './failures.ts';
import { type LeafWitnesses } from './leaf-witnesses.ts';
import type { StateResult } from './result.ts';
export interface ThemeTestOptions {
    readonly theme: CompiledTheme;
    readonly assets: AssetManifest;
    /** Other seeds give other texts, names and numbers. */
    readonly seed: number;
    /** Pages that are open at a time; without it as many as there are processors, four at most. */
    readonly workers?: number | undefined;
    /** Only the states of this template. */
    readonly templateId?: string | undefined;
    /** Only this state. */
    readonly stateId?: string | undefined;
    readonly onProgress?: (done: number, total: number, label: string) => void;
}
export interface ThemeTestResult {
    readonly theme: CompiledTheme;
    readonly seed: number;
    readonly results: readonly StateResult[];
    readonly failures: readonly Failure[];
    /** Of the templates that were tested. */
    readonly coverage: CoverageReport;
    /** In which states the leaves were true and false. */
    readonly witnesses: LeafWitnesses;
    /** Whether every state of the theme was tested. */
    readonly whole: boolean;
    readonly ms: number;
    /** Passed: no state failed, and of a whole theme every leaf was seen true and false. */
    readonly ok: boolean;
}
/** The theme has no such template or state. */
export declare class UnknownStateError extends Error {
    readonly hint: string;
    constructor(message: string, hint: string);
}
/**
 * Shows every state of a theme to a browser and says what does not hold.
 * Errors: `NoChromiumError`, `UnknownStateError`.
 */
export declare const testTheme: (options: ThemeTestOptions) => Promise<ThemeTestResult>;

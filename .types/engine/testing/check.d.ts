import type { Problem } from '../problem.ts';
export declare const testEngine: import("../index.ts").Engine;
/** A finding as far as tests name it. */
export interface Found {
    readonly rule: string;
    readonly line: number;
    readonly column: number;
}
export declare const problemsOf: (text: string) => readonly Problem[];
export declare const foundIn: (text: string) => readonly Found[];

import type { Mistake } from './mistake.ts';
export declare const mistakes: readonly Mistake[];

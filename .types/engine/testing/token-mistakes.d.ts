import type { Mistake } from './mistake.ts';
export declare const tokenMistakes: readonly Mistake[];

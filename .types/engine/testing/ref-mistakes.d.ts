import type { Mistake } from './mistake.ts';
export declare const refMistakes: readonly Mistake[];

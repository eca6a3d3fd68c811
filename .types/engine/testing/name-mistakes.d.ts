import type { Mistake } from './mistake.ts';
export declare const nameMistakes: readonly Mistake[];

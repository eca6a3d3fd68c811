import type { Mistake } from './mistake.ts';
export declare const conditionMistakes: readonly Mistake[];

import type { Call } from './define.ts';
/** The calls of admissions (domain.md 4.2). */
export declare const admissionCalls: readonly Call[];

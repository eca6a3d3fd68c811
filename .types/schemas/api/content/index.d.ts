import type { Call } from '../define.ts';
/** The calls on website content of every type. */
export declare const contentCalls: readonly Call[];

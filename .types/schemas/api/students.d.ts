import type { Call } from './define.ts';
/** Every call about students. */
export declare const studentCalls: readonly Call[];

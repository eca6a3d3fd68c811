import type { Call } from './define.ts';
export type { Call } from './define.ts';
/** Every call of the API but those of operator tokens. What a call does is in `src/server/domains`. */
export declare const calls: readonly Call[];
/** Every call there is, for those who read of them: the OpenAPI document and the pages of the reference. */
export declare const allCalls: readonly Call[];

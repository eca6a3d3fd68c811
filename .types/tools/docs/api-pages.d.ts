import type { Call } from '#schemas/api/define.ts';
/** The pages of the API: what holds of every call, and a page for each group, by their path in docs/. */
export declare const apiPages: (calls: readonly Call[]) => readonly (readonly [string, string])[];

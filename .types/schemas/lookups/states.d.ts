import { type LookupItem } from './define.ts';
/** The 28 states of India and its 8 union territories, under the codes of the Local Government Directory. */
export declare const states: readonly LookupItem[];
export declare const stateLookup: import("./define.ts").LookupKind;

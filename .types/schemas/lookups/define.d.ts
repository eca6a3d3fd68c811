import type { JSONSchema } from 'json-schema-to-ts';
/** One value of a list. */
export interface LookupItem {
    readonly id: number;
    readonly name: string;
    readonly [field: string]: unknown;
}
/** One of the shared lists that forms choose from (the seed, section 7). */
export interface LookupKind {
    /** The last part of its address. */
    readonly kind: string;
    readonly title: string;
    /** `office`: only for those who work in the school's office, and its API tokens. */
    readonly scope: 'public' | 'office';
    /** `standard`: constants of the product; `school`: what the school has entered; `computed`: from the clock or its profile. */
    readonly source: 'standard' | 'school' | 'computed';
    /** What stands in the list before a school has changed anything. */
    readonly standard?: readonly LookupItem[];
    /** Fields of a school's own values beside the name. Without it a school has none, and the list stands as it is. */
    readonly own?: Readonly<Record<string, JSONSchema>>;
    /** Fields beside id and name that an item of the list may have. */
    readonly fields?: Readonly<Record<string, JSONSchema>>;
}
export declare const defineLookup: (kind: LookupKind) => LookupKind;
/** Names in order, with ids from 1. An id is stored wherever a value was chosen: add at the end, and take none away. */
export declare const numbered: (names: readonly string[]) => readonly LookupItem[];

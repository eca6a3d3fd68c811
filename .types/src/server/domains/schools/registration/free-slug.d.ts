import type { Store } from '#server/store/store.ts';
/** The slug that a school's name asks for: its Latin letters without their accents, and its digits. */
export declare const slugOfName: (name: string) => string;
/** The slug of a name that no school has, with `-2` and so on where it is taken or reserved. */
export declare const freeSlug: (store: Store, name: string) => Promise<string>;

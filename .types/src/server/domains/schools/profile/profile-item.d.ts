import { type ContentDocument, type ContentRow } from '#server/store/schema.ts';
import type { StoreContext } from '#server/store/store.ts';
/** The school's profile as content; undefined where it has none yet. In a transaction of the school. */
export declare const findProfile: ({ db }: Pick<StoreContext, 'db'>) => Promise<ContentRow | undefined>;
/** The school's profile as visitors see it at a moment; empty where they see none. */
export declare const visibleProfile: ({ db }: Pick<StoreContext, 'db'>, now: Date) => Promise<ContentDocument>;
/** The address that the school's office gives on its website at a moment; undefined where it gives none. */
export declare const officeEmail: (context: Pick<StoreContext, 'db'>, now: Date) => Promise<string | undefined>;

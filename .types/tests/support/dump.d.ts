import type { Store } from '#server/store/store.ts';
/** Every row of a school as text, by table: what a test compares before and after, or searches. */
export type Dump = ReadonlyMap<string, readonly string[]>;
/** Reads all tables that have a `school_id`, as the school sees them. */
export declare const dumpSchool: (store: Store, schoolId: number) => Promise<Dump>;

import type { Db, StoreContext } from '#server/store/store.ts';
/**
 * Removes the row of a file that a record no longer has, unless anything else of the school uses it. Returns the keys of
 * the files, to be deleted once the transaction has committed.
 */
export declare const discardMedia: ({ db }: StoreContext, schoolId: number, id: number) => Promise<string[]>;
/** Removes the rows of files, wherever they are shown. Returns the keys of the files, as above. */
export declare const removeMedia: (db: Db, schoolId: number, ids: readonly number[]) => Promise<string[]>;

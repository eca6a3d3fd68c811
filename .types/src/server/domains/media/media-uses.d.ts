import { type SQL } from 'drizzle-orm';
import type { MediaUse } from '#schemas/api/media.ts';
import type { Db } from '#server/store/store.ts';
/** Every place that a picture or file is used in, inside a transaction of its school. Items in the bin count. */
export declare function findMediaUses(db: Db, id: number): Promise<MediaUse[]>;
/** Content items that refer to a picture in any of their documents. */
export declare const refersTo: (id: number) => SQL;
/** The ids of all media that anything of the school uses, as a subquery of one column: one pass over each table. */
export declare const usedMediaIds: SQL<unknown>;
/** Which of these media anything of the school uses. */
export declare function findUsed(db: Db, ids: readonly number[]): Promise<Set<number>>;

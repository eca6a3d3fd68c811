import { type MediaRow } from '#server/store/schema.ts';
import type { StoreContext } from '#server/store/store.ts';
import type { StoredPictures } from './store-pictures.ts';
import type { WrittenContent } from './write-content.ts';
/**
 * Adds the rows of new pictures. Errors: `IMPORT_CHANGED` where a picture that was to be used again went away since it
 * was looked up.
 */
export declare function writeMedia({ db, touch }: StoreContext, schoolId: number, { added, reused }: StoredPictures): Promise<void>;
/**
 * Removes pictures that only replaced documents showed, and nothing else of the school uses; returns their rows: their
 * files go after the commit.
 */
export declare function removeUnusedMedia({ db, touch }: StoreContext, schoolId: number, { replaced, documents }: Pick<WrittenContent, 'replaced' | 'documents'>): Promise<MediaRow[]>;

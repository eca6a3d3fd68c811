import { type ContentDocument } from '#server/store/schema.ts';
import type { StoreContext } from '#server/store/store.ts';
import type { FileItem } from './file/check-file.ts';
import type { ContentCounts } from './report.ts';
import type { StoredPictures } from './store-pictures.ts';
export interface WriteContentOptions {
    schoolId: number;
    items: readonly FileItem[];
    idOf: StoredPictures['idOf'];
}
export interface WrittenContent extends ContentCounts {
    /** The documents that were replaced or removed. */
    replaced: ContentDocument[];
    /** Every document the school has now, drafts too. */
    documents: ContentDocument[];
}
/**
 * Makes the school's imported content equal to the file: new items are added, changed ones replaced, those that left
 * the file removed, each with its history. Items that people made here stay. Touches the types that changed.
 */
export declare function writeContent({ db, touch }: StoreContext, options: WriteContentOptions): Promise<WrittenContent>;

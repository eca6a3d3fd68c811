import { type MediaClass, type MediaRow, type NewMediaRow } from '#server/store/schema.ts';
import type { Store, StoreContext } from '#server/store/store.ts';
import { type DocumentType } from '../documents/document-type.ts';
import type { EncodeOptions } from '../pictures/encode.ts';
import { type MediaStorage } from '../storage/storage.ts';
import type { UploadedFile } from './uploaded-file.ts';
export type { DocumentType } from '../documents/document-type.ts';
/** A file whose bytes are in storage, and whose row is still to be inserted with `keepUpload`. */
export interface StoredUpload {
    readonly row: NewMediaRow & {
        id: number;
    };
    /** The keys of its files. */
    readonly keys: readonly string[];
    /** What its school's files may take in all, in bytes. */
    readonly quota: number;
}
interface UploadServices {
    readonly store: Store;
    readonly storage: MediaStorage;
    /** What files of one school may take in all, in bytes; 5 GB unless given. */
    readonly mediaQuota?: number;
}
interface UploadOptions {
    readonly schoolId: number;
    readonly file: UploadedFile;
    /** Who sent it; null for visitors and programs. */
    readonly userId: number | null;
    /** 5 MB unless given. */
    readonly maxBytes?: number;
}
export interface PictureUploadOptions extends UploadOptions, Pick<EncodeOptions, 'shape' | 'fileBytes'> {
    readonly class: MediaClass;
    /** `''` for decoration; without it the item that shows the picture gives the text. */
    readonly alt?: string;
}
/**
 * Checks a picture by its bytes, encodes it anew and writes its files; to be called outside transactions. Errors: 422 at
 * the file's field; those of the disk and the database, with nothing left behind.
 */
export declare function storePictureUpload(services: UploadServices, { schoolId, file, class: kind, userId, alt, maxBytes, ...made }: PictureUploadOptions): Promise<StoredUpload>;
export interface DocumentUploadOptions extends UploadOptions {
    /** PDF and pictures unless given. */
    readonly types?: readonly DocumentType[];
    /** Private unless given. */
    readonly class?: 'private' | 'public';
}
/**
 * Checks a document by its bytes and writes it, a picture encoded anew. To be called outside transactions.
 * Errors: as with pictures.
 */
export declare function storeDocumentUpload(services: UploadServices, { schoolId, file, userId, types, class: kind, maxBytes, }: DocumentUploadOptions): Promise<StoredUpload>;
/** Inserts the row of a stored file in a transaction of its school; its media id. Errors: `GUARD` above the quota. */
export declare const keepUpload: (context: StoreContext, upload: StoredUpload) => Promise<number>;
/** As `keepUpload`; the whole row. */
export declare function insertUpload(context: StoreContext, { row, quota }: StoredUpload): Promise<MediaRow>;
/** Runs the work that keeps stored files, and deletes the files where it throws. */
export declare function withUploads<T>({ storage }: Pick<UploadServices, 'storage'>, uploads: readonly StoredUpload[], work: () => Promise<T>): Promise<T>;

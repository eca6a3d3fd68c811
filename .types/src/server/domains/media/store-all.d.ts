import type { UploadedFile } from '#server/files/uploads/uploaded-file.ts';
import { type PictureUploadOptions, type StoredUpload } from '#server/files/uploads/uploads.ts';
import type { Services } from '#server/http/calls/handle.ts';
/** What a file is taken for, by its bytes. */
export declare const kindOf: ({ data }: UploadedFile) => 'picture' | 'document';
/** A file that was taken, or why not. */
export type TriedUpload = {
    readonly ok: true;
    readonly upload: StoredUpload;
} | {
    readonly ok: false;
    readonly text: string;
};
/**
 * Stores each picture and public document that can be taken, in their order. Errors: those of the disk and the database, with nothing left
 * behind of any of them.
 */
export declare const storeAll: (services: Pick<Services, 'store' | 'storage' | 'mediaQuota'>, pictures: readonly PictureUploadOptions[]) => Promise<TriedUpload[]>;

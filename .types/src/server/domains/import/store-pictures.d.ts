import type { MediaClass } from '#schemas/content/index.ts';
import { type EncodeCache } from '#server/files/pictures/encode-cache.ts';
import type { MediaStorage } from '#server/files/storage/storage.ts';
import type { MediaRow, NewMediaRow } from '#server/store/schema.ts';
import { type CheckedPictures } from './check-pictures.ts';
import type { FileItem } from './file/check-file.ts';
export interface StorePicturesOptions {
    schoolId: number;
    storage: MediaStorage;
    cache: EncodeCache;
    items: readonly FileItem[];
    /** The files that the items name, by path in the folder. */
    files: CheckedPictures['files'];
    /** The school's pictures so far. */
    previous: readonly Pick<MediaRow, 'id' | 'hash' | 'class'>[];
    /** Gives so many new media ids. */
    reserveIds: (count: number) => Promise<number[]>;
    /** Every key is added before its file is written, so that a failed import can take it back. */
    written: string[];
    progress: (done: number, total: number, label: string) => void;
}
export interface StoredPictures {
    /** The media id of a picture of this class. */
    idOf: (name: string, kind: MediaClass) => number;
    /** Rows to insert; their files are in storage. */
    added: (NewMediaRow & {
        id: number;
    })[];
    /** Ids of earlier rows that are used again. */
    reused: number[];
}
/** Encodes the pictures that the school does not have yet, and puts their files into storage. */
export declare function storePictures(options: StorePicturesOptions): Promise<StoredPictures>;

import { Readable } from 'node:stream';
/** Where the bytes of pictures are. Keys: `<school>/<id>/<width>.<ext>` and `<school>/<id>/original`. Errors: `MEDIA_KEY`. */
export interface MediaStorage {
    /** Stores bytes whole or not at all, and durably, in place of what stood there. */
    put(key: string, data: Uint8Array): Promise<void>;
    /** The bytes, or undefined where there are none. */
    get(key: string): Promise<Buffer | undefined>;
    /** How many bytes there are, or undefined where there are none to be had. */
    size(key: string): Promise<number | undefined>;
    /** The bytes as they are read, all or a part of them; undefined where there are none. Whoever opens ends the stream. */
    open(key: string, part?: BytePart): Promise<OpenedFile | undefined>;
    /** Removes the bytes; fine where there are none. */
    delete(key: string): Promise<void>;
    exists(key: string): Promise<boolean>;
    /** Everything that is stored, also what a crash has left half-written, in no order. */
    list(): AsyncIterable<StoredFile>;
}
/** Bytes from the one place to the other, both counted from 0 and both included. */
export interface BytePart {
    readonly start: number;
    readonly end: number;
}
export interface OpenedFile {
    /** How many bytes the stream gives. */
    readonly bytes: number;
    readonly stream: Readable;
}
export interface StoredFile {
    readonly key: string;
    /** When it was last written. */
    readonly modified: Date;
}
/** Media storage in a folder (`DATA_DIR/media`), made when it is needed. */
export declare function createFileStorage(directory: string): MediaStorage;
/** The key of one of a picture's files. */
export declare const mediaKey: (schoolId: number, mediaId: number, file: string) => string;
/** The parts of a key of any media storage. Errors: `MEDIA_KEY`. */
export declare function checkKey(key: string): string[];

import type { EncodedPicture } from './encode.ts';
/** Encodings of pictures by the sha256 of their input. Losing it costs only time. */
export interface EncodeCache {
    /** The encoding of an input, made with `encodePicture` where it is not here yet. */
    picture(hash: string, input: () => Promise<Buffer>): Promise<EncodedPicture>;
    /** Forgets an input, for instance because a child's picture was removed. */
    delete(hash: string): Promise<void>;
}
/** An encode cache in a folder (`DATA_DIR/media-cache`), made when it is needed. */
export declare function createEncodeCache(directory: string): EncodeCache;
export declare const sha256: (data: Uint8Array) => string;

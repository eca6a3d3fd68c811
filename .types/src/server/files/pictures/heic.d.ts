/** Decoded pixels, row by row, of four bytes each. */
export interface Raster {
    readonly data: Uint8Array;
    readonly width: number;
    readonly height: number;
    /** Whether parts are transparent. */
    readonly hasAlpha: boolean;
}
/**
 * The longest width and height, in pixels, of what a HEIC file says that it holds, before anything of it is decoded; the
 * decoder holds the file to it. Undefined where it says nothing.
 */
export declare function readHeicSize(input: Buffer): {
    width: number;
    height: number;
} | undefined;
/**
 * The picture of a HEIC file: upright, without metadata, its colours taken for sRGB since the decoder gives no profile.
 * Errors: those of the decoder, for a file that is damaged.
 */
export declare function decodeHeic(input: Buffer): Promise<Raster>;

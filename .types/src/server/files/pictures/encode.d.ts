import { type DecodeOptions } from './decode.ts';
export interface EncodedVariant {
    /** Pixels. */
    width: number;
    height: number;
    format: 'webp' | 'avif';
    data: Buffer;
}
export interface EncodedPicture {
    /** Pixels of the largest variant. */
    width: number;
    height: number;
    /** Base64 of the ThumbHash bytes. */
    thumbhash: string;
    /** Ascending by width, at least one. */
    variants: EncodedVariant[];
    /** Near-lossless copy of at most 1920 pixels, without metadata: what AVIF is made from later. Never served. */
    original: Buffer;
}
export interface EncodeOptions extends DecodeOptions {
    /** Cut to this shape, around what draws the eye; at most 960 pixels wide. */
    shape?: '3:4';
    /** Most bytes of every file that is made, as far as the quality can be lowered. */
    fileBytes?: number;
}
/**
 * A picture as WebP files for the web: upright, in sRGB, without EXIF, GPS or colour profile, never enlarged.
 * Errors: `MediaError` with a `PICTURE_…` code.
 */
export declare function encodePicture(input: Buffer, options?: EncodeOptions): Promise<EncodedPicture>;
export interface PictureCopy {
    /** Pixels. */
    width: number;
    height: number;
    format: 'jpeg' | 'webp';
    data: Buffer;
}
/**
 * One copy of a picture that can be read and printed, such as a scanned paper: upright, at most 3,000 pixels on a side,
 * without metadata; JPEG, or WebP where parts are transparent. Errors: `MediaError` with a `PICTURE_…` code.
 */
export declare function copyPicture(input: Buffer, options?: DecodeOptions): Promise<PictureCopy>;
/**
 * AVIF files of a picture at these widths (pixels), as wide as the picture at most. Takes up to a second for each.
 * Errors: `MediaError` with a `PICTURE_…` code.
 */
export declare function encodeAvif(input: Buffer, widths: readonly number[]): Promise<EncodedVariant[]>;

import { type Sharp } from 'sharp';
import { MediaError } from '../error.ts';
import { type PictureType } from './picture-type.ts';
export interface DecodeOptions {
    /** Most pixels that are decoded; a square of the longest side unless given. */
    maxPixels?: number;
    /** Most bytes of the file; 5 MB unless given. */
    maxBytes?: number;
}
export interface PictureFacts {
    type: PictureType;
    /** Pixels as seen, after the camera's rotation. */
    width: number;
    height: number;
    hasAlpha: boolean;
    /** Base64 of the ThumbHash bytes. */
    thumbhash: string;
}
/** A picture within the limits, not decoded yet unless it is HEIC. */
export interface OpenedPicture extends Omit<PictureFacts, 'thumbhash'> {
    /** Its pixels, upright and without metadata, as often as they are asked for. */
    open(): Sharp;
}
/** Checks a picture against type and limits by its header. Errors: `MediaError` with a `PICTURE_…` code. */
export declare function readPicture(input: Buffer, options?: DecodeOptions): Promise<OpenedPicture>;
/**
 * Checks a picture against type and limits by decoding it once at a small size, so that a torn file is found too.
 * Errors: `MediaError` with a `PICTURE_…` code.
 */
export declare function inspectPicture(input: Buffer, options?: DecodeOptions): Promise<PictureFacts>;
/** What work on a picture gives, or what its failure means. Errors: `MediaError` with a `PICTURE_…` code. */
export declare function withMediaErrors<T>(work: () => Promise<T>): Promise<T>;
/** A decoder that obeys the limits, turns the picture upright and leaves its metadata behind. */
export declare const openPicture: (input: Buffer, { maxPixels }?: DecodeOptions) => Sharp;
/** Base64 of the ThumbHash bytes. */
export declare function computeThumbhash(picture: Sharp): Promise<string>;
/** What a decoder's refusal of a picture means. */
export declare const unreadable: (cause?: unknown) => MediaError;

import type { drawCard, drawIcon } from '../drawing/draw.ts';
import { type MediaErrorCode } from '../error.ts';
import type { inspectPicture } from './decode.ts';
import type { copyPicture, encodeAvif, encodePicture } from './encode.ts';
/** What the picture process does, by name. */
export interface PictureOperations {
    inspectPicture: typeof inspectPicture;
    encodePicture: typeof encodePicture;
    copyPicture: typeof copyPicture;
    encodeAvif: typeof encodeAvif;
    drawCard: typeof drawCard;
    drawIcon: typeof drawIcon;
}
export type PictureOperation = keyof PictureOperations;
export interface PictureRequest {
    id: number;
    op: PictureOperation;
    args: readonly unknown[];
}
export type PictureAnswer = {
    id: number;
    value: unknown;
} | {
    id: number;
    error: SentError;
};
/** An error as it crosses the boundary; `code` and `hint` are a `MediaError`'s. */
export interface SentError {
    name: string;
    message: string;
    code?: MediaErrorCode;
    hint?: string;
    /** The message of its cause. */
    cause?: string;
}
export declare function packError(error: unknown): SentError;
export declare function unpackError({ name, message, code, hint, cause }: SentError): Error;

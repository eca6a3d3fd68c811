import type { CardDrawing, IconDrawing } from '../drawing/draw.ts';
import type { DecodeOptions, PictureFacts } from './decode.ts';
import type { EncodedPicture, EncodedVariant, EncodeOptions, PictureCopy } from './encode.ts';
import { type PictureOperation, type PictureOperations } from './picture-messages.ts';
interface PictureProcessOptions {
    /** How long the process stays without work. */
    idleMs?: number;
    /** The longest that one request may take. */
    requestMs?: number;
}
type Arguments<Op extends PictureOperation> = Parameters<PictureOperations[Op]>;
type Value<Op extends PictureOperation> = Awaited<ReturnType<PictureOperations[Op]>>;
/**
 * The process that pictures are decoded and encoded in, seen from the server: libvips never enters the server's memory,
 * which its allocations would fragment for good, and a hostile picture that breaks the decoder breaks only this process.
 * It starts with the first request, ends some seconds after the last, and ends by itself when the server is gone.
 */
export declare class PictureProcess {
    #private;
    constructor({ idleMs, requestMs }?: PictureProcessOptions);
    /** The process's id while it runs. */
    get pid(): number | undefined;
    /**
     * Errors: those of the operation; `PICTURE_PROCESS` where the process ended or took too long, which is longer than
     * `maxMs` where that is less than the process's own limit.
     */
    run<Op extends PictureOperation>(op: Op, args: Arguments<Op>, maxMs?: number): Promise<Value<Op>>;
}
/** As `decode.ts` has it, in the picture process. */
export declare function inspectPicture(input: Buffer, options?: DecodeOptions): Promise<PictureFacts>;
/** As `encode.ts` has it, in the picture process. */
export declare function encodePicture(input: Buffer, options?: EncodeOptions): Promise<EncodedPicture>;
/** As `encode.ts` has it, in the picture process. */
export declare function copyPicture(input: Buffer, options?: DecodeOptions): Promise<PictureCopy>;
/** As `encode.ts` has it, in the picture process. */
export declare function encodeAvif(input: Buffer, widths: readonly number[]): Promise<EncodedVariant[]>;
/** As `drawing/draw.ts` has it, in the picture process. */
export declare function drawCard(drawing: CardDrawing): Promise<Buffer>;
/** As `drawing/draw.ts` has it, in the picture process. */
export declare function drawIcon(drawing: IconDrawing): Promise<Buffer>;
export {};

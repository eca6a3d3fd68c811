import { type DocumentType } from '../documents/document-type.ts';
import type { EncodedPicture, EncodeOptions } from '../pictures/encode.ts';
import type { UploadedFile } from './uploaded-file.ts';
interface PictureLimits extends Pick<EncodeOptions, 'shape' | 'fileBytes'> {
    /** Of what was sent. */
    readonly maxBytes: number;
}
/** A picture that was sent, encoded for the web. Errors: 422 at the file's field. */
export declare function readPicture({ field, data }: UploadedFile, { maxBytes, ...made }: PictureLimits): Promise<EncodedPicture>;
/** A document as it is kept: checked, and where it is a picture encoded anew. */
export interface ReadDocument {
    readonly type: DocumentType;
    readonly data: Buffer;
    /** Pixels of a picture. */
    readonly width?: number;
    readonly height?: number;
}
interface DocumentLimits {
    readonly types: readonly DocumentType[];
    readonly maxBytes: number;
}
/** A document that was sent. Errors: 422 at the file's field. */
export declare function readDocument({ field, data }: UploadedFile, { types, maxBytes }: DocumentLimits): Promise<ReadDocument>;
export {};

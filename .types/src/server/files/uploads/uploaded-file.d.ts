/** A file of a multipart body. */
export interface UploadedFile {
    readonly field: string;
    readonly fileName: string;
    /** What the sender says it is; never to be trusted. */
    readonly type: string;
    readonly data: Buffer;
}

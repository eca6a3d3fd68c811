/** The limits of an upload (domain.md, shared rules). */
export declare const pictureLimits: {
    readonly bytes: number;
    readonly side: 6000;
};
/** Refuses a picture by its size in bytes, before it is read. Errors: `PICTURE_BYTES`. */
export declare function checkPictureBytes(bytes: number, max?: number): void;

/** What can be wrong with a picture, with where it is worked on, or with where it is kept. */
export type MediaErrorCode = 'PICTURE_TYPE' | 'PICTURE_SVG' | 'PICTURE_ANIMATED' | 'PICTURE_BYTES' | 'PICTURE_PIXELS' | 'PICTURE_BROKEN' | 'PICTURE_PROCESS' | 'MEDIA_KEY';
/** A picture that cannot be taken, or a bad storage key: `message` says what and why, `hint` what to do. */
export declare class MediaError extends Error {
    readonly code: MediaErrorCode;
    readonly hint: string;
    constructor(code: MediaErrorCode, message: string, hint: string, options?: {
        cause?: unknown;
    });
}
/** Whether the picture itself is at fault, rather than the machine, the disk or the database. */
export declare const isPictureFault: (error: unknown) => error is MediaError;

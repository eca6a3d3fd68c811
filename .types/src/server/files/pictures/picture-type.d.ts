export type PictureType = 'jpeg' | 'png' | 'webp' | 'heic';
/**
 * The type of a picture by its first bytes; its name and declared type are never asked.
 * Errors: `PICTURE_SVG`, `PICTURE_TYPE`, `PICTURE_ANIMATED`.
 */
export declare function detectPictureType(input: Buffer): PictureType;

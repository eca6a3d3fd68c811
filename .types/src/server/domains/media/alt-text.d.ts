import type { MediaUpload } from '#schemas/api/media.ts';
/**
 * What each file is to be described by, `''` for decoration. Errors: `NOT_VALID` for each picture that has neither;
 * a document needs none.
 */
export declare const altTexts: ({ alt, decorative }: Pick<MediaUpload, 'alt' | 'decorative'>, kinds: readonly ('picture' | 'document')[]) => string[];

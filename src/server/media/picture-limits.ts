import { MediaError } from './error.ts';

/** The limits of an upload (domain.md, shared rules). */
export const pictureLimits = { bytes: 5 * 1024 * 1024, side: 6000 } as const;

/** Refuses a picture by its size in bytes, before it is read. Errors: `PICTURE_BYTES`. */
export function checkPictureBytes(bytes: number): void {
  if (bytes <= pictureLimits.bytes) return;
  const message = `The picture has ${(bytes / 1024 / 1024).toFixed(1)} MB; 5 MB is the most.`;
  throw new MediaError('PICTURE_BYTES', message, 'Save it smaller: 1920 pixels wide is enough.');
}

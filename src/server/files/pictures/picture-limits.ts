import { MediaError } from '../error.ts';

/** The limits of an upload (docs/domain.md, Shared fields). */
export const pictureLimits = { bytes: 5 * 1024 * 1024, side: 6000 } as const;

/** Refuses a picture by its size in bytes, before it is read. Errors: `PICTURE_BYTES`. */
export function checkPictureBytes(bytes: number, max: number = pictureLimits.bytes): void {
  if (bytes <= max) return;
  const megabytes = (size: number, digits: number) => (size / 1024 / 1024).toFixed(digits);
  const message = `The picture has ${megabytes(bytes, 1)} MB; ${megabytes(max, 0)} MB is the most.`;
  throw new MediaError('PICTURE_BYTES', message, 'Save it smaller: 1920 pixels wide is enough.');
}

import { AppError } from '#shared/errors/app-error.ts';

/** The limits of an upload (docs/domain.md, Shared fields). */
export const pictureLimits = { bytes: 5 * 1024 * 1024, side: 8192, pixels: 8192 * 6144 } as const;

/** Refuses a picture by its size in bytes, before it is read. Errors: `PICTURE_BYTES`. */
export const checkPictureBytes = (bytes: number, max: number = pictureLimits.bytes): void => {
  if (bytes <= max) return;
  const megabytes = (size: number, digits: number) => (size / 1024 / 1024).toFixed(digits);
  throw new AppError('PICTURE_BYTES', { size: megabytes(bytes, 1), most: megabytes(max, 0) });
};

// Only the picture process may load this file; the others call `picture-process.ts`.
import sharp, { type Sharp } from 'sharp';
import { rgbaToThumbHash } from 'thumbhash';
import { MediaError } from './error.ts';
import { checkPictureBytes, pictureLimits } from './picture-limits.ts';
import { detectPictureType, type PictureType } from './picture-type.ts';

// Pictures are worked on rarely and one after another: libvips' cache and thread pool would only hold memory.
sharp.cache(false);
sharp.concurrency(1);

export interface DecodeOptions {
  /** Most pixels that are decoded; a square of the longest side unless given. */
  maxPixels?: number;
  /** Most bytes of the file; 5 MB unless given. */
  maxBytes?: number;
}

export interface PictureFacts {
  type: PictureType;
  /** Pixels as seen, after the camera's rotation. */
  width: number;
  height: number;
  hasAlpha: boolean;
  /** Base64 of the ThumbHash bytes. */
  thumbhash: string;
}

const thumbhashSide = 100;

/**
 * Checks a picture against type and limits by decoding it once at a small size, so that a torn file is found too.
 * Errors: `MediaError` with a `PICTURE_…` code.
 */
export async function inspectPicture(input: Buffer, options: DecodeOptions = {}): Promise<PictureFacts> {
  const type = detectPictureType(input);
  checkPictureBytes(input.length, options.maxBytes);
  try {
    const { width, height, hasAlpha } = await readHeader(input, options);
    return { type, width, height, hasAlpha, thumbhash: await computeThumbhash(input, options) };
  } catch (cause) {
    throw cause instanceof MediaError ? cause : unreadable(type, cause);
  }
}

/** A decoder that obeys the limits, turns the picture upright and leaves its metadata behind. */
export const openPicture = (input: Buffer, { maxPixels = pictureLimits.side ** 2 }: DecodeOptions = {}): Sharp =>
  sharp(input, { limitInputPixels: maxPixels, failOn: 'error' }).autoOrient().toColourspace('srgb');

async function readHeader(input: Buffer, { maxPixels = pictureLimits.side ** 2 }: DecodeOptions) {
  // The header alone is read without a pixel limit, so that the message can name the size.
  const header = await sharp(input, { limitInputPixels: false, failOn: 'error' }).metadata();
  const { width, height } = header.autoOrient;
  if (Math.max(width, height) > pictureLimits.side || width * height > maxPixels) throw tooManyPixels(width, height);
  return { width, height, hasAlpha: header.hasAlpha };
}

async function computeThumbhash(input: Buffer, options: DecodeOptions): Promise<string> {
  const { data, info } = await openPicture(input, options)
    .resize({ width: thumbhashSide, height: thumbhashSide, fit: 'inside', withoutEnlargement: true })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return Buffer.from(rgbaToThumbHash(info.width, info.height, data)).toString('base64');
}

const tooManyPixels = (width: number, height: number) =>
  new MediaError(
    'PICTURE_PIXELS',
    `The picture is ${width} × ${height} pixels; ${pictureLimits.side} on the longest side is the most.`,
    'Save it smaller: 1920 pixels wide is enough.',
  );

/** What sharp's refusal of a picture means. */
export function unreadable(type: PictureType, cause: unknown): MediaError {
  if (type === 'heic') {
    return new MediaError('PICTURE_TYPE', 'HEIC pictures cannot be read here.', 'Save the picture as JPG.', { cause });
  }
  return new MediaError('PICTURE_BROKEN', 'The picture is damaged or cut off.', 'Export or copy the file again.', {
    cause,
  });
}

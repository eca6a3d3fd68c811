// Only the picture process may load this file; the others call `picture-process.ts`.
import sharp, { type OutputInfo, type Sharp } from 'sharp';
import { rgbaToThumbHash } from 'thumbhash';
import { mediaErrors } from '#schemas/errors/media.ts';
import { AppError, isOfArea } from '#shared/errors/app-error.ts';
import { decodeHeic, readHeicSize } from './heic.ts';
import { checkPictureBytes, pictureLimits } from './picture-limits.ts';
import { detectPictureType, type PictureType } from './picture-type.ts';

// Pictures are worked on rarely and one after another: libvips' cache and thread pool would only hold memory.
sharp.cache(false);
sharp.concurrency(1);

export interface DecodeOptions {
  /** Most pixels that are decoded; those of a camera of 50 megapixels by default. */
  maxPixels?: number;
  /** Most bytes of the file; 5 MB by default. */
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

/** A picture within the limits, not decoded yet unless it is HEIC. */
export interface OpenedPicture extends Omit<PictureFacts, 'thumbhash'> {
  /** Its pixels, upright and without metadata, as often as they are requested. */
  open(): Sharp;
}

/** Checks a picture against type and limits by its header. Errors: `PICTURE_…`. */
export const readPicture = async (input: Buffer, options: DecodeOptions = {}): Promise<OpenedPicture> => {
  const type = detectPictureType(input);
  checkPictureBytes(input.length, options.maxBytes);
  return withMediaErrors(async () => {
    if (type === 'heic') return readHeic(input, options);
    return { type, ...(await readHeader(input, options)), open: () => openPicture(input, options) };
  });
};

/**
 * Checks a picture against type and limits by decoding it once at a small size, so that a torn file is found too.
 * Errors: `PICTURE_…`.
 */
export const inspectPicture = async (input: Buffer, options: DecodeOptions = {}): Promise<PictureFacts> => {
  const { open, ...facts } = await readPicture(input, options);
  return { ...facts, thumbhash: await withMediaErrors(() => computeThumbhash(open())) };
};

/** What work on a picture gives, or what its failure means. Errors: `PICTURE_…`. */
export const withMediaErrors = async <T>(work: () => Promise<T>): Promise<T> => {
  try {
    return await work();
  } catch (cause) {
    throw isOfArea(cause, mediaErrors) ? cause : unreadable(cause);
  }
};

/** A decoder that obeys the limits, turns the picture upright and leaves its metadata behind. */
export const openPicture = (input: Buffer, { maxPixels = pictureLimits.pixels }: DecodeOptions = {}): Sharp =>
  sharp(input, { limitInputPixels: maxPixels, failOn: 'error' }).autoOrient().toColourspace('srgb');

const readHeader = async (input: Buffer, { maxPixels = pictureLimits.pixels }: DecodeOptions) => {
  // The header alone is read without a pixel limit, so that the message can name the size.
  const header = await sharp(input, { limitInputPixels: false, failOn: 'error' }).metadata();
  const { width, height } = header.autoOrient;
  checkPixels(width, height, maxPixels);
  return { width, height, hasAlpha: header.hasAlpha };
};

const readHeic = async (input: Buffer, { maxPixels = pictureLimits.pixels }: DecodeOptions): Promise<OpenedPicture> => {
  const said = readHeicSize(input);
  if (!said) throw unreadable();
  checkPixels(said.width, said.height, maxPixels);
  const { data, width, height, hasAlpha } = await decodeHeic(input);
  const open = (): Sharp => {
    const pixels = sharp(data, { raw: { width, height, channels: 4 } }).toColourspace('srgb');
    return hasAlpha ? pixels : pixels.removeAlpha();
  };
  return { type: 'heic', width, height, hasAlpha, open };
};

const checkPixels = (width: number, height: number, maxPixels: number): void => {
  if (Math.max(width, height) > pictureLimits.side || width * height > maxPixels) throw tooManyPixels(width, height);
};

/** What of a picture is kept: turned clockwise by degrees, then the part whose place and size are shares of it. */
export interface PictureCut {
  readonly turn: 0 | 90 | 180 | 270;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A part of a picture, as one of its own. */
export const cutPicture = async ({ type, hasAlpha, open }: OpenedPicture, cut: PictureCut): Promise<OpenedPicture> => {
  const turned = await toRaw(fromRaw(await toRaw(open())).rotate(cut.turn));
  const along = (start: number, share: number, whole: number) => {
    const from = Math.min(whole - 1, Math.round(start * whole));
    return { from, length: Math.max(1, Math.min(whole - from, Math.round(share * whole))) };
  };
  const across = along(cut.x, cut.width, turned.info.width);
  const down = along(cut.y, cut.height, turned.info.height);
  const region = { left: across.from, top: down.from, width: across.length, height: down.length };
  const kept = await toRaw(fromRaw(turned).extract(region));
  return { type, width: across.length, height: down.length, hasAlpha, open: () => fromRaw(kept).toColourspace('srgb') };
};

interface Raw {
  readonly data: Buffer;
  readonly info: Pick<OutputInfo, 'width' | 'height' | 'channels'>;
}

const toRaw = (picture: Sharp): Promise<Raw> => picture.raw().toBuffer({ resolveWithObject: true });

const fromRaw = ({ data, info: { width, height, channels } }: Raw): Sharp =>
  sharp(data, { raw: { width, height, channels } });

/** Base64 of the ThumbHash bytes. */
export const computeThumbhash = async (picture: Sharp): Promise<string> => {
  const { data, info } = await picture
    .resize({ width: thumbhashSide, height: thumbhashSide, fit: 'inside', withoutEnlargement: true })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return Buffer.from(rgbaToThumbHash(info.width, info.height, data)).toString('base64');
};

const tooManyPixels = (width: number, height: number) =>
  new AppError('PICTURE_PIXELS', { width, height, side: pictureLimits.side });

/** What a decoder's refusal of a picture means. */
const unreadable = (cause?: unknown): AppError => new AppError('PICTURE_BROKEN', {}, { cause });

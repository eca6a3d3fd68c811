// Only the picture process may load this file; the others call `picture-process.ts`.
import sharp, { type OutputInfo, type ResizeOptions, type Sharp, type WebpOptions } from 'sharp';
import {
  computeThumbhash,
  cutPicture,
  type DecodeOptions,
  type OpenedPicture,
  openPicture,
  type PictureCut,
  readPicture,
  withMediaErrors,
} from './decode.ts';

export interface EncodedVariant {
  /** Pixels. */
  width: number;
  height: number;
  format: 'webp' | 'avif';
  data: Buffer;
}

export interface EncodedPicture {
  /** Pixels of the largest variant. */
  width: number;
  height: number;
  /** Base64 of the ThumbHash bytes. */
  thumbhash: string;
  /** Ascending by width, at least one. */
  variants: EncodedVariant[];
  /** Near-lossless copy of at most 1920 pixels, without metadata: what AVIF is made from later. Never served. */
  original: Buffer;
}

export interface EncodeOptions extends DecodeOptions {
  /** The part that is kept of it; all of it by default. */
  cut?: PictureCut;
  /** Cut to this shape, around what draws the eye; at most 960 pixels wide. */
  shape?: '3:4';
  /** Most bytes of every file that is made, as far as the quality can be lowered. */
  fileBytes?: number;
}

/** Widths that are made from a picture, in pixels. */
const variantWidths = [480, 800, 1280, 1920] as const;

const largestWidth = 1920;
const copySide = 3000;
const portraitWidth = 960;
/** The first is used unless the file is to be smaller. */
const originalQualities = [92, 80, 65, 50, 35] as const;
/** Bytes from which a file is tried again at a lower quality. */
const heavy = 160_000;
// Effort 2 takes half the time of 4 for 6 % more bytes; most visitors get the AVIF that follows.
const webp = { quality: 76, floor: 55, effort: 2, harder: 4, hardest: 6 } as const;
/** How much smaller, as a logarithm, a WebP of a photo gets with each step of quality between 55 and 76 (measured). */
const shrinkPerStep = 0.0154;
const avifSettings = { quality: 45, effort: 2 } as const;

/**
 * A picture as WebP files for the web: upright, in sRGB, without EXIF, GPS or colour profile, never enlarged.
 * Errors: `PICTURE_…`.
 */
export const encodePicture = async (input: Buffer, options: EncodeOptions = {}): Promise<EncodedPicture> => {
  const whole = await readPicture(input, options);
  return withMediaErrors(async () => {
    const picture = options.cut ? await cutPicture(whole, options.cut) : whole;
    const thumbhash = options.shape ? undefined : await computeThumbhash(picture.open());
    const pixels = await decode(picture, options);
    const variants: EncodedVariant[] = [];
    for (const width of targetWidths(options.shape ? pixels.info.width : picture.width))
      variants.push(await encodeVariant(pixels, width));
    const { width, height } = variants.at(-1) as EncodedVariant;
    return {
      width,
      height,
      thumbhash: thumbhash ?? (await computeThumbhash(fromPixels(pixels))),
      variants,
      original: await encodeOriginal(pixels, picture.hasAlpha, options.fileBytes),
    };
  });
};

export interface PictureCopy {
  /** Pixels. */
  width: number;
  height: number;
  format: 'jpeg' | 'webp';
  data: Buffer;
}

/**
 * One copy of a picture that can be read and printed, such as a scanned document: upright, at most 3,000 pixels on a
 * side, without metadata; JPEG, or WebP where parts are transparent. Errors: `PICTURE_…`.
 */
export const copyPicture = async (input: Buffer, options: DecodeOptions = {}): Promise<PictureCopy> => {
  const { hasAlpha, open } = await readPicture(input, options);
  const resized = open().resize({
    width: copySide,
    height: copySide,
    fit: 'inside',
    withoutEnlargement: true,
  });
  const encoder = hasAlpha ? resized.webp({ quality: 90 }) : resized.jpeg({ quality: 88 });
  const { data, info } = await withMediaErrors(() => encoder.toBuffer({ resolveWithObject: true }));
  return { width: info.width, height: info.height, format: hasAlpha ? 'webp' : 'jpeg', data };
};

/**
 * AVIF files of a picture at these widths (pixels), as wide as the picture at most. Takes up to a second for each.
 * Errors: `PICTURE_…`.
 */
export const encodeAvif = async (input: Buffer, widths: readonly number[]): Promise<EncodedVariant[]> => {
  const variants: EncodedVariant[] = [];
  for (const width of widths) {
    const { data, info } = await withMediaErrors(() =>
      openPicture(input)
        .resize({ width, withoutEnlargement: true })
        .avif(avifSettings)
        .toBuffer({ resolveWithObject: true }),
    );
    variants.push({ width: info.width, height: info.height, format: 'avif', data });
  }
  return variants;
};

/** The steps below a picture's width, and its own width where that is more than a tenth wider than the last step. */
const targetWidths = (width: number): number[] => {
  const steps = variantWidths.filter((step) => step <= width);
  const last = steps.at(-1) ?? 0;
  return last < largestWidth && width > last * 1.1 ? [...steps, width] : steps;
};

interface Pixels {
  data: Buffer;
  info: OutputInfo;
}

const decode = ({ open, ...size }: OpenedPicture, { shape }: EncodeOptions): Promise<Pixels> =>
  open()
    .resize(shape ? portraitOf(size) : { width: largestWidth, withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true });

/** The largest part of a picture that is three wide and four high. */
const portraitOf = ({ width, height }: { width: number; height: number }): ResizeOptions => {
  const cut = Math.max(1, Math.min(width, Math.floor((height * 3) / 4), portraitWidth));
  return { width: cut, height: Math.round((cut * 4) / 3), fit: 'cover', position: sharp.strategy.attention };
};

const fromPixels = ({ data, info }: Pixels): Sharp =>
  sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });

const encodeVariant = async (pixels: Pixels, width: number): Promise<EncodedVariant> => {
  const sized = await fromPixels(pixels).resize({ width }).raw().toBuffer({ resolveWithObject: true });
  return { width: sized.info.width, height: sized.info.height, format: 'webp', data: await encodeWebp(sized) };
};

/**
 * At full quality, or where that is too heavy as good as the size allows. What is still heavy at the floor stays so.
 */
const encodeWebp = async (pixels: Pixels): Promise<Buffer> => {
  const { quality, floor, effort, harder, hardest } = webp;
  const tryWith = (settings: WebpOptions) => fromPixels(pixels).webp(settings).toBuffer();
  const first = await tryWith({ quality, effort });
  if (first.length <= heavy) return first;
  const guess = Math.floor(quality - Math.log(first.length / heavy) / shrinkPerStep);
  if (guess > floor) {
    const second = await tryWith({ quality: guess, effort: harder });
    if (second.length <= heavy) return second;
  }
  return tryWith({ quality: floor, effort: hardest });
};

// JPEG is ten times faster than WebP here, and nobody downloads it.
const encodeOriginal = async (
  pixels: Pixels,
  hasAlpha: boolean,
  fileBytes = Number.POSITIVE_INFINITY,
): Promise<Buffer> => {
  const encodeAt = (quality: number): Promise<Buffer> =>
    (hasAlpha ? fromPixels(pixels).webp({ quality }) : fromPixels(pixels).jpeg({ quality })).toBuffer();
  const [best, ...lower] = originalQualities;
  let made = await encodeAt(hasAlpha ? 90 : best);
  for (const quality of lower) {
    if (made.length <= fileBytes) break;
    made = await encodeAt(quality);
  }
  return made;
};

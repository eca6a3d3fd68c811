import { AppError } from '#shared/errors/app-error.ts';
import { ascii, isJpeg, isPng, isWebp } from '../signatures.ts';

export type PictureType = 'jpeg' | 'png' | 'webp' | 'heic';

/**
 * The type of a picture by its first bytes; its name and declared type are ignored.
 * Errors: `PICTURE_SVG`, `PICTURE_TYPE`, `PICTURE_ANIMATED`.
 */
export const detectPictureType = (input: Buffer): PictureType => {
  if (isJpeg(input)) return 'jpeg';
  if (isPng(input)) return still('png', isAnimatedPng(input));
  if (isWebp(input)) return still('webp', isAnimatedWebp(input));
  if (isHeic(input)) return 'heic';
  if (isSvg(input)) {
    throw new AppError('PICTURE_SVG');
  }
  throw new AppError('PICTURE_TYPE');
};

const still = (type: PictureType, animated: boolean): PictureType => {
  if (!animated) return type;
  throw new AppError('PICTURE_ANIMATED');
};

const isAnimatedPng = (input: Buffer): boolean => {
  const control = input.indexOf('acTL');
  return control !== -1 && control < input.indexOf('IDAT');
};

/** The extended header's animation flag. */
const isAnimatedWebp = (input: Buffer): boolean => ascii(input, 12, 16) === 'VP8X' && ((input[20] ?? 0) & 0x02) !== 0;

/**
 * Brands of files whose pictures are coded as HEVC; `mif1` and `msf1` say only that a file holds pictures of some
 * coding.
 */
const heicBrands: ReadonlySet<string> = new Set(['heic', 'heix', 'hevc', 'hevx']);
const openBrands: ReadonlySet<string> = new Set(['mif1', 'msf1']);
const maxBrands = 32;

const isHeic = (input: Buffer): boolean => {
  if (ascii(input, 4, 8) !== 'ftyp') return false;
  const brand = ascii(input, 8, 12);
  if (heicBrands.has(brand)) return true;
  if (!openBrands.has(brand)) return false;
  const end = Math.min(input.readUInt32BE(0), input.length, 16 + 4 * maxBrands);
  for (let at = 16; at + 4 <= end; at += 4) if (heicBrands.has(ascii(input, at, at + 4))) return true;
  return false;
};

const isSvg = (input: Buffer): boolean =>
  /^\uFEFF?\s*<(\?xml|!doctype svg|!--|svg)/i.test(input.toString('utf8', 0, 256));

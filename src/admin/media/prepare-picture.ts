import { headBytes, type PictureHead, readHead } from './picture-head.ts';
import { longestSide, maxBytes, maxPixels, smallBytes } from './picture-limits.ts';

/** Why a file is not sent; each has its words under this name. */
export type PrepareFault = 'wrongType' | 'tooManyPixels' | 'damaged' | 'tooBig' | 'heicTooBig' | 'pdfTooBig';

/** A file that cannot be sent, found before it is. */
export class PrepareError extends Error {
  readonly fault: PrepareFault;

  constructor(fault: PrepareFault, options?: ErrorOptions) {
    super(fault, options);
    this.name = 'PrepareError';
    this.fault = fault;
  }
}

const jpegQuality = 0.86;

/**
 * A file as it is sent: a picture upright and no larger than a page shows, anything else as it is. A HEIC picture that
 * this browser cannot read is the server's to turn. Errors: `PrepareError`.
 */
export const prepareFile = async (file: File): Promise<File> => {
  const head = readHead(new Uint8Array(await file.slice(0, headBytes).arrayBuffer()));
  if (!head) throw new PrepareError('wrongType');
  if (head.kind === 'pdf') return within(file, 'pdfTooBig');
  if (pixelsOf(head) > maxPixels) throw new PrepareError('tooManyPixels');
  if (isSmall(file, head)) return file;
  const bitmap = await createImageBitmap(file).catch((error: unknown) => {
    if (head.kind === 'heic') return undefined;
    throw new PrepareError('damaged', { cause: error });
  });
  if (!bitmap) return within(file, 'heicTooBig');
  try {
    return within(await redraw(bitmap, file, head), 'tooBig');
  } finally {
    bitmap.close();
  }
};

const pixelsOf = ({ width = 0, height = 0 }: PictureHead): number => width * height;

const isSmall = (file: File, { width = Number.POSITIVE_INFINITY, height = width }: PictureHead): boolean =>
  file.size <= smallBytes && Math.max(width, height) <= longestSide;

const within = (file: File, fault: PrepareFault): File => {
  if (file.size > maxBytes) throw new PrepareError(fault);
  return file;
};

/** The picture as it is seen, on at most `longestSide` pixels. What may be transparent stays so. */
const redraw = async (bitmap: ImageBitmap, file: File, { kind }: PictureHead): Promise<File> => {
  const scale = Math.min(1, longestSide / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  const context = canvas.getContext('2d');
  if (!context) throw new PrepareError('damaged');
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  const type = kind === 'png' || kind === 'webp' ? 'image/webp' : 'image/jpeg';
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, jpegQuality));
  // The memory of a large canvas is given back at once.
  canvas.width = 0;
  if (!blob) throw new PrepareError('damaged');
  // What was small enough already is not made larger.
  return blob.size >= file.size && scale === 1 && file.size <= maxBytes
    ? file
    : new File([blob], renamed(file.name, blob.type), { type: blob.type });
};

const endings: Readonly<Record<string, string>> = { 'image/jpeg': 'jpg', 'image/png': 'png', 'image/webp': 'webp' };

const renamed = (name: string, type: string): string => `${name.replace(/\.\w{1,5}$/, '')}.${endings[type] ?? 'jpg'}`;

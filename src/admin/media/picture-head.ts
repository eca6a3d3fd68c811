export type PictureKind = 'jpeg' | 'png' | 'webp' | 'heic' | 'pdf';

/** What the first bytes of a file say of it; lengths in pixels, as they are stored and not turned. */
export interface PictureHead {
  readonly kind: PictureKind;
  readonly width?: number;
  readonly height?: number;
}

/** How much of a file is read for its head: cameras put previews before the size. */
export const headBytes = 512 * 1024;

/** What a file is, by its first bytes; undefined for what the library does not take. */
export const readHead = (bytes: Uint8Array): PictureHead | undefined => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < 12) return undefined;
  if (view.getUint16(0) === 0xffd8) return { kind: 'jpeg', ...jpegSize(view) };
  if (text(bytes, 1, 3) === 'PNG') return { kind: 'png', ...pngSize(view) };
  if (text(bytes, 0, 4) === 'RIFF' && text(bytes, 8, 4) === 'WEBP') return { kind: 'webp', ...webpSize(bytes, view) };
  if (text(bytes, 0, 5) === '%PDF-') return { kind: 'pdf' };
  if (text(bytes, 4, 4) === 'ftyp' && heicBrands.has(text(bytes, 8, 4))) return { kind: 'heic' };
  return undefined;
};

const heicBrands: ReadonlySet<string> = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1']);

interface Size {
  readonly width: number;
  readonly height: number;
}

const text = (bytes: Uint8Array, start: number, length: number): string =>
  String.fromCharCode(...bytes.subarray(start, start + length));

/** The size stands in the frame header, behind segments of any length. */
const jpegSize = (view: DataView): Size | undefined => {
  let at = 2;
  while (at + 9 <= view.byteLength && view.getUint8(at) === 0xff) {
    const marker = view.getUint8(at + 1);
    if (isFrame(marker)) return { height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
    // Padding before a marker; markers without a length are not found before the frame.
    at += marker === 0xff ? 1 : 2 + view.getUint16(at + 2);
  }
  return undefined;
};

/** SOF0 to SOF15 without the tables (C4, C8, CC) among them. */
const isFrame = (marker: number): boolean => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

const pngSize = (view: DataView): Size | undefined =>
  view.byteLength < 24 ? undefined : { width: view.getUint32(16), height: view.getUint32(20) };

const webpSize = (bytes: Uint8Array, view: DataView): Size | undefined => {
  if (bytes.length < 30) return undefined;
  const of24 = (at: number): number => view.getUint16(at, true) + (view.getUint8(at + 2) << 16);
  switch (text(bytes, 12, 4)) {
    case 'VP8X':
      return { width: of24(24) + 1, height: of24(27) + 1 };
    case 'VP8 ':
      return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
    case 'VP8L': {
      const bits = view.getUint32(21, true);
      return { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 };
    }
    default:
      return undefined;
  }
};

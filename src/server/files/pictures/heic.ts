// Only the picture process may load this file; the others call `picture-process.ts`.

/** Decoded pixels, row by row, of four bytes each. */
export interface Raster {
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
  /** Whether parts are transparent. */
  readonly hasAlpha: boolean;
}

/**
 * The longest width and height, in pixels, of what a HEIC file says that it holds, before anything of it is decoded;
 * the decoder holds the file to it. Undefined if it says nothing.
 */
export const readHeicSize = (input: Buffer): { width: number; height: number } | undefined => {
  const sizes = boxesAt(input, ['meta', 'iprp', 'ipco', 'ispe']).flatMap(({ start, end }) =>
    end - start < 12 ? [] : [{ width: input.readUInt32BE(start + 4), height: input.readUInt32BE(start + 8) }],
  );
  if (sizes.length === 0) return undefined;
  return {
    width: Math.max(...sizes.map(({ width }) => width)),
    height: Math.max(...sizes.map(({ height }) => height)),
  };
};

/**
 * The picture of a HEIC file: upright, without metadata, its colours taken for sRGB since the decoder gives no profile.
 * Errors: those of the decoder, for a file that is damaged.
 */
export const decodeHeic = async (input: Buffer): Promise<Raster> => {
  // Two megabytes of WebAssembly, which most pictures have no use for.
  const { default: decode } = await import('heic-decode');
  const { data, width, height } = await decode({ buffer: input });
  const bytes = new Uint8Array(data.buffer, data.byteOffset, data.byteLength);
  return { data: bytes, width, height, hasAlpha: !isOpaque(bytes) };
};

const isOpaque = (rgba: Uint8Array): boolean => {
  for (let at = 3; at < rgba.length; at += 4) if (rgba[at] !== 255) return false;
  return true;
};

/** Where the inside of a box starts and ends. */
interface Box {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}

/** Boxes that have a version and flags before what is in them. */
const fullBoxes: ReadonlySet<string> = new Set(['meta']);

/** The boxes at a path of types, from the outermost to the innermost. */
const boxesAt = (input: Buffer, path: readonly string[]): Box[] => {
  return path.reduce<Box[]>(
    (outer, wanted) =>
      outer.flatMap((box) => {
        const start = box.start + (fullBoxes.has(box.type) ? 4 : 0);
        return boxesIn(input, start, box.end).filter(({ type }) => type === wanted);
      }),
    [{ type: '', start: 0, end: input.length }],
  );
};

/** The boxes between two places, up to the first that does not fit. */
const boxesIn = (input: Buffer, start: number, end: number): Box[] => {
  const boxes: Box[] = [];
  let at = start;
  while (at + 8 <= end) {
    const short = input.readUInt32BE(at);
    const isLong = short === 1 && at + 16 <= end;
    // 0: to the end of what it stands in.
    const length = isLong ? Number(input.readBigUInt64BE(at + 8)) : short || end - at;
    const head = isLong ? 16 : 8;
    if (length < head || at + length > end) break;
    boxes.push({ type: input.toString('latin1', at + 4, at + 8), start: at + head, end: at + length });
    at += length;
  }
  return boxes;
};

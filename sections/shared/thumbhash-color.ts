/** A ThumbHash by its format (evanw.github.io/thumbhash): its size when it is drawn, and the colour of any point. */
export interface ThumbHash {
  readonly width: number;
  readonly height: number;
  /** Whether some of the picture is clear: its colours are not read then. */
  readonly isClear: boolean;
  /** Red, green and blue of a pixel, each from 0 to 255. */
  colorAt(x: number, y: number): readonly [number, number, number];
}

/** The longer side of the picture that a hash is drawn as, in pixels. */
const longerSide = 32;

/** Waves of one channel: how strong each is, by how often it swings across and down. */
interface Channel {
  readonly mean: number;
  readonly waves: readonly { readonly across: number; readonly down: number; readonly strength: number }[];
}

const valueAt = ({ mean, waves }: Channel, x: number, y: number): number =>
  waves.reduce(
    (sum, { across, down, strength }) =>
      sum + 2 * strength * Math.cos(Math.PI * across * x) * Math.cos(Math.PI * down * y),
    mean,
  );

/**
 * Reads a hash without drawing it: to know five points of it takes a fiftieth of what all its pixels take. `bytes` is
 * a whole hash.
 */
export const readThumbHash = (bytes: Uint8Array): ThumbHash => {
  const byte = (at: number): number => bytes[at] ?? 0;
  const colors = byte(0) | (byte(1) << 8) | (byte(2) << 16);
  const shape = byte(3) | (byte(4) << 8);
  const isClear = colors >> 23 === 1;
  const isLandscape = shape >> 15 === 1;
  const longer = isClear ? 5 : 7;
  const across = isLandscape ? longer : shape & 7;
  const down = isLandscape ? shape & 7 : longer;
  let nibbles = (isClear ? 6 : 5) * 2;
  const readChannel = (mean: number, scale: number, columns: number, rows: number): Channel => {
    const waves: Channel['waves'][number][] = [];
    for (let row = 0; row < rows; row++)
      for (let column = row === 0 ? 1 : 0; column * rows < columns * (rows - row); column++) {
        const nibble = (byte(nibbles >> 1) >> (nibbles % 2 === 0 ? 0 : 4)) & 15;
        waves.push({ across: column, down: row, strength: (nibble / 7.5 - 1) * scale });
        nibbles++;
      }
    return { mean, waves };
  };
  const light = readChannel((colors & 63) / 63, ((colors >> 18) & 31) / 31, Math.max(3, across), Math.max(3, down));
  // A little more colour than was measured, as the format has it.
  const yellow = readChannel(((colors >> 6) & 63) / 31.5 - 1, (((shape >> 3) & 63) / 63) * 1.25, 3, 3);
  const red = readChannel(((colors >> 12) & 63) / 31.5 - 1, (((shape >> 9) & 63) / 63) * 1.25, 3, 3);
  const width = Math.round(across > down ? longerSide : (longerSide * across) / down);
  const height = Math.round(across > down ? (longerSide * down) / across : longerSide);
  return {
    width,
    height,
    isClear,
    colorAt(column, row) {
      const [x, y] = [(column + 0.5) / width, (row + 0.5) / height];
      const [l, p, q] = [valueAt(light, x, y), valueAt(yellow, x, y), valueAt(red, x, y)];
      const b = l - (2 / 3) * p;
      const r = (3 * l - b + q) / 2;
      const inByte = (value: number): number => Math.floor(255 * Math.min(1, Math.max(0, value)));
      return [inByte(r), inByte(r - q), inByte(b)];
    },
  };
};

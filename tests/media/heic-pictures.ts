import { readFile } from 'node:fs/promises';

const file = new URL('../fixtures/pictures/camera.heic', import.meta.url);

/**
 * A HEIC picture of 96 × 64 pixels in four colours, with EXIF, which says that it is to be turned a quarter to the
 * right.
 */
export const heicPicture = (): Promise<Buffer> => readFile(file);

/** The same with another size in its directory. */
export const saidToBe = (heic: Buffer, width: number, height: number): Buffer => {
  const changed = Buffer.from(heic);
  const at = changed.indexOf('ispe');
  changed.writeUInt32BE(width, at + 8);
  changed.writeUInt32BE(height, at + 12);
  return changed;
};

/** The first box of a file of this family: its brand and those that it is compatible with. */
export const brandsOf = (brand: string, others: readonly string[]): Buffer => {
  const box = Buffer.from(`\0\0\0\0ftyp${brand}\0\0\0\0${others.join('')}`, 'latin1');
  box.writeUInt32BE(box.length, 0);
  return box;
};

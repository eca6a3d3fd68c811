import { readSheet } from 'read-excel-file/universal';
import { readSeparated, separatorOf } from '#shared/fields/separated.ts';
import type { Asked, Told } from './read-table.ts';

/** Tabs first: a pasted table has them, and its texts may have commas. */
const separators = ['\t', ';', ','];

const ofText = (text: string): Told => {
  const separator = separatorOf(text, separators);
  const lines = readSeparated(text.replace(/^\uFEFF/, ''), separator);
  if (typeof lines !== 'number') return { lines };
  // What is copied has quotes of its own in a cell, and no cell with a line break is likely.
  const plain = text.split(/\r\n|\n|\r/).map((line, at) => ({ line: at + 1, cells: line.split(separator) }));
  return { lines: plain.filter(({ cells }) => cells.some((cell) => cell.trim() !== '')) };
};

/** The day of a cell that is formatted as one, nothing where its number is no day; others stand as they are. */
const textOf = (cell: unknown): string =>
  cell instanceof Date
    ? Number.isNaN(cell.getTime())
      ? ''
      : cell.toISOString().slice(0, 10)
    : cell === null || cell === undefined
      ? ''
      : String(cell).trim();

/** The first bytes of a ZIP archive, which an .xlsx file is. */
const zip = [0x50, 0x4b];
/** Those of the files of Excel before 2007. */
const oldExcel = [0xd0, 0xcf];

const ofFile = async (file: Blob): Promise<Told> => {
  const data = new Uint8Array(await file.arrayBuffer());
  const startsWith = (bytes: readonly number[]): boolean => bytes.every((byte, at) => data[at] === byte);
  if (startsWith(oldExcel)) return { fault: 'oldExcel' };
  if (startsWith(zip)) {
    const rows = await readSheet(file).catch(() => undefined);
    if (!rows) return { fault: 'unreadable' };
    const lines = rows.map((cells, at) => ({ line: at + 1, cells: cells.map(textOf) }));
    return { lines: lines.filter(({ cells }) => cells.some((cell) => cell !== '')) };
  }
  try {
    return ofText(new TextDecoder('utf-8', { fatal: true }).decode(data));
  } catch (error) {
    if (error instanceof TypeError) return { fault: 'encoding' };
    throw error;
  }
};

self.addEventListener('message', ({ data }: MessageEvent<Asked>) => {
  const told = typeof data === 'string' ? Promise.resolve(ofText(data)) : ofFile(data);
  // A rejection in a worker tells nobody.
  void told.catch((): Told => ({ fault: 'unreadable' })).then((one) => self.postMessage(one));
});

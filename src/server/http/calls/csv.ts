import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';

/** How many rows a list is exported with at most: what spreadsheets still open with ease. */
export const maxExportRows = 50_000;

type Cell = string | number | boolean | null | undefined;

/** A column of a CSV file: its heading, and the value of a row. */
export interface CsvColumn<T> {
  readonly label: string;
  readonly value: (row: T) => Cell;
}

/** What makes a spreadsheet take a text for a formula; also the wide forms that East Asian keyboards type. */
const formulaStart = /^(?:[\t\r\n]|\s*[=+\-@＝＋－＠])/;
/** Also what separates cells where the comma is the decimal sign, and white space that a reader would take off. */
const quoted = /[",;\t\r\n]|^\s|\s$/;

/** Cells as a line of CSV (RFC 4180). */
const csvLine = (cells: readonly Cell[]): string => `${cells.map(csvCell).join(',')}\r\n`;

/**
 * A cell that is safe to open: a text that a spreadsheet would run as a formula gets a leading `'`. Numbers and booleans
 * are written as they are; null and undefined leave the cell empty.
 */
const csvCell = (cell: Cell): string => {
  if (cell === null || cell === undefined) return '';
  if (typeof cell !== 'string') return String(cell);
  const text = formulaStart.test(cell) ? `'${cell}` : cell;
  return quoted.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** A few milliseconds of the server's thread; then others have theirs. */
const rowsInOneGo = 200;

// Without it, Excel reads UTF-8 as the code page of its computer.
const byteOrderMark = '\uFEFF';

interface CsvTable<T> {
  readonly columns: readonly CsvColumn<T>[];
  /** The rows, as they are read. */
  readonly pages: AsyncIterable<readonly T[]> | Iterable<readonly T[]>;
}

/**
 * A table as a CSV file to be saved under a name, in UTF-8. All pages are read before it is sent: a page that cannot be
 * read is told with its status, and a transaction never waits for a slow line.
 */
export const csvAnswer = async <T>(fileName: string, { columns, pages }: CsvTable<T>) => {
  const chunks = [Buffer.from(byteOrderMark + csvLine(columns.map(({ label }) => label)))];
  for await (const rows of pages)
    for (let from = 0; from < rows.length; from += rowsInOneGo) {
      const some = rows.slice(from, from + rowsInOneGo);
      chunks.push(Buffer.from(some.map((row) => csvLine(columns.map(({ value }) => value(row)))).join('')));
      await setImmediate();
    }
  return {
    status: 200,
    bytes: Readable.from(chunks),
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-length': String(chunks.reduce((sum, { length }) => sum + length, 0)),
      'content-disposition': `attachment; filename="${fileName.replace(/[^A-Za-z0-9._-]+/g, '-')}"`,
    },
  } as const;
};

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

/**
 * A table as CSV (RFC 4180) that is safe to open: a text that a spreadsheet would run as a formula gets a leading `'`.
 * Numbers and booleans are written as they are; null and undefined leave the cell empty.
 */
export const toCsv = <T>(columns: readonly CsvColumn<T>[], rows: readonly T[]): string => {
  const lines = [columns.map(({ label }) => label), ...rows.map((row) => columns.map(({ value }) => value(row)))];
  return lines.map((cells) => `${cells.map(csvCell).join(',')}\r\n`).join('');
};

const csvCell = (cell: Cell): string => {
  if (cell === null || cell === undefined) return '';
  if (typeof cell !== 'string') return String(cell);
  const text = formulaStart.test(cell) ? `'${cell}` : cell;
  return quoted.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

// Without it, Excel reads UTF-8 as the code page of its computer.
const byteOrderMark = '\uFEFF';

/** A CSV file to be saved under a name, in UTF-8. */
export const csvAnswer = (fileName: string, csv: string) =>
  ({
    status: 200,
    bytes: Buffer.from(byteOrderMark + csv),
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${fileName.replace(/[^A-Za-z0-9._-]+/g, '-')}"`,
    },
  }) as const;

import type { Table, TableRow } from './read-table.ts';

const quoted = (cell: string): string => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/** Rows of cells as a CSV file that Excel reads. */
export const csvFile = (lines: readonly (readonly string[])[]): Blob => {
  const text = lines.map((cells) => cells.map(quoted).join(',')).join('\r\n');
  // Excel reads UTF-8 where a mark says so.
  return new Blob([`\uFEFF${text}\r\n`], { type: 'text/csv' });
};

interface Refused<Row> extends Pick<Table, 'headings'> {
  readonly wrongOf: (row: Row) => string;
  /** What the column is called that says what is wrong. */
  readonly wrong: string;
}

/** The rows that were not taken, as they were read, with what is wrong in a column of its own. */
export const refusedFile = <Row extends TableRow>(
  rows: readonly Row[],
  { headings, wrongOf, wrong }: Refused<Row>,
): Blob => {
  const width = Math.max(headings.length, ...rows.map(({ cells }) => cells.length));
  const filled = (cells: readonly string[]): readonly string[] =>
    Array.from({ length: width }, (_, at) => cells[at] ?? '');
  const head = headings.length === 0 ? [] : [[...filled(headings), wrong]];
  return csvFile([...head, ...rows.map((row) => [...filled(row.cells), wrongOf(row)])]);
};

/** Gives a file to who has asked for it. */
export const saveFile = (file: Blob, name: string): void => {
  const href = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = href;
  link.download = name;
  link.click();
  URL.revokeObjectURL(href);
};

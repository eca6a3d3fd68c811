import type { CheckedRow } from './rows.ts';

const quoted = (cell: string): string => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/** The rows that were not added as a CSV file, as they were pasted, with what is wrong in a column of its own. */
export const refusedFile = (
  rows: readonly CheckedRow[],
  {
    headings,
    wrongOf,
    wrong,
  }: { readonly headings: readonly string[]; readonly wrongOf: (row: CheckedRow) => string; readonly wrong: string },
): Blob => {
  const width = Math.max(headings.length, ...rows.map(({ cells }) => cells.length));
  const filled = (cells: readonly string[]): readonly string[] =>
    Array.from({ length: width }, (_, at) => cells[at] ?? '');
  const head = headings.length === 0 ? [] : [[...filled(headings), wrong]];
  const lines = [...head, ...rows.map((row) => [...filled(row.cells), wrongOf(row)])];
  const text = lines.map((cells) => cells.map(quoted).join(',')).join('\r\n');
  // Excel reads UTF-8 where a mark says so.
  return new Blob([`\uFEFF${text}\r\n`], { type: 'text/csv' });
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

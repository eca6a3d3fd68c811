/** One cell: its text, and how it is coloured. The width is the text's. */
export interface Cell {
  readonly text: string;
  readonly paint?: (text: string) => string;
}

/** Rows in columns as wide as their widest cell, each line behind an indent. Colours do not count. */
export const formatColumns = (rows: readonly (readonly Cell[])[], indent = ''): string => {
  const count = Math.max(0, ...rows.map((row) => row.length));
  const widths = Array.from({ length: count }, (_, column) =>
    Math.max(...rows.map((row) => (row.length - 1 === column ? 0 : (row[column]?.text.length ?? 0)))),
  );
  return rows
    .map((row) => {
      const cells = row.map(({ text, paint = String }, column) => {
        const space = ' '.repeat(Math.max(0, (widths[column] ?? 0) - text.length));
        return column === row.length - 1 ? paint(text) : paint(text) + space;
      });
      return `${indent}${cells.join('  ')}`.trimEnd();
    })
    .join('\n');
};

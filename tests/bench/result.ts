/** One figure of the benchmark: what, how much, and what it is held against. */
export interface Figure {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  /** The most it may be, where there is a bar. */
  readonly limit?: number;
}

export const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
};

const format = (value: number): string =>
  Number.isInteger(value) ? value.toLocaleString('en-IN') : value.toFixed(value < 10 ? 3 : 1);

export const formatFigures = (figures: readonly Figure[]): string => {
  const rows = figures.map(({ name, value, unit, limit }) => [
    name,
    `${format(value)} ${unit}`,
    limit === undefined ? '' : `at most ${format(limit)} ${unit}`,
    limit === undefined ? '' : value <= limit ? 'holds' : 'OVER',
  ]);
  const widths = [0, 1, 2, 3].map((column) => Math.max(...rows.map((row) => (row[column] ?? '').length)));
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
};

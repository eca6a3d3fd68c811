/** One figure of the benchmark: what, how much, and what it is held against. */
export interface Figure {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  /** The most it may be, where there is a bar. */
  readonly limit?: number;
  /** The least it may be, where there is such a bar. */
  readonly least?: number;
}

/** Whether a figure is on the right side of its bar. */
export const holds = ({ value, limit = Number.POSITIVE_INFINITY, least = Number.NEGATIVE_INFINITY }: Figure): boolean =>
  value <= limit && value >= least;

/** The value that this share of all are not above. */
export const percentile = (values: readonly number[], share: number): number => {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
};

export const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
};

const format = (value: number): string =>
  Number.isInteger(value) ? value.toLocaleString('en-IN') : value.toFixed(value < 10 ? 3 : 1);

const barOf = ({ unit, limit, least }: Figure): string => {
  if (limit !== undefined) return `at most ${format(limit)} ${unit}`;
  return least === undefined ? '' : `at least ${format(least)} ${unit}`;
};

export const formatFigures = (figures: readonly Figure[]): string => {
  const rows = figures.map((figure) => {
    const { name, value, unit } = figure;
    const bar = barOf(figure);
    return [name, `${format(value)} ${unit}`, bar, bar === '' ? '' : holds(figure) ? 'holds' : 'MISSED'];
  });
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

/** A line of cells with the number that a spreadsheet shows next to it; the heading is line 1. */
export interface SeparatedLine {
  readonly line: number;
  readonly cells: readonly string[];
}

/** A cell with what ends it: a quoted one, with quotes doubled inside, or a plain one. */
const cellPattern = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|\n|\r|$)/y;

/**
 * The lines of cells (RFC 4180) with a separator between them. Lines without any text are left out. Where a quote is
 * not closed, or is followed by text, the number of that line.
 */
export const readSeparated = (text: string, separator: string): readonly SeparatedLine[] | number => {
  const pattern = new RegExp(cellPattern.source.replaceAll(',', separator), 'y');
  const lines: SeparatedLine[] = [];
  let cells: string[] = [];
  let line = 1;
  while (pattern.lastIndex <= text.length) {
    const match = pattern.exec(text);
    if (!match) return line;
    const [, quoted, plain = '', end] = match;
    cells.push((quoted?.replaceAll('""', '"') ?? plain).trim());
    if (end === separator) continue;
    if (cells.some((cell) => cell !== '')) lines.push({ line, cells });
    line += 1;
    cells = [];
    if (end === '') break;
  }
  return lines;
};

/** What stands between the cells of a text: the first of these that its heading has, commas where it has none. */
export const separatorOf = (text: string, separators: readonly string[] = [',', ';', '\t']): string => {
  const [heading = ''] = text.split(/\r|\n/, 1);
  return separators.find((separator) => heading.includes(separator)) ?? ',';
};

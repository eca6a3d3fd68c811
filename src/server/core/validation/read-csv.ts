import { AppError } from '#shared/errors/app-error.ts';

/** A line of a CSV file with the number that a spreadsheet shows next to it; the heading is line 1. */
export interface CsvLine {
  readonly line: number;
  readonly cells: readonly string[];
}

/** A cell with what ends it: a quoted one, with quotes doubled inside, or a plain one. */
const cellPattern = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|\n|\r|$)/y;

/**
 * The lines of a CSV file in UTF-8 (RFC 4180), with commas between the cells or, where the heading has none, semicolons
 * or tabs, as spreadsheets write them in some countries. Lines without any text are left out. Errors: `CSV_QUOTES`,
 * `CSV_ENCODING`.
 */
export const readCsv = (data: Uint8Array): readonly CsvLine[] => {
  const text = decode(data);
  const separator = separatorOf(text);
  const pattern = new RegExp(cellPattern.source.replaceAll(',', separator), 'y');
  const lines: CsvLine[] = [];
  let cells: string[] = [];
  let line = 1;
  while (pattern.lastIndex <= text.length) {
    const match = pattern.exec(text);
    if (!match) throw new AppError('CSV_QUOTES', { line });
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

const decode = (data: Uint8Array): string => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(data);
  } catch (error) {
    if (error instanceof TypeError) throw new AppError('CSV_ENCODING');
    throw error;
  }
};

const separatorOf = (text: string): string => {
  const [heading = ''] = text.split(/\r|\n/, 1);
  return [',', ';', '\t'].find((separator) => heading.includes(separator)) ?? ',';
};

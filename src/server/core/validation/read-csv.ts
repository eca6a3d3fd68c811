import { AppError } from '#shared/errors/app-error.ts';
import { readSeparated, type SeparatedLine, separatorOf } from '#shared/fields/separated.ts';

/** A line of a CSV file with the number that a spreadsheet shows next to it; the heading is line 1. */
export type CsvLine = SeparatedLine;

/**
 * The lines of a CSV file in UTF-8 (RFC 4180), with commas between the cells or, where the heading has none, semicolons
 * or tabs, as spreadsheets write them in some countries. Lines without any text are left out. Errors: `CSV_QUOTES`,
 * `CSV_ENCODING`.
 */
export const readCsv = (data: Uint8Array): readonly CsvLine[] => {
  const text = decode(data);
  const lines = readSeparated(text, separatorOf(text));
  if (typeof lines === 'number') throw new AppError('CSV_QUOTES', { line: lines });
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

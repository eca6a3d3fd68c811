import { holidayColumns, importHolidays } from '#schemas/api/holiday-bulk.ts';
import { holidaySchema, maxHolidaysAtOnce } from '#schemas/content/holiday.ts';
import { notValid, wrongField } from '#server/core/errors/refusals.ts';
import { isDate } from '#server/core/validation/formats.ts';
import { findExcess } from '#server/core/validation/input-limits.ts';
import { type CsvLine, readCsv } from '#server/core/validation/read-csv.ts';
import { normaliseTexts } from '#server/core/validation/text.ts';
import { validateContent } from '#server/domains/content/index.ts';
import { handle, ok } from '#server/http/calls/handle.ts';
import type { ContentDocument } from '#server/store/schema.ts';
import { sessionStartYear } from '#shared/calendar.ts';
import { hasCode } from '#shared/errors/app-error.ts';
import { addAll, type Candidate } from './add-all.ts';
import { findWrongDates } from './check-dates.ts';

/** Adds the holidays of a CSV file: all of them or, where any line is wrong, none. */
export const importHolidaysHandler = handle(
  importHolidays,
  async ({ body: { dryRun, Registers: registers }, files: [file] }, context) => {
    if (!file) throw wrongField('file', 'Please choose a CSV file.');
    const candidates = readHolidayFile(file.data);
    return ok(await context.write((transaction) => addAll(transaction, { context, candidates, dryRun, registers })));
  },
);

type Column = (typeof holidayColumns)[number];

const field = 'file';

/**
 * The holidays of a CSV file, each complete and sound. Errors: `NOT_VALID`, with a text for each field of each line
 * that is wrong, as `lines[3].name`, or for the file itself.
 */
const readHolidayFile = (data: Uint8Array): readonly Candidate[] => {
  const [heading, ...lines] = readLines(data);
  const columns = readHeading(heading);
  if (lines.length === 0) throw wrongField(field, 'There are no holidays in the file.');
  if (lines.length > maxHolidaysAtOnce) throw wrongField(field, `Use a file of at most ${maxHolidaysAtOnce} holidays.`);
  requireReadable(lines);
  const errors = new Map<string, readonly string[]>();
  const candidates = lines.map((one): Candidate => {
    const document = documentOf(one, columns);
    for (const [path, text] of problemsOf(one, columns, document))
      errors.set(`lines[${one.line}]${path === '' ? '' : `.${path}`}`, [`Line ${one.line}: ${text}`]);
    return { line: one.line, document };
  });
  if (errors.size > 0) throw notValid(Object.fromEntries(errors));
  return candidates;
};

/** Before anything puts the marks of a text in order. */
const requireReadable = (lines: readonly CsvLine[]): void => {
  const wrong = lines.filter(({ cells }) => findExcess(cells).stacked.length > 0);
  const fault = 'Remove the marks that are stacked on one letter.';
  const text = (line: number): string => `Line ${line}: ${fault}`;
  if (wrong.length > 0) throw notValid(Object.fromEntries(wrong.map(({ line }) => [`lines[${line}]`, [text(line)]])));
};

const readLines = (data: Uint8Array): readonly CsvLine[] => {
  try {
    return readCsv(data);
  } catch (error) {
    if (hasCode(error, 'CSV_QUOTES', 'CSV_ENCODING')) throw wrongField(field, error.message);
    throw error;
  }
};

/** Headings are compared by their letters alone: `Holiday Type` is `Holiday_Type`. */
const plain = (heading: string): string => heading.toLowerCase().replace(/[\s_]/g, '');

const byHeading: ReadonlyMap<string, Column> = new Map(holidayColumns.map((column) => [plain(column), column]));

const readHeading = (heading: CsvLine | undefined): readonly Column[] => {
  const columns = (heading?.cells ?? []).map((cell) => {
    const column = byHeading.get(plain(cell));
    if (column === undefined)
      throw wrongField(field, `There is no column "${cell.slice(0, 60)}". Use ${holidayColumns.join(', ')}.`);
    return column;
  });
  const twice = columns.find((column, at) => columns.indexOf(column) !== at);
  if (twice !== undefined) throw wrongField(field, `The column ${twice} is there twice.`);
  const missing = (['name', 'startHolidayDate'] as const).find((column) => !columns.includes(column));
  if (missing !== undefined) throw wrongField(field, `The column ${missing} is missing.`);
  return columns;
};

const documentOf = ({ cells }: CsvLine, columns: readonly Column[]): ContentDocument => {
  const filled = columns.flatMap((column, at) => {
    const cell = cells[at] ?? '';
    return cell === '' ? [] : [[column, cellValue(column, cell)] as const];
  });
  const given: ContentDocument = Object.fromEntries(filled);
  const { startHolidayDate: start } = given;
  const defaults = { Holiday_Type: 'School', Applies_To: 'All', Show_On_Website: true };
  const document: ContentDocument = {
    ...defaults,
    ...(start === undefined ? {} : { endHolidayDate: start }),
    ...given,
    ...(typeof start === 'string' && isDate(start) ? { StartSession: sessionStartYear(start) } : {}),
  };
  return normaliseTexts(document, holidaySchema);
};

const answers: ReadonlyMap<string, boolean> = new Map([
  ['yes', true],
  ['true', true],
  ['1', true],
  ['no', false],
  ['false', false],
  ['0', false],
]);

const cellValue = (column: Column, cell: string): unknown => {
  if (column === 'startHolidayDate' || column === 'endHolidayDate') return dateOf(cell);
  if (column === 'Show_On_Website' || column === 'Fixed_Date') return answers.get(cell.toLowerCase()) ?? cell;
  return cell;
};

/** A day as YYYY-MM-DD, also where a spreadsheet of India has written it as DD/MM/YYYY or DD-MM-YYYY. */
const dateOf = (cell: string): string => {
  const [, day = '', month = '', year] = /^(\d{1,2})[/-](\d{1,2})[/-](\d{4})$/.exec(cell) ?? [];
  return year === undefined ? cell : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
};

/** What is wrong with a line: the field, or nothing for the line itself, and a text. */
const problemsOf = (
  { cells }: CsvLine,
  columns: readonly Column[],
  document: ContentDocument,
): readonly (readonly [string, string])[] => {
  if (cells.slice(columns.length).some((cell) => cell !== ''))
    return [['', 'there are more cells than headings. Put quotes around a text with commas in it.']];
  const problems = validateContent('holiday', document);
  if (problems.length > 0) return problems.map(({ path, message }) => [path, message]);
  const { startHolidayDate, endHolidayDate, StartSession } = document;
  const dates = {
    startHolidayDate: String(startHolidayDate),
    endHolidayDate: String(endHolidayDate),
    StartSession: Number(StartSession),
  };
  return Object.entries(findWrongDates(dates)).map(([path, [text = '']]) => [path, text]);
};

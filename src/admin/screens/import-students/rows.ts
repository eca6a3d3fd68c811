import { type ImportedField, importedFields, maxCellLength } from '#schemas/records/student-import.ts';
import { formatDate } from '#shared/fields/dates.ts';
import {
  type CellFault,
  nameParts,
  type Places,
  type ReadCell,
  readCategory,
  readClass,
  readDay,
  readGender,
  readGroup,
  readNumber,
  readSection,
} from '../../tables/read-cells.ts';
import type { Table, TableRow } from '../../tables/read-table.ts';
import type { Target } from './columns.ts';

export type Texts = Readonly<Partial<Record<ImportedField, string>>>;
export type Fields = Readonly<Partial<Record<ImportedField, string | number>>>;

export interface CellProblem {
  readonly field: ImportedField;
  readonly fault: CellFault;
  /** A text that is right, and was likely meant. */
  readonly offer?: string | undefined;
  /** The row that has the same. */
  readonly other?: number | undefined;
}

export interface CheckedRow extends TableRow {
  readonly texts: Texts;
  readonly fields: Fields;
  readonly problems: readonly CellProblem[];
  /** What is sent, to tell whether the server has looked at it. */
  readonly key: string;
}

/** What somebody has written into cells, by line. */
export type Mended = ReadonlyMap<number, Texts>;

export interface Reading {
  readonly targets: readonly Target[];
  readonly places: Places;
  /** The codes of relations by their words. */
  readonly relations: ReadonlyMap<string, number>;
}

/** The rows of a table as they are read. */
export const readRows = ({ rows }: Table, reading: Reading): readonly CheckedRow[] =>
  rows.map((row) => readRow(row, textsOf(row.cells, reading), reading));

/** The same rows with what was written into their cells; those that nobody has touched are not read again. */
export const mendRows = (
  rows: readonly CheckedRow[],
  { mended, reading }: { readonly mended: Mended; readonly reading: Reading },
): readonly CheckedRow[] =>
  withDoubles(
    rows.map((row) => {
      const own = mended.get(row.line);
      return own ? readRow(row, { ...row.texts, ...own }, reading) : row;
    }),
  );

const textsOf = (cells: readonly string[], { targets, places }: Reading): Texts => {
  const texts: Partial<Record<ImportedField, string>> = {};
  for (const [at, target] of targets.entries()) {
    const text = (cells[at] ?? '').replace(/\s+/g, ' ').trim();
    if (target === 'none' || text === '') continue;
    if (target === 'Full_Name' || target === 'Surname_First')
      Object.assign(texts, nameParts(text, target === 'Surname_First'));
    else texts[target] = text;
  }
  return withSection(texts, places);
};

/** `5 A` in the column of the class is the section as well, where no other column has it. */
const withSection = (texts: Texts, places: Places): Texts => {
  if (texts.Class_Id === undefined || texts.Section_Id !== undefined) return texts;
  const { section } = readClass(texts.Class_Id, places);
  const name = places.sections.find(({ id }) => id === section)?.name;
  return name === undefined ? texts : { ...texts, Section_Id: name };
};

const readRow = ({ line, cells }: TableRow, texts: Texts, reading: Reading): CheckedRow => {
  const fields: Partial<Record<ImportedField, string | number>> = {};
  // Such as a row of sums.
  if (!texts.Admission_No?.trim() && !texts.Date_Of_Birth?.trim())
    return { line, cells, texts, fields, problems: [{ field: 'Admission_No', fault: 'nobody' }], key: '' };
  const problems: CellProblem[] = [];
  for (const field of importedFields) {
    const text = texts[field]?.trim();
    if (!text) continue;
    const read = readCell(field, text, reading);
    if ('value' in read) fields[field] = read.value;
    else
      problems.push({ field, fault: read.fault, ...(read.offer !== undefined && { offer: formatDate(read.offer) }) });
  }
  return { line, cells, texts, fields, problems, key: JSON.stringify(fields) };
};

const readCell = (field: ImportedField, text: string, { places, relations }: Reading): ReadCell => {
  if (text.length > maxCellLength) return { fault: 'tooLong' };
  switch (field) {
    case 'Date_Of_Birth':
    case 'Admission_Date':
      return readDay(text);
    case 'Class_Id': {
      const { class: value } = readClass(text, places);
      return value === undefined ? { fault: 'noClass' } : { value };
    }
    case 'Section_Id':
      return readSection(text, places);
    case 'Roll_No':
      return readNumber(text);
    case 'Gender':
      return readGender(text);
    case 'Category':
      return readCategory(text);
    case 'Blood_Group':
      return readGroup(text);
    case 'Guardian_Relation': {
      const value = relations.get(text.toLowerCase());
      return value === undefined ? { fault: 'noRelation' } : { value };
    }
    default:
      return { value: text };
  }
};

/** Names the rows that give a student twice, or a place on a class's roll to two. */
const withDoubles = (rows: readonly CheckedRow[]): readonly CheckedRow[] => {
  const students = new Map<string, number>();
  const seats = new Map<string, number>();
  return rows.map((row) => {
    const { Admission_No: number, Class_Id, Section_Id, Roll_No } = row.fields;
    const own = number === undefined ? undefined : firstOf(students, String(number), row.line);
    if (own !== undefined)
      return { ...row, problems: [...row.problems, { field: 'Admission_No', fault: 'twice', other: own }] };
    if (Class_Id === undefined || Section_Id === undefined || Roll_No === undefined) return row;
    const seat = firstOf(seats, `${Class_Id}/${Section_Id}/${Roll_No}`, row.line);
    return seat === undefined
      ? row
      : { ...row, problems: [...row.problems, { field: 'Roll_No', fault: 'rollTwice', other: seat }] };
  });
};

/** The line that had a key first, where it is another. */
const firstOf = (seen: Map<string, number>, key: string, line: number): number | undefined => {
  const first = seen.get(key);
  if (first === undefined) seen.set(key, line);
  return first;
};

/** Of what is in a file and where it goes: the same file goes on with an import that was stopped. */
export const fingerprintOf = ({ headings, rows }: Table, targets: readonly Target[]): string => {
  const text = JSON.stringify([targets, headings, rows.map(({ line, cells }) => [line, cells])]);
  return [2166136261, 3339451269].map((seed) => hash(text, seed).toString(16).padStart(8, '0')).join('');
};

/** FNV-1a. */
const hash = (text: string, seed: number): number => {
  let value = seed;
  for (let at = 0; at < text.length; at++) value = Math.imul(value ^ text.charCodeAt(at), 16777619);
  return value >>> 0;
};

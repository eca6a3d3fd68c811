import dayjs from 'dayjs';
import type { HolidayBody } from '#schemas/api/holidays.ts';
import type { Table } from '../../../tables/read-table.ts';
import type { Kind } from '../calendar.ts';
import type { Target } from './columns.ts';
import { type DayFault, readDay, splitDays } from './days.ts';

/** The cells of a row that can be mended. */
export const cellNames = ['name', 'start', 'end', 'kind'] as const;
export type CellName = (typeof cellNames)[number];

export type Texts = Readonly<Record<CellName | 'details', string>>;

export type Fault = DayFault | 'noName' | 'shortName' | 'longName' | 'endsFirst' | 'tooLong' | 'noKind';

interface Problem {
  readonly cell: CellName;
  readonly fault: Fault;
  /** What was likely meant: a day (YYYY-MM-DD), or a kind. */
  readonly offer?: string;
}

export type NewHoliday = Pick<
  HolidayBody,
  'name' | 'startHolidayDate' | 'endHolidayDate' | 'Holiday_Type' | 'Description'
>;

export interface CheckedRow {
  readonly line: number;
  /** As it was pasted. */
  readonly cells: readonly string[];
  readonly texts: Texts;
  readonly problems: readonly Problem[];
  /** As far as the days could be read: YYYY-MM-DD. */
  readonly start: string | undefined;
  readonly end: string | undefined;
  readonly kind: Kind | undefined;
  /** What is sent, once nothing is wrong. */
  readonly holiday: NewHoliday | undefined;
}

/** What somebody has mended, by line and cell. */
export type Mended = Readonly<Record<string, string>>;

export const mendedKey = (line: number, cell: CellName): string => `${line}.${cell}`;

/** Words for the kinds, as lists of holidays have them. */
const kinds: readonly (readonly [Kind, RegExp])[] = [
  ['Timing_Change', /timing|time change|half.?day|समय/i],
  ['Exam', /exam|test|परीक्षा/i],
  ['Vacation', /vacation|break|लंबी|ग्रीष्म|शीत/i],
  ['Public', /public|national|gazett?ed|bank|government|govt|राष्ट्रीय|सार्वजनिक|राजपत्रित|शासकीय/i],
  ['School', /school|local|restricted|optional|विद्यालय|स्कूल|स्थानीय|ऐच्छिक/i],
];

const kindOf = (text: string): Kind | undefined =>
  text === '' ? 'School' : kinds.find(([, words]) => words.test(text))?.[0];

const maxDays = 90;

/** The rows of a table with what is wrong with each, in the session that begins in a year. */
export const checkRows = (
  { rows }: Table,
  {
    targets,
    mended,
    session,
  }: { readonly targets: readonly Target[]; readonly mended: Mended; readonly session: number },
): readonly CheckedRow[] =>
  rows.map(({ line, cells }) => {
    const texts = textsOf(cells, targets);
    const own = Object.fromEntries(
      cellNames.flatMap((cell) => {
        const text = mended[mendedKey(line, cell)];
        return text === undefined ? [] : [[cell, text]];
      }),
    );
    return { line, cells, ...checkRow({ ...texts, ...own }, session) };
  });

const textsOf = (cells: readonly string[], targets: readonly Target[]): Texts => {
  const of = (target: Target): string => cells[targets.indexOf(target)] ?? '';
  const [start, end] = targets.includes('both') ? splitDays(of('both')) : [of('start'), of('end')];
  return { name: of('name'), start, end, kind: of('kind'), details: of('details') };
};

const checkRow = (texts: Texts, session: number): Omit<CheckedRow, 'line' | 'cells'> => {
  const name = texts.name.replace(/\s+/g, ' ').trim();
  const first = readDay(texts.start, session);
  const last = texts.end.trim() === '' ? sameDay(first) : readDay(texts.end, session);
  const kind = kindOf(texts.kind.trim());
  const problems: readonly Problem[] = [
    ...nameProblems(name),
    ...(first.fault ? [problemOf('start', first.fault, first.offer)] : []),
    ...endProblems(first, last, session),
    ...(kind === undefined ? [problemOf('kind', 'noKind', 'School')] : []),
  ];
  const { day: start } = first;
  const { day: end } = last;
  const Description = texts.details.trim().slice(0, 255);
  const isRight = problems.length === 0 && start !== undefined && end !== undefined && kind !== undefined;
  return {
    texts,
    problems,
    start,
    end: texts.end.trim() === '' ? undefined : end,
    kind,
    holiday: isRight
      ? {
          name,
          startHolidayDate: start,
          endHolidayDate: end,
          Holiday_Type: kind,
          ...(Description ? { Description } : {}),
        }
      : undefined,
  };
};

/** One day where the last is not named; what is wrong with it is said at the first. */
const sameDay = ({ day }: Read): Read => (day === undefined ? {} : { day });

const problemOf = (cell: CellName, fault: Fault, offer?: string): Problem => ({
  cell,
  fault,
  ...(offer === undefined ? {} : { offer }),
});

const nameProblems = (name: string): readonly Problem[] => {
  const { length } = [...name];
  if (length === 0) return [problemOf('name', 'noName')];
  if (length < 2) return [problemOf('name', 'shortName')];
  return length > 100 ? [problemOf('name', 'longName')] : [];
};

type Read = ReturnType<typeof readDay>;

/** A last day before the first was likely written with another year. */
const endProblems = (first: Read, last: Read, session: number): readonly Problem[] => {
  const start = first.day ?? first.offer;
  const end = last.day;
  if (start !== undefined && end !== undefined && end < start) {
    const meant = [session, session + 1]
      .map((year) => `${year}${end.slice(4)}`)
      .find((day) => day >= start && readDay(day, session).fault === undefined);
    return [problemOf('end', 'endsFirst', meant ?? start)];
  }
  if (last.fault) return [problemOf('end', last.fault, last.offer)];
  const isLong = start !== undefined && end !== undefined && dayjs(end).diff(start, 'day') >= maxDays;
  return isLong && !first.fault ? [problemOf('end', 'tooLong')] : [];
};

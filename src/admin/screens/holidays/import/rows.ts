import dayjs from 'dayjs';
import type { HolidayBody } from '#schemas/api/holidays.ts';
import {
  type CheckedRow,
  mendTexts,
  type Problem as ProblemOf,
  type Reading,
} from '../../../tables/import/row-import.ts';
import type { Table } from '../../../tables/read-table.ts';
import type { Kind } from '../calendar.ts';
import type { Target } from './columns.ts';
import { type DayFault, readDay, splitDays } from './days.ts';

/** The cells of a row that can be mended. */
export const cellNames = ['name', 'start', 'end', 'kind'] as const;
export type CellName = (typeof cellNames)[number];

/** Which cell a field of the call is in. */
export const cellOfField: Readonly<Record<string, CellName>> = {
  name: 'name',
  startHolidayDate: 'start',
  endHolidayDate: 'end',
  Holiday_Type: 'kind',
};

export type Texts = Readonly<Record<CellName | 'details', string>>;

export type Fault = DayFault | 'noName' | 'shortName' | 'longName' | 'endsFirst' | 'tooLong' | 'noKind';

/** What is offered is a day (YYYY-MM-DD), or a kind. */
type Problem = ProblemOf<CellName, Fault>;

export type NewHoliday = Pick<
  HolidayBody,
  'name' | 'startHolidayDate' | 'endHolidayDate' | 'Holiday_Type' | 'Description'
>;

export interface CheckedHoliday extends CheckedRow<NewHoliday> {
  readonly texts: Texts;
  readonly problems: readonly Problem[];
  /** As far as the days could be read: YYYY-MM-DD. */
  readonly start: string | undefined;
  readonly end: string | undefined;
  readonly kind: Kind | undefined;
}

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
  { targets, mended, session }: Reading<Target> & { readonly session: number },
): readonly CheckedHoliday[] =>
  rows.map(({ line, cells }) => ({
    line,
    cells,
    ...checkRow(mendTexts(textsOf(cells, targets), line, mended), session),
  }));

const textsOf = (cells: readonly string[], targets: readonly Target[]): Texts => {
  const of = (target: Target): string => cells[targets.indexOf(target)] ?? '';
  const [start, end] = targets.includes('both') ? splitDays(of('both')) : [of('start'), of('end')];
  return { name: of('name'), start, end, kind: of('kind'), details: of('details') };
};

const checkRow = (texts: Texts, session: number): Omit<CheckedHoliday, 'line' | 'cells'> => {
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
    sent: isRight
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

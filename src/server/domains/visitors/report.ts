import { and, asc, count, gte, isNotNull, lte, sql, sum } from 'drizzle-orm';
import { exportVisitorReport, readVisitorReport } from '#schemas/api/visitors/list.ts';
import { type VisitPurpose, visitPurposes } from '#schemas/records/visitor.ts';
import { wrongField } from '#server/core/errors/refusals.ts';
import { type CsvColumn, csvAnswer } from '#server/http/calls/csv.ts';
import { handle, ok } from '#server/http/calls/handle.ts';
import { visitors } from '#server/store/schema.ts';
import type { Db } from '#server/store/store.ts';
import { daysBetween } from '#shared/calendar.ts';

interface Period {
  readonly From: string;
  readonly To: string;
}

interface Cell {
  readonly day: string;
  readonly purpose: VisitPurpose;
  readonly visits: number;
  readonly people: number;
}

const maxDays = 366;

const requirePeriod = ({ From, To }: Period): void => {
  if (To < From) throw wrongField('To', 'The last day is before the first.');
  if (daysBetween(From, To) > maxDays) throw wrongField('To', `Choose at most ${maxDays} days.`);
};

/** How many came, by day and purpose. */
const readCells = (db: Db, { From, To }: Period): Promise<Cell[]> =>
  db
    .select({
      day: visitors.day,
      purpose: visitors.purpose,
      visits: count(),
      people: sum(visitors.persons).mapWith(Number),
    })
    .from(visitors)
    .where(and(isNotNull(visitors.passNo), gte(visitors.day, From), lte(visitors.day, To)))
    .groupBy(sql`1`, sql`2`)
    .orderBy(asc(visitors.day));

const totalOf = (cells: readonly Cell[]) => ({
  Visits: cells.reduce((all, { visits }) => all + visits, 0),
  People: cells.reduce((all, { people }) => all + people, 0),
});

const daysOf = (cells: readonly Cell[]): string[] => [...new Set(cells.map(({ day }) => day))];

export const readReportHandler = handle(readVisitorReport, ({ query }, context) => {
  requirePeriod(query);
  return context.read(async ({ db }) => {
    const cells = await readCells(db, query);
    const purposes = visitPurposes
      .map((Purpose) => ({ Purpose, ...totalOf(cells.filter(({ purpose }) => purpose === Purpose)) }))
      .filter(({ Visits }) => Visits > 0)
      .toSorted((a, b) => b.Visits - a.Visits);
    const days = daysOf(cells).map((Day) => ({ Day, ...totalOf(cells.filter(({ day }) => day === Day)) }));
    return ok({ ...totalOf(cells), Days: days, Purposes: purposes });
  });
});

interface Line {
  readonly day: string;
  readonly cells: readonly Cell[];
}

const columns: readonly CsvColumn<Line>[] = [
  { label: 'Day', value: ({ day }) => day },
  { label: 'Visits', value: ({ cells }) => totalOf(cells).Visits },
  { label: 'People', value: ({ cells }) => totalOf(cells).People },
  ...visitPurposes.map(
    (one): CsvColumn<Line> => ({
      label: one,
      value: ({ cells }) => cells.find(({ purpose }) => purpose === one)?.visits ?? 0,
    }),
  ),
];

export const exportReportHandler = handle(exportVisitorReport, ({ query }, context) => {
  requirePeriod(query);
  return context.read(async ({ db }) => {
    const cells = await readCells(db, query);
    const lines = daysOf(cells).map((day) => ({ day, cells: cells.filter((cell) => cell.day === day) }));
    return csvAnswer(`visitors-${query.From}-${query.To}.csv`, { columns, pages: [lines] });
  });
});

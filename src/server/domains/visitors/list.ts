import { and, desc, eq, gte, ilike, lt, lte, or, type SQL, sql } from 'drizzle-orm';
import type { VisitorRow } from '#schemas/api/visitors/fields.ts';
import { exportVisitors, listVisitors, type VisitorFilters } from '#schemas/api/visitors/list.ts';
import { type CsvColumn, csvAnswer, maxExportRows } from '#server/http/calls/csv.ts';
import { handle, listOf } from '#server/http/calls/handle.ts';
import { pageOf, totalRows } from '#server/http/calls/paging.ts';
import { containing } from '#server/store/query.ts';
import { readPages } from '#server/store/read-pages.ts';
import { users, visitors } from '#server/store/schema.ts';
import { localTimeIn } from '#shared/calendar.ts';
import { type DeskDay, readDeskDay } from './desk-day.ts';
import { type StoredVisitor, selectVisitors, visitorRow } from './visitor-row.ts';

const latestFirst = [desc(visitors.day), desc(visitors.inAt), desc(visitors.id)];

const ofState = (state: VisitorFilters['State'], { today }: DeskDay): SQL | undefined => {
  if (state === '-1') return undefined;
  const expected = eq(visitors.state, 'Expected');
  if (state === 'No_Show') return and(expected, lt(visitors.day, today));
  if (state === 'Expected') return and(expected, gte(visitors.day, today));
  return eq(visitors.state, state as StoredVisitor['state']);
};

const withKeyword = (keyword: string): SQL | undefined => {
  // Numbers are found however they are spaced.
  const close = containing(keyword.replaceAll(' ', ''));
  return or(
    ilike(visitors.name, containing(keyword)),
    ilike(visitors.mobile, close),
    ilike(visitors.passNo, close),
    ilike(sql`replace(${visitors.vehicleNo}, ' ', '')`, close),
  );
};

/** What a list of visits is cut down to. */
const visitorFilter = ({ From, To, State, Purpose, keyword }: VisitorFilters, day: DeskDay): SQL | undefined =>
  and(
    From === '-1' ? undefined : gte(visitors.day, From),
    To === '-1' ? undefined : lte(visitors.day, To),
    ofState(State, day),
    Purpose === '-1' ? undefined : eq(visitors.purpose, Purpose as StoredVisitor['purpose']),
    keyword ? withKeyword(keyword) : undefined,
  );

export const listVisitorsHandler = handle(listVisitors, ({ query }, context) =>
  context.read(async (transaction) => {
    const { db } = transaction;
    const day = await readDeskDay(transaction, context.now());
    const where = visitorFilter(query, day);
    const { limit, offset } = pageOf(query);
    const rows = await selectVisitors(db)
      .where(where)
      .orderBy(...latestFirst)
      .limit(limit)
      .offset(offset);
    const total = await totalRows(context, { db, table: visitors, where });
    return listOf(
      rows.map((row) => visitorRow(row, day)),
      total,
    );
  }),
);

const fields = [
  'Day',
  'Pass_No',
  'State',
  'Name',
  'Mobile',
  'Email',
  'Purpose',
  'Purpose_Text',
  'Meeting_With',
  'Meeting_Name',
  'Persons',
  'Vehicle_No',
  'Id_Type',
  'Id_Last4',
  'Expected_Time',
  'In_Time',
  'In_By',
  'Out_Time',
  'Out_By',
  'Note',
] as const satisfies readonly (keyof VisitorRow)[];

const times: readonly (typeof fields)[number][] = ['In_Time', 'Out_Time'];

/** Times are those of the school's clocks. */
const columnsAt = ({ timeZone }: DeskDay): CsvColumn<VisitorRow>[] =>
  fields.map((field) => ({
    label: field,
    value: (row) => {
      const value = row[field];
      return times.includes(field) && value !== undefined
        ? localTimeIn(timeZone, Date.parse(String(value))).replace('T', ' ')
        : value;
    },
  }));

export const exportVisitorsHandler = handle(exportVisitors, ({ query }, context) =>
  context.read(async (transaction) => {
    const { db } = transaction;
    const day = await readDeskDay(transaction, context.now());
    const people = await db.select({ id: users.id, name: users.name }).from(users);
    const names = new Map(people.map(({ id, name }) => [id, name]));
    const nameOf = (id: number | null): string | null => (id === null ? null : (names.get(id) ?? null));
    const selected = db
      .select()
      .from(visitors)
      .where(visitorFilter(query, day))
      .orderBy(...latestFirst)
      .limit(maxExportRows);
    const pages = readPages(db, selected, (row) =>
      visitorRow({ row, inBy: nameOf(row.inBy), outBy: nameOf(row.outBy) }, day),
    );
    return csvAnswer('visitors.csv', { columns: columnsAt(day), pages });
  }),
);

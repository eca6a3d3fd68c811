import { and, asc, count, desc, eq, gte, isNotNull } from 'drizzle-orm';
import { readVisitorDesk } from '#schemas/api/visitors/desk.ts';
import type { VisitorRow } from '#schemas/api/visitors/fields.ts';
import { readStaffNames } from '#server/domains/staff/public.ts';
import { handle, ok } from '#server/http/calls/handle.ts';
import { visitors } from '#server/store/schema.ts';
import type { Db } from '#server/store/store.ts';
import { addDays } from '#shared/calendar.ts';
import { type DeskDay, readDeskDay } from './desk-day.ts';
import { selectVisitors, visitorRow } from './visitor-row.ts';

/** How far back the people who are met most are looked for, and how many of them are named. */
const hostDays = 60;
const hostCount = 12;

const timeOf = ({ In_Time = '' }: VisitorRow): string => In_Time;

/** Overdue ones first, the longest inside on top; then the last who came. */
export const inOrder = (rows: readonly VisitorRow[]): VisitorRow[] => [
  ...rows.filter(({ Overdue }) => Overdue).toSorted((a, b) => timeOf(a).localeCompare(timeOf(b))),
  ...rows.filter(({ Overdue }) => !Overdue).toSorted((a, b) => timeOf(b).localeCompare(timeOf(a))),
];

const readHosts = async (db: Db, { today }: DeskDay): Promise<string[]> => {
  const rows = await db
    .select({ name: visitors.meetingName })
    .from(visitors)
    .where(gte(visitors.day, addDays(today, -hostDays)))
    .groupBy(visitors.meetingName)
    .orderBy(desc(count()), asc(visitors.meetingName))
    .limit(hostCount);
  return rows.map(({ name }) => name);
};

/** Who is inside, and who is still to come. */
export const readDeskHandler = handle(readVisitorDesk, (_, context) =>
  context.read(async (transaction) => {
    const { db } = transaction;
    const now = context.now();
    const day = await readDeskDay(transaction, now);
    const ofToday = eq(visitors.day, day.today);
    const inside = await selectVisitors(db).where(eq(visitors.state, 'In'));
    const expected = await selectVisitors(db)
      .where(and(eq(visitors.state, 'Expected'), ofToday))
      .orderBy(asc(visitors.expectedTime), asc(visitors.id));
    const [came] = await db
      .select({ total: count() })
      .from(visitors)
      .where(and(ofToday, isNotNull(visitors.passNo)));
    return ok({
      At: now.toISOString(),
      Today: day.today,
      Inside: inOrder(inside.map((one) => visitorRow(one, day))),
      People: inside.reduce((sum, { row }) => sum + row.persons, 0),
      Expected: expected.map((one) => visitorRow(one, day)),
      Came_Today: came?.total ?? 0,
      Hosts: await readHosts(db, day),
      Staff: await readStaffNames(transaction, day.today),
    });
  }),
);

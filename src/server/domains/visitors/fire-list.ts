import { and, asc, eq, isNotNull } from 'drizzle-orm';
import { readFireList } from '#schemas/api/visitors/fire-list.ts';
import { type PickedUp, readInSchool } from '#server/domains/attendance/public.ts';
import { readStaffInSchool } from '#server/domains/staff/public.ts';
import { handle, ok } from '#server/http/calls/handle.ts';
import { visitors } from '#server/store/schema.ts';
import type { Db } from '#server/store/store.ts';
import { inOrder } from './desk.ts';
import { readDeskDay } from './desk-day.ts';
import { selectVisitors, visitorRow } from './visitor-row.ts';

/** Everybody who is in the building. Children are named to who may read the records of all of them. */
export const readFireListHandler = handle(readFireList, (_, context) =>
  context.read(async (tx) => {
    const now = context.now();
    const day = await readDeskDay(tx, now);
    const inside = await selectVisitors(tx.db).where(eq(visitors.state, 'In'));
    const gone = await readPickedUp(tx.db, day.today);
    const named = context.scopeOf('/student', 'read') === 'all';
    return ok({
      At: now.toISOString(),
      Today: day.today,
      Classes: await readInSchool(tx, context, { gone, named }),
      Staff: await readStaffInSchool(tx, context),
      Inside: inOrder(inside.map((one) => visitorRow(one, day))),
    });
  }),
);

/** The students who were picked up on a day, and when last. */
const readPickedUp = async (db: Db, day: string): Promise<PickedUp> => {
  const { studentId, outAt } = visitors;
  const rows = await db
    .select({ studentId, outAt })
    .from(visitors)
    .where(and(eq(visitors.day, day), eq(visitors.state, 'Out'), isNotNull(studentId)))
    .orderBy(asc(outAt));
  return new Map(
    rows.flatMap((row): [number, Date][] => (row.studentId && row.outAt ? [[row.studentId, row.outAt]] : [])),
  );
};

import { inArray, type SQL, sql } from 'drizzle-orm';
import type { StudentExportQuery } from '#schemas/api/students/read.ts';
import { attendancePercent, leastPercent } from '#schemas/records/attendance.ts';
import type { CallContext } from '#server/http/calls/handle.ts';
import { isBelow, readSums, sessionSums } from '#server/store/attendance-sums.ts';
import { type StudentRow, students } from '#server/store/schema.ts';
import type { StoreContext } from '#server/store/store.ts';
import { readSchoolDay } from '#server/tenancy/school-day.ts';
import { sessionLabel } from '#shared/calendar.ts';

type Asked = Pick<StudentExportQuery, 'Session'>;

/** The condition of a list on how much of the session its students attended; undefined if there is none. */
export const attendanceFilter = async (
  tx: StoreContext,
  context: CallContext,
  { Attendance, ...asked }: Asked & Pick<StudentExportQuery, 'Attendance'>,
): Promise<SQL | undefined> => {
  if (Attendance !== 'Low') return undefined;
  const sums = sessionSums(tx.db, await sessionOf(tx, context, asked)).as('sums');
  const ids = tx.db.select({ id: sums.studentId }).from(sums).where(isBelow(sums, leastPercent));
  // As in `enrolledWhere`: the database sums once, and looks each student up.
  return sql`(${inArray(students.id, ids)}) is true`;
};

/** How much of the session each of some students attended, in percent; nothing of who has no marks. */
export const readPercents = async (
  tx: StoreContext,
  context: CallContext,
  { rows, ...asked }: Asked & { readonly rows: readonly StudentRow[] },
): Promise<ReadonlyMap<number, number>> => {
  if (rows.length === 0) return new Map();
  const ids = rows.map(({ id }) => id);
  const sums = await readSums(tx.db, await sessionOf(tx, context, asked), ids);
  return new Map(
    [...sums].flatMap(([id, counts]) => {
      const percent = attendancePercent(counts);
      return percent === null ? [] : [[id, percent] as const];
    }),
  );
};

/** The session whose attendance a list tells: the one that is asked for, else the one that is on. */
const sessionOf = async (tx: StoreContext, context: CallContext, { Session }: Asked): Promise<string> =>
  Session === '-1' ? sessionLabel((await readSchoolDay(tx, context.now())).startYear) : Session;

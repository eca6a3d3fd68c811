import { and, eq, gte, inArray, lte, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { type AttendanceCounts, noMarks } from '#schemas/records/attendance.ts';
import { sessionFirstDay, sessionLastDay } from '#shared/calendar.ts';
import { attendanceMonths, type RegisterRow } from './schema.ts';
import type { Db } from './store.ts';

/** The columns that counts are stored in. */
export type CountColumn = 'present' | 'absent' | 'late' | 'halfDay' | 'onLeave' | 'onDuty';

/** The counts of a row; none of no row. */
export const countsOf = (row: Pick<RegisterRow, CountColumn> | undefined): AttendanceCounts =>
  row
    ? { P: row.present, A: row.absent, L: row.late, HD: row.halfDay, LV: row.onLeave, OD: row.onDuty }
    : { ...noMarks };

/** The sum of each count over the rows of a group, under the names of the columns. */
export const sumsOf = (table: Readonly<Record<CountColumn, AnyPgColumn>>): Record<CountColumn, SQL.Aliased<number>> => {
  const sum = (name: CountColumn) => sql<number>`sum(${table[name]})`.mapWith(Number).as(`sum_${name}`);
  return {
    present: sum('present'),
    absent: sum('absent'),
    late: sum('late'),
    halfDay: sum('halfDay'),
    onLeave: sum('onLeave'),
    onDuty: sum('onDuty'),
  };
};

/** The counts of a session, student by student, as a query. */
export const sessionSums = (db: Db, session: string, studentIds?: readonly number[]) =>
  db
    .select({ studentId: attendanceMonths.studentId, ...sumsOf(attendanceMonths) })
    .from(attendanceMonths)
    .where(
      and(
        studentIds ? inArray(attendanceMonths.studentId, [...studentIds]) : undefined,
        eq(attendanceMonths.part, 'Full'),
        gte(attendanceMonths.month, sessionFirstDay(session)),
        lte(attendanceMonths.month, sessionLastDay(session)),
      ),
    )
    .groupBy(attendanceMonths.studentId);

/** The counts of some students in a session; of who was never marked there are none. */
export const readSums = async (
  db: Db,
  session: string,
  studentIds?: readonly number[],
): Promise<ReadonlyMap<number, AttendanceCounts>> =>
  new Map((await sessionSums(db, session, studentIds)).map((row) => [row.studentId, countsOf(row)]));

/** The condition that summed counts are below a percentage: never where nothing was marked. */
export const isBelow = (sums: Readonly<Record<CountColumn, SQLWrapper>>, percent: number): SQL => {
  const attended = sql`(${sums.present} + ${sums.late} + ${sums.onDuty} + ${sums.halfDay} / 2.0)`;
  const days = sql`(${sums.present} + ${sums.late} + ${sums.onDuty} + ${sums.halfDay} + ${sums.absent} + ${sums.onLeave})`;
  return sql`${attended} * 100 < ${percent}::numeric * ${days}`;
};

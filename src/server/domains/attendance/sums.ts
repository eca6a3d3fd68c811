import { and, eq, gte, inArray, lte } from 'drizzle-orm';
import { type AttendanceCounts, attendancePercent, markedDays } from '#schemas/records/attendance.ts';
import { attendanceMonths } from '#server/store/schema.ts';
import type { Db } from '#server/store/store.ts';
import { sessionFirstDay } from '#shared/calendar.ts';
import { sessionLastDay } from './attendance-day.ts';
import { countsOf, sumsOf } from './counts.ts';

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

/** Counts with their sum and their percentage, as the calls show them. */
export const summed = (counts: AttendanceCounts) => ({
  Counts: { ...counts },
  Days: markedDays(counts),
  Percent: attendancePercent(counts),
});

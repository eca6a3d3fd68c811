import { and, eq, gte, inArray, isNotNull, lt } from 'drizzle-orm';
import { lockName } from '#server/store/lock-name.ts';
import { attendanceMarks, attendanceMonths, attendanceRegisters } from '#server/store/schema.ts';
import type { StoreContext } from '#server/store/store.ts';
import { countCodes, countColumns } from './counts.ts';

interface Counted {
  readonly schoolId: number;
  readonly studentIds: readonly number[];
  /** A day of the month. */
  readonly date: string;
}

/**
 * Counts anew what the registers of whole days say of some students in a month. Leave of a day that is to come is not
 * counted. Who counts a month of a school is alone until the transaction ends: the marks of another would be missed. A
 * transaction locks its registers before, and counts several months in their order, so that no two wait for each other.
 */
export const countMonths = async ({ db }: StoreContext, { schoolId, studentIds, date }: Counted): Promise<void> => {
  if (studentIds.length === 0) return;
  const month = monthStart(date);
  await lockName(db, schoolId, `attendance months ${month}`);
  const rows = await db
    .select({ studentId: attendanceMarks.studentId, status: attendanceMarks.status })
    .from(attendanceMarks)
    .innerJoin(
      attendanceRegisters,
      and(
        eq(attendanceRegisters.schoolId, attendanceMarks.schoolId),
        eq(attendanceRegisters.id, attendanceMarks.registerId),
      ),
    )
    .where(
      and(
        inArray(attendanceMarks.studentId, [...studentIds]),
        gte(attendanceMarks.date, month),
        lt(attendanceMarks.date, nextMonth(month)),
        eq(attendanceMarks.part, 'Full'),
        isNotNull(attendanceRegisters.takenAt),
      ),
    );
  await db
    .delete(attendanceMonths)
    .where(
      and(
        inArray(attendanceMonths.studentId, [...studentIds]),
        eq(attendanceMonths.part, 'Full'),
        eq(attendanceMonths.month, month),
      ),
    );
  await db.insert(attendanceMonths).values(
    studentIds.map((studentId) => {
      const codes = rows.filter((row) => row.studentId === studentId).map(({ status }) => status);
      return { schoolId, studentId, part: 'Full' as const, month, ...countColumns(countCodes(codes)) };
    }),
  );
};

/** The first day of a date's month. */
export const monthStart = (date: string): string => `${date.slice(0, 7)}-01`;

/** The first day of the month after a month, which is given by its first day. */
export const nextMonth = (month: string): string => {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number, 1)).toISOString().slice(0, 10);
};

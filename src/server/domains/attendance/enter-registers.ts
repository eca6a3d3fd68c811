import { sql } from 'drizzle-orm';
import { type AttendanceCode, lockDays } from '#schemas/records/attendance.ts';
import { attendanceRegisters } from '#server/store/schema.ts';
import type { StoreContext } from '#server/store/store.ts';
import { addDays } from '#shared/calendar.ts';
import { placeKey } from './classes.ts';
import { countMonths, monthStart } from './count-months.ts';
import { countCodes, countColumns } from './counts.ts';

interface Enrolled {
  readonly id: number;
  readonly classId: number;
  readonly sectionId: number;
}

interface Entering {
  readonly schoolId: number;
  readonly session: string;
  /** Days of school that no register has been taken of, YYYY-MM-DD. */
  readonly days: readonly string[];
  readonly students: readonly Enrolled[];
  markOf(studentId: number, date: string): { readonly status: AttendanceCode; readonly reason?: string };
}

/** When the registers are taken: at nine in the morning of India. */
const takenOn = (date: string): Date => new Date(`${date}T03:30:00Z`);

/** Adds the registers of whole classes on past days, many at once, with the counts of their months. */
export const enterRegisters = async (
  tx: StoreContext,
  { schoolId, session, days, students, markOf }: Entering,
): Promise<void> => {
  const classes = [...new Set(students.map(placeKey))].map((key) => students.filter((one) => placeKey(one) === key));
  const registers = classes.flatMap((pupils) =>
    days.map((date) => ({ pupils, date, marks: pupils.map(({ id }) => ({ id, ...markOf(id, date) })) })),
  );
  if (registers.length === 0) return;
  const rows = await tx.db
    .insert(attendanceRegisters)
    .values(
      registers.map(({ pupils: [first], date, marks }) => ({
        schoolId,
        session,
        classId: first?.classId ?? 0,
        sectionId: first?.sectionId ?? 0,
        date,
        part: 'Full' as const,
        takenAt: takenOn(date),
        locksOn: addDays(date, lockDays),
        version: 1,
        ...countColumns(countCodes(marks.map(({ status }) => status))),
      })),
    )
    .returning();
  const idOf = new Map(rows.map((row) => [`${placeKey(row)} ${row.date}`, row.id]));
  const marks = registers.flatMap(({ pupils: [first], date, marks }) => {
    const registerId = first && idOf.get(`${placeKey(first)} ${date}`);
    return marks.map(({ id, status, reason }) => [id, date, registerId, status, reason ?? null]);
  });
  // As one value: so many rows have more parameters than a statement may.
  await tx.db.execute(sql`
    insert into attendance_marks (school_id, student_id, date, part, register_id, status, reason, taken_at)
    select ${schoolId}, (m->>0)::int, (m->>1)::date, 'Full', (m->>2)::int, m->>3, m->>4, ((m->>1) || 'T03:30Z')::timestamptz
    from jsonb_array_elements(${JSON.stringify(marks)}::jsonb) m`);
  const studentIds = students.map(({ id }) => id);
  const months = [...new Set(days.map(monthStart))].toSorted();
  for (const month of months) await countMonths(tx, { schoolId, studentIds, date: month });
};

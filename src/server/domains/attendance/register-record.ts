import { and, desc, eq, gte, inArray, isNotNull, lt, lte, notInArray } from 'drizzle-orm';
import type { RegisterRecord, RegisterStudent } from '#schemas/api/attendance/take.ts';
import type { AttendanceCode } from '#schemas/records/attendance.ts';
import { withoutNulls } from '#server/core/without-nulls.ts';
import { photoLink, photosOf } from '#server/domains/students/index.ts';
import type { Services } from '#server/http/calls/handle.ts';
import { attendanceMarks, attendanceRegisters, type RegisterRow } from '#server/store/schema.ts';
import type { Db } from '#server/store/store.ts';
import { addDays } from '#shared/calendar.ts';
import { type AttendanceDay, findClosed } from './attendance-day.ts';
import { isDeclared } from './halves/read-halves.ts';
import { readOwnCodes } from './own-codes.ts';
import { toPupil } from './pupil.ts';
import { findRegister, type RegisterKey, readNames, stateOf, takenOf } from './register.ts';
import type { RosterEntry } from './roster.ts';

interface Shown {
  readonly services: Services;
  readonly day: AttendanceDay;
  readonly key: RegisterKey;
  readonly register: RegisterRow | undefined;
  readonly roster: readonly RosterEntry[];
}

/** A register with the names of the wire. */
export const toRegisterRecord = async (
  db: Db,
  { services, day, key, register, roster }: Shown,
): Promise<RegisterRecord> => {
  const isWorkingDay = await isDeclared(db, key);
  const closed = findClosed(day, { classId: key.classId, isWorkingDay });
  const before = await readBefore(db, key, roster);
  const forenoon = await readForenoon(db, key);
  const photos = await photosOf(
    db,
    roster.map(({ photoMediaId }) => photoMediaId),
  );
  return {
    Class_Id: key.classId,
    Section_Id: key.sectionId,
    Session: day.session,
    Date: key.date,
    Today: day.today,
    Part: key.part,
    State: stateOf(register, day.today),
    ...takenOf(register, await readNames(db, [register?.takenBy ?? null])),
    ...(register?.locksOn ? { Locks_On: register.locksOn } : {}),
    ...(closed ? { Closed: closed } : {}),
    Is_Working_Day: isWorkingDay,
    Students: roster.map((entry) => ({
      ...toPupil(entry),
      Mobile: entry.mobile,
      ...photoOf(photoLink(services, photos.get(entry.photoMediaId ?? 0) ?? null)),
      ...markOf(entry, forenoon.get(entry.id)),
      Absent_Before: before.absent(entry.id),
      Late_In_Month: before.late(entry.id),
    })),
    Own_Codes: await readOwnCodes(db),
    Version: register?.version ?? 0,
  };
};

const photoOf = (link: string | undefined) => (link === undefined ? {} : { Student_Photo: link });

/** What the forenoon says of who was not simply there, for the register of its afternoon. Late is nobody twice. */
const readForenoon = async (db: Db, key: RegisterKey): Promise<ReadonlyMap<number, AttendanceCode>> => {
  if (key.part !== 'Afternoon') return new Map();
  const register = await findRegister(db, { ...key, part: 'Forenoon' });
  if (!register?.takenAt) return new Map();
  const { studentId, status } = attendanceMarks;
  const rows = await db
    .select({ studentId, status })
    .from(attendanceMarks)
    .where(and(eq(attendanceMarks.registerId, register.id), notInArray(status, ['P', 'L', 'HD'])));
  return new Map(rows.map((row) => [row.studentId, row.status]));
};

/** What a mark says with the names of the wire; where there is none, as in the forenoon, on leave for who has it, else present. */
const markOf = ({ mark, leave }: Pick<RosterEntry, 'mark' | 'leave'>, forenoon: AttendanceCode | undefined) =>
  ({
    Status: mark?.status ?? (leave ? 'LV' : (forenoon ?? 'P')),
    ...withoutNulls({
      Own_Code: mark?.ownCode,
      In_Time: mark?.inTime,
      Out_Time: mark?.outTime,
      Reason: mark ? mark.reason : leave?.note,
      Remark: mark?.remark,
      Leave_Reason: leave?.reason,
      Forenoon: forenoon,
    }),
  }) as Pick<
    RegisterStudent,
    'Status' | 'Own_Code' | 'In_Time' | 'Out_Time' | 'Reason' | 'Remark' | 'Leave_Reason' | 'Forenoon'
  >;

/** A week's holidays and more lie between two registers at times. */
const daysBack = 60;

/** What the registers before a day say of its students: absences running, and how often late in the month. */
const readBefore = async (db: Db, { classId, sectionId, date }: RegisterKey, roster: readonly RosterEntry[]) => {
  const from = addDays(date, -daysBack);
  const days = await db
    .select({ date: attendanceRegisters.date })
    .from(attendanceRegisters)
    .where(
      and(
        eq(attendanceRegisters.classId, classId),
        eq(attendanceRegisters.sectionId, sectionId),
        eq(attendanceRegisters.part, 'Full'),
        gte(attendanceRegisters.date, from),
        lt(attendanceRegisters.date, date),
        isNotNull(attendanceRegisters.takenAt),
      ),
    )
    .orderBy(desc(attendanceRegisters.date));
  const marks = await db
    .select({ studentId: attendanceMarks.studentId, date: attendanceMarks.date, status: attendanceMarks.status })
    .from(attendanceMarks)
    .where(
      and(
        inArray(
          attendanceMarks.studentId,
          roster.map(({ id }) => id),
        ),
        gte(attendanceMarks.date, from),
        lte(attendanceMarks.date, date),
        eq(attendanceMarks.part, 'Full'),
        inArray(attendanceMarks.status, ['A', 'L']),
      ),
    );
  const month = date.slice(0, 7);
  return {
    absent(studentId: number): number {
      const absent = new Set(
        marks.filter((one) => one.studentId === studentId && one.status === 'A').map((one) => one.date),
      );
      const first = days.findIndex((one) => !absent.has(one.date));
      return first < 0 ? days.length : first;
    },
    late: (studentId: number): number =>
      marks.filter(
        (one) => one.studentId === studentId && one.status === 'L' && one.date < date && one.date.startsWith(month),
      ).length,
  };
};

import { and, asc, between, eq, inArray } from 'drizzle-orm';
import type { AttendancePart } from '#schemas/records/attendance.ts';
import type { CallContext } from '#server/http/calls/handle.ts';
import { attendanceReminders } from '#server/store/schema.ts';
import type { Db, StoreContext } from '#server/store/store.ts';
import { readAttendanceDay } from './attendance-day.ts';
import { missingParts, readClassDays } from './class-days.ts';
import { type ClassPlace, inOwnClasses, placeKey } from './classes.ts';

export interface AskedRegister extends ClassPlace {
  readonly date: string;
}

/** A class on a day. */
export const reminderKey = (of: AskedRegister): string => `${of.date} ${placeKey(of)}`;

/** When the teachers of classes were reminded of the registers of some days, both counted, by class and day. */
export const readReminders = async (
  db: Db,
  { first, last }: { readonly first: string; readonly last: string },
): Promise<ReadonlyMap<string, Date>> => {
  const rows = await db
    .select()
    .from(attendanceReminders)
    .where(between(attendanceReminders.date, first, last));
  return new Map(rows.map((row) => [reminderKey(row), row.at]));
};

/** The condition that a row is the reminder of a class on a day. */
export const isReminderOf = ({ classId, sectionId, date }: AskedRegister) =>
  and(
    eq(attendanceReminders.classId, classId),
    eq(attendanceReminders.sectionId, sectionId),
    eq(attendanceReminders.date, date),
  );

/** Forgets that the teachers of a class were reminded of a register, which is taken. */
export const dropReminder = async (
  { db }: StoreContext,
  { part, ...of }: AskedRegister & { readonly part: AttendancePart },
): Promise<void> => {
  const { part: reminded } = attendanceReminders;
  // One of the whole day waits for the forenoon where the school has come to take halves since.
  const isDone = {
    Full: undefined,
    Forenoon: inArray(reminded, ['Full', 'Forenoon']),
    Afternoon: eq(reminded, 'Afternoon'),
  };
  await db.delete(attendanceReminders).where(and(isReminderOf(of), isDone[part]));
};

/** The registers of the caller's classes that they were reminded of and that are still missing, the earliest first. */
export const readUntaken = async (tx: StoreContext, context: CallContext): Promise<AskedRegister[]> => {
  const { classId, sectionId, date, part } = attendanceReminders;
  const reminded = await tx.db
    .select({ classId, sectionId, date, part })
    .from(attendanceReminders)
    .where(inOwnClasses(context, attendanceReminders))
    .orderBy(asc(date), asc(classId), asc(sectionId));
  const missing = new Map<string, readonly AttendancePart[]>();
  for (const date of new Set(reminded.map((row) => row.date))) {
    const day = await readAttendanceDay(tx, context, date);
    for (const one of await readClassDays(tx, context, { day, part: 'Full' })) {
      const key = placeKey({ classId: one.Class_Id, sectionId: one.Section_Id });
      missing.set(`${date} ${key}`, missingParts(one));
    }
  }
  return reminded.filter((row) => stillWaits(row.part, missing.get(`${row.date} ${placeKey(row)}`) ?? []));
};

/** A school may have changed since between one register a day and two. */
const stillWaits = (part: AttendancePart, missing: readonly AttendancePart[]): boolean =>
  missing.includes('Full') || missing.includes(part === 'Full' ? 'Forenoon' : part);

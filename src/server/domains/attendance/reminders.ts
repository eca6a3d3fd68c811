import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm';
import type { CallContext } from '#server/http/calls/handle.ts';
import { attendanceRegisters, attendanceReminders } from '#server/store/schema.ts';
import type { Db } from '#server/store/store.ts';
import { type ClassPlace, inOwnClasses, placeKey } from './classes.ts';

/** When the teachers of classes were reminded of the registers of a day, by the keys of the classes. */
export const readReminders = async (db: Db, date: string): Promise<ReadonlyMap<string, Date>> => {
  const rows = await db.select().from(attendanceReminders).where(eq(attendanceReminders.date, date));
  return new Map(rows.map((row) => [placeKey(row), row.at]));
};

export interface AskedRegister extends ClassPlace {
  readonly date: string;
}

/** The registers of the caller's classes that they were reminded of and have not taken, the earliest first. */
export const readUntaken = async (db: Db, context: Pick<CallContext, 'scope' | 'actor'>): Promise<AskedRegister[]> => {
  const { schoolId, classId, sectionId, date } = attendanceReminders;
  return db
    .select({ classId, sectionId, date })
    .from(attendanceReminders)
    .leftJoin(
      attendanceRegisters,
      and(
        eq(attendanceRegisters.schoolId, schoolId),
        eq(attendanceRegisters.classId, classId),
        eq(attendanceRegisters.sectionId, sectionId),
        eq(attendanceRegisters.date, date),
        eq(attendanceRegisters.part, attendanceReminders.part),
        isNotNull(attendanceRegisters.takenAt),
      ),
    )
    .where(and(isNull(attendanceRegisters.id), inOwnClasses(context, attendanceReminders)))
    .orderBy(asc(date), asc(classId), asc(sectionId));
};

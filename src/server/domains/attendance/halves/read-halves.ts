import { and, eq, isNotNull, ne } from 'drizzle-orm';
import { attendanceRegisters, type RegisterRow } from '#server/store/schema.ts';
import type { Db } from '#server/store/store.ts';
import type { RegisterKey } from '../register.ts';

type Place = Pick<RegisterKey, 'classId' | 'sectionId' | 'date'>;

const isOfDay = ({ classId, sectionId, date }: Place) =>
  and(
    eq(attendanceRegisters.classId, classId),
    eq(attendanceRegisters.sectionId, sectionId),
    eq(attendanceRegisters.date, date),
  );

/** The registers of a class on a day that are of half of it, taken or not. */
export const readHalves = (db: Db, place: Place): Promise<RegisterRow[]> =>
  db
    .select()
    .from(attendanceRegisters)
    .where(and(isOfDay(place), ne(attendanceRegisters.part, 'Full')))
    .orderBy(attendanceRegisters.part);

/** Whether a class was taken by halves on a day. */
export const hasHalves = async (db: Db, place: Place): Promise<boolean> =>
  (await readHalves(db, place)).some(({ takenAt }) => takenAt !== null);

/** Whether a working day was declared for a class. */
export const isDeclared = async (db: Db, place: Place): Promise<boolean> => {
  const rows = await db
    .select({ id: attendanceRegisters.id })
    .from(attendanceRegisters)
    .where(and(isOfDay(place), eq(attendanceRegisters.isWorkingDay, true)))
    .limit(1);
  return rows.length > 0;
};

/** Whether the register of the whole day is one of its own, and not what its halves come to. */
export const isWholeTaken = async (db: Db, place: Place): Promise<boolean> => {
  const rows = await db
    .select({ part: attendanceRegisters.part })
    .from(attendanceRegisters)
    .where(and(isOfDay(place), isNotNull(attendanceRegisters.takenAt)));
  return rows.length > 0 && rows.every(({ part }) => part === 'Full');
};

import { and, between, eq } from 'drizzle-orm';
import { attendanceRegisters } from '#server/store/schema.ts';
import type { Db } from '#server/store/store.ts';
import { type ClassPlace, placeKey } from './classes.ts';

interface Asked {
  readonly first: string;
  readonly last: string;
}

const isDeclaredIn = ({ first, last }: Asked) =>
  and(between(attendanceRegisters.date, first, last), eq(attendanceRegisters.isWorkingDay, true));

/** The days of some that were declared a working day for a class. */
export const readDeclaredDays = async (db: Db, days: Asked): Promise<ReadonlySet<string>> => {
  const rows = await db
    .selectDistinct({ date: attendanceRegisters.date })
    .from(attendanceRegisters)
    .where(isDeclaredIn(days));
  return new Set(rows.map(({ date }) => date));
};

/** Whether one of some days was declared a working day for a class. */
export const readDeclaredOf = async (db: Db, days: Asked): Promise<(date: string, place: ClassPlace) => boolean> => {
  const { date, classId, sectionId } = attendanceRegisters;
  const rows = await db
    .selectDistinct({ date, classId, sectionId })
    .from(attendanceRegisters)
    .where(isDeclaredIn(days));
  const declared = new Set(rows.map((row) => `${row.date} ${placeKey(row)}`));
  return (day, place) => declared.has(`${day} ${placeKey(place)}`);
};

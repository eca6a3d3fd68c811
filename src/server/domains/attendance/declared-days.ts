import { and, between, eq } from 'drizzle-orm';
import { attendanceRegisters } from '#server/store/schema.ts';
import type { Db } from '#server/store/store.ts';

interface Asked {
  readonly first: string;
  readonly last: string;
}

/** The days of some that were declared a working day for a class. */
export const readDeclaredDays = async (db: Db, { first, last }: Asked): Promise<ReadonlySet<string>> => {
  const rows = await db
    .selectDistinct({ date: attendanceRegisters.date })
    .from(attendanceRegisters)
    .where(and(between(attendanceRegisters.date, first, last), eq(attendanceRegisters.isWorkingDay, true)));
  return new Set(rows.map(({ date }) => date));
};

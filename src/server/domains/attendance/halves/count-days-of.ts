import { inArray } from 'drizzle-orm';
import { attendanceRegisters } from '#server/store/schema.ts';
import type { StoreContext } from '#server/store/store.ts';
import { findRegister } from '../register.ts';
import { countDay } from './count-day.ts';

/** Makes the days anew that some registers of halves belong to, where marks of these were moved. */
export const countDaysOf = async (tx: StoreContext, registerIds: readonly number[]): Promise<void> => {
  const rows = await tx.db
    .select()
    .from(attendanceRegisters)
    .where(inArray(attendanceRegisters.id, [...registerIds]))
    .orderBy(attendanceRegisters.date);
  for (const row of rows.filter(({ part }) => part !== 'Full')) {
    const whole = await findRegister(tx.db, { ...row, part: 'Full' });
    if (whole) await countDay(tx, whole);
  }
};

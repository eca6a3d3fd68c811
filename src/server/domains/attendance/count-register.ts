import { eq } from 'drizzle-orm';
import { attendanceMarks, attendanceRegisters } from '#server/store/schema.ts';
import type { StoreContext } from '#server/store/store.ts';
import { countCodes, countColumns } from './counts.ts';

/** Counts anew what a register says, where a mark of it was taken away. */
export const countRegister = async ({ db }: StoreContext, registerId: number): Promise<void> => {
  const rows = await db
    .select({ status: attendanceMarks.status })
    .from(attendanceMarks)
    .where(eq(attendanceMarks.registerId, registerId));
  await db
    .update(attendanceRegisters)
    .set(countColumns(countCodes(rows.map(({ status }) => status))))
    .where(eq(attendanceRegisters.id, registerId));
};

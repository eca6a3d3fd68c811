import { lockName } from '#server/store/lock-name.ts';
import type { StoreContext } from '#server/store/store.ts';

/** Keeps others from writing a day's register until this transaction ends. */
export const lockDay = async ({ db }: StoreContext, schoolId: number, day: string): Promise<void> => {
  await lockName(db, schoolId, `staff register ${day}`);
};

/** The number of a day's register in the audit log: 20261121. */
export const registerId = (day: string): number => Number(day.replaceAll('-', ''));

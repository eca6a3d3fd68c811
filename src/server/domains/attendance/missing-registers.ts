import type { CallContext } from '#server/http/calls/handle.ts';
import type { StoreContext } from '#server/store/store.ts';
import { readAttendanceDay } from './attendance-day.ts';
import { readClassDays } from './class-days.ts';
import { readClassNames } from './class-names.ts';

const named = 3;

/** The classes that the caller takes registers of and that have none today: how many, and the names of the first three. */
export const readMissingRegisters = async (
  tx: StoreContext,
  context: CallContext,
): Promise<{ readonly count: number; readonly names: readonly string[] }> => {
  const scope = context.scopeOf('/student/attendance_management', 'write');
  if (scope === undefined) return { count: 0, names: [] };
  const day = await readAttendanceDay(tx, context);
  const classes = await readClassDays(tx, { ...context, scope }, { day, part: 'Full' });
  const missing = classes.filter((one) => one.State === 'Open' && !one.Closed && one.Students > 0);
  const nameOf = await readClassNames(tx.db);
  const names = missing.slice(0, named).map((one) => nameOf({ classId: one.Class_Id, sectionId: one.Section_Id }));
  return { count: missing.length, names };
};

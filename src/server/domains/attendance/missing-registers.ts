import type { CallContext } from '#server/http/calls/handle.ts';
import type { StoreContext } from '#server/store/store.ts';
import { readAttendanceDay } from './attendance-day.ts';
import { missingParts, readClassDays } from './class-days.ts';
import { readClassNames } from './class-names.ts';
import { placeKey } from './classes.ts';
import { readUntaken } from './reminders.ts';

const named = 3;

/** Registers that wait: how many, the names of the first three classes, and the day of the first where they are not of today alone. */
interface Waiting {
  readonly count: number;
  readonly names: readonly string[];
  readonly date?: string;
}

const none: Waiting = { count: 0, names: [] };

/**
 * The classes that the caller takes registers of and that have none today, and of which days a class teacher was
 * reminded of one. What was asked for is told once.
 */
export const readMissingRegisters = async (
  tx: StoreContext,
  context: CallContext,
): Promise<{ readonly missing: Waiting; readonly asked: Waiting }> => {
  const scope = context.scopeOf('/student/attendance_management', 'write');
  if (scope === undefined) return { missing: none, asked: none };
  const own = { ...context, scope };
  const day = await readAttendanceDay(tx, context);
  const nameOf = await readClassNames(tx.db);
  const asked = scope === 'classes' ? await readUntaken(tx.db, own) : [];
  const told = new Set(asked.filter(({ date }) => date === day.date).map(placeKey));
  const missing = (await readClassDays(tx, own, { day, part: 'Full' }))
    .filter((one) => missingParts(one).length > 0)
    .map((one) => ({ classId: one.Class_Id, sectionId: one.Section_Id }))
    .filter((one) => !told.has(placeKey(one)));
  return {
    missing: { count: missing.length, names: missing.slice(0, named).map(nameOf) },
    asked: {
      count: asked.length,
      names: asked.slice(0, named).map(nameOf),
      ...(asked[0] ? { date: asked[0].date } : {}),
    },
  };
};

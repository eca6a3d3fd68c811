import { and, asc, eq } from 'drizzle-orm';
import { shortName } from '#server/core/whole-name.ts';
import type { CallContext } from '#server/http/calls/handle.ts';
import { studentLeave } from '#server/store/schema.ts';
import type { StoreContext } from '#server/store/store.ts';
import { readAttendanceDay } from '../attendance-day.ts';
import { selectLeave, visibleLeave } from './requests.ts';

/** The requests that wait for the caller: how many, whose the first three are, and when the first begins. */
export const readOpenStudentLeave = async (
  tx: StoreContext,
  context: CallContext,
): Promise<{ readonly count: number; readonly names: readonly string[]; readonly date: string | null }> => {
  const scope = context.scopeOf('/student/leave', 'write');
  if (scope === undefined || scope === 'own') return { count: 0, names: [], date: null };
  const waits = and(await visibleLeave(tx, { ...context, scope }), eq(studentLeave.state, 'Pending'));
  const day = await readAttendanceDay(tx, context);
  const rows = await selectLeave(tx, day, waits).orderBy(asc(studentLeave.firstDay), asc(studentLeave.id));
  const names = rows.slice(0, 3).map(({ student }) => shortName(student));
  return { count: rows.length, names, date: rows[0]?.leave.firstDay ?? null };
};

import { and, asc, eq } from 'drizzle-orm';
import { wholeName } from '#server/core/whole-name.ts';
import type { CallContext } from '#server/http/calls/handle.ts';
import { staffLeave, staffMembers } from '#server/store/schema.ts';
import type { StoreContext } from '#server/store/store.ts';

/** The requests that wait for who decides them: how many, whose the first three are, and when the first begins. */
export const readOpenStaffLeave = async (
  { db }: StoreContext,
  context: CallContext,
): Promise<{ readonly count: number; readonly names: readonly string[]; readonly date: string | null }> => {
  if (context.scopeOf('/staff/leave', 'write') !== 'all') return { count: 0, names: [], date: null };
  const { firstName, middleName, lastName } = staffMembers;
  const rows = await db
    .select({ firstName, middleName, lastName, firstDay: staffLeave.firstDay })
    .from(staffLeave)
    .innerJoin(
      staffMembers,
      and(eq(staffMembers.schoolId, staffLeave.schoolId), eq(staffMembers.id, staffLeave.staffId)),
    )
    .where(eq(staffLeave.state, 'Pending'))
    .orderBy(asc(staffLeave.firstDay), asc(staffLeave.id));
  return { count: rows.length, names: rows.slice(0, 3).map(wholeName), date: rows[0]?.firstDay ?? null };
};

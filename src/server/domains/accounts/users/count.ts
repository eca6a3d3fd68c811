import { and, count, eq, sql } from 'drizzle-orm';
import type { UserRole } from '#schemas/access/matrix.ts';
import type { UserState } from '#schemas/access/user-status.ts';
import { countUsers } from '#schemas/api/users.ts';
import { handle, ok } from '#server/http/calls/handle.ts';
import { users } from '#server/store/schema.ts';
import { withinReach } from './reach.ts';
import { userState } from './user-state.ts';

interface Counted {
  readonly role: UserRole;
  readonly state: UserState;
  readonly count: number;
}

/** How many accounts are within reach, by role and state. */
export const countUsersHandler = handle(countUsers, (_, context) =>
  context.read(async ({ db }) => {
    const { role, status } = users;
    const isInvited = sql<boolean>`${users.passwordHash} is null`;
    const rows = await db
      .select({ role, status, isInvited, total: count() })
      .from(users)
      .where(and(eq(users.schoolId, context.school.schoolId), withinReach(context)))
      .groupBy(role, status, isInvited);
    const counts = new Map<string, Counted>();
    for (const row of rows) {
      const state = userState(row);
      const key = `${row.role} ${state}`;
      const known = counts.get(key)?.count ?? 0;
      counts.set(key, { role: row.role, state, count: known + row.total });
    }
    return ok([...counts.values()]);
  }),
);

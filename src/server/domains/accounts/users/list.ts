import { and, asc, eq, ilike, inArray, or } from 'drizzle-orm';
import { listUsers } from '#schemas/api/users.ts';
import { handle, listOf } from '#server/http/calls/handle.ts';
import { pageOf, totalRows } from '#server/http/calls/paging.ts';
import { containing } from '#server/store/query.ts';
import { users } from '#server/store/schema.ts';
import { withinReach } from './reach.ts';
import { listedUsers } from './user-info.ts';
import { isInState } from './user-state.ts';

const officeRoles = ['Admin', 'Staff'] as const;

/** A school's users by name, as far as they are within reach. */
export const listUsersHandler = handle(listUsers, ({ query }, context) =>
  context.read(async ({ db }) => {
    const { keyword, role, status, state } = query;
    const pattern = keyword ? containing(keyword) : undefined;
    const where = and(
      eq(users.schoolId, context.school.schoolId),
      withinReach(context),
      role === '-1' ? undefined : inArray(users.role, role === 'Office' ? officeRoles : [role]),
      status < 0 ? undefined : eq(users.status, status),
      state === '-1' ? undefined : isInState(state),
      pattern ? or(ilike(users.name, pattern), ilike(users.email, pattern), ilike(users.mobile, pattern)) : undefined,
    );
    const { limit, offset } = pageOf(query);
    const rows = await db
      .select()
      .from(users)
      .where(where)
      .orderBy(asc(users.name), asc(users.id))
      .limit(limit)
      .offset(offset);
    return listOf(await listedUsers(db, rows), await totalRows(context, { db, table: users, where }));
  }),
);

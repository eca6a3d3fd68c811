import { and, asc, eq, ne, or, sql } from 'drizzle-orm';
import { userStatus } from '#schemas/access/user-status.ts';
import { listAssignees } from '#schemas/api/admission-inbox.ts';
import { handle, ok } from '#server/http/calls/handle.ts';
import { users } from '#server/store/schema.ts';

/** Who may look after an enquiry: the front office sees these names without a right to the accounts. */
export const listAssigneesHandler = handle(listAssignees, (_, context) =>
  context.read(async ({ db }) =>
    ok(
      await db
        .select({ id: users.id, name: users.name })
        .from(users)
        .where(
          and(
            ne(users.status, userStatus.disabled),
            or(
              eq(users.role, 'Admin'),
              and(eq(users.role, 'Staff'), sql`${users.permissionSets} @> '["frontOffice"]'::jsonb`),
            ),
          ),
        )
        .orderBy(asc(users.name), asc(users.id)),
    ),
  ),
);

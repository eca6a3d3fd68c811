import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { userStatus } from '#schemas/access/user-status.ts';
import { users } from '#server/store/schema.ts';
import type { StoreContext } from '#server/store/store.ts';

/** The admins who can sign in and have an address, in a transaction of the school. */
export const listAdmins = ({ db }: StoreContext): Promise<{ userId: number; to: string; language: string | null }[]> =>
  db
    .select({ userId: users.id, to: sql<string>`${users.email}`, language: users.language })
    .from(users)
    .where(
      and(
        eq(users.role, 'Admin'),
        inArray(users.status, [userStatus.active, userStatus.mustChangePassword]),
        isNotNull(users.passwordHash),
        isNotNull(users.email),
      ),
    )
    .orderBy(users.id);

import { asc, eq } from 'drizzle-orm';
import type { UserChange } from '#schemas/api/users.ts';
import { refuse } from '#server/core/errors/refusals.ts';
import { users } from '#server/store/schema.ts';
import type { StoreContext } from '#server/store/store.ts';
import { mayEnter } from '../set-password.ts';

interface Demotion {
  readonly id: number;
  readonly change: Pick<UserChange, 'role' | 'status'>;
}

/**
 * Throws where a change would leave the school without an admin who can sign in. The rows of all admins stay locked, so
 * that two who demote each other at once do not both succeed.
 */
export const requireOtherAdmin = async ({ db }: StoreContext, { id, change }: Demotion): Promise<void> => {
  const admins = await db.select().from(users).where(eq(users.role, 'Admin')).orderBy(asc(users.id)).for('update');
  const own = admins.find((admin) => admin.id === id);
  if (!own || !mayEnter(own)) return;
  const { role = own.role, status = own.status } = change;
  if (role === 'Admin' && mayEnter({ status })) return;
  const others = admins.filter((admin) => admin.id !== id && mayEnter(admin) && admin.passwordHash !== null);
  if (others.length === 0) throw refuse('A school needs an admin. Make someone else an admin first.');
};

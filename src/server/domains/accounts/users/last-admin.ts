import { asc, eq } from 'drizzle-orm';
import type { UserChange } from '#schemas/api/users.ts';
import { refuse } from '#server/core/errors/refusals.ts';
import { type UserRow, users } from '#server/store/schema.ts';
import type { StoreContext } from '#server/store/store.ts';
import { mayEnter } from '../set-password.ts';

interface Demotion {
  readonly id: number;
  readonly change: Pick<UserChange, 'role' | 'status'>;
}

/** The rows of all admins, locked, so that two who demote each other at once do not both succeed. */
const lockAdmins = ({ db }: StoreContext): Promise<UserRow[]> =>
  db.select().from(users).where(eq(users.role, 'Admin')).orderBy(asc(users.id)).for('update');

/** Who can sign in, and will be able to: an account that is to end is none that a school is left with. */
const staysAdmin = (admin: UserRow): boolean =>
  mayEnter(admin) && admin.passwordHash !== null && admin.closesAt === null;

/** Throws where a change would leave the school without an admin who can sign in, now or once others have ended. */
export const requireOtherAdmin = async (context: StoreContext, { id, change }: Demotion): Promise<void> => {
  const admins = await lockAdmins(context);
  const own = admins.find((admin) => admin.id === id);
  if (!own || !mayEnter(own)) return;
  const { role = own.role, status = own.status } = change;
  if (role === 'Admin' && mayEnter({ status })) return;
  if (!admins.some((admin) => admin.id !== id && staysAdmin(admin)))
    throw refuse('A school needs an admin. Make someone else an admin first.');
};

/** Whether a school would be left without an admin by the end of an account. */
export const isLastAdmin = async (context: StoreContext, id: number): Promise<boolean> => {
  const admins = await lockAdmins(context);
  const own = admins.find((admin) => admin.id === id);
  return (
    own !== undefined &&
    mayEnter(own) &&
    own.passwordHash !== null &&
    !admins.some((admin) => admin.id !== id && staysAdmin(admin))
  );
};

import { and, eq, ne, type SQL } from 'drizzle-orm';
import type { CallContext } from '#server/http/calls/handle.ts';
import { type UserRow, users } from '#server/store/schema.ts';
import type { StoreContext } from '#server/store/store.ts';

/** The accounts that a caller may know of and change: operators are out of reach of everybody else. */
export const withinReach = ({ actor }: Pick<CallContext, 'actor'>): SQL | undefined =>
  actor.kind === 'user' && actor.role === 'Operator' ? undefined : ne(users.role, 'Operator');

/** An account within a caller's reach. */
export const findAccount = async (
  { db }: StoreContext,
  id: number,
  context: Pick<CallContext, 'actor'>,
): Promise<UserRow | undefined> => {
  const [user] = await db
    .select()
    .from(users)
    .where(and(eq(users.id, id), withinReach(context)));
  return user;
};

/** An account within a caller's reach, whose row no other transaction changes until this one ends. */
export const lockAccount = async (
  { db }: StoreContext,
  id: number,
  context: Pick<CallContext, 'actor'>,
): Promise<UserRow | undefined> => {
  const [user] = await db
    .select()
    .from(users)
    .where(and(eq(users.id, id), withinReach(context)))
    .for('update');
  return user;
};

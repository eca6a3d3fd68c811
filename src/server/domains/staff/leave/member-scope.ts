import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import { notFound, refuse } from '#server/core/errors/refusals.ts';
import { userIdOf } from '#server/http/access/user-id.ts';
import type { CallContext } from '#server/http/calls/handle.ts';
import { type StaffRow, staffMembers } from '#server/store/schema.ts';
import type { Db } from '#server/store/store.ts';
import type { ApiError } from '#shared/errors/app-error.ts';

type Caller = Pick<CallContext, 'actor' | 'scope'>;

/** Whether a member is the caller. */
export const isOwn = ({ actor }: Pick<CallContext, 'actor'>, { userId }: Pick<StaffRow, 'userId'>): boolean =>
  userId !== null && userIdOf(actor) === userId;

/** The condition that a row is of a member whom the call reaches; undefined for all. */
export const membersInScope = ({ actor, scope }: Caller) => {
  if (scope === 'all') return undefined;
  const userId = userIdOf(actor);
  return userId === null ? sql`false` : eq(staffMembers.userId, userId);
};

const current = and(ne(staffMembers.status, 'Left'), isNull(staffMembers.erasedAt));

/** The member whose account the caller has. */
export const findOwnMember = async (db: Db, { actor }: Pick<CallContext, 'actor'>): Promise<StaffRow | undefined> => {
  const own = eq(staffMembers.userId, userIdOf(actor) ?? 0);
  const [row] = await db.select().from(staffMembers).where(and(own, current));
  return row;
};

/** `GUARD`: the caller's account is no member's. */
export const notLinked = (): ApiError =>
  refuse('Your account is not linked to a member of staff. An admin can link it in the staff directory.');

/**
 * The member that a call is about: the one that is named, else the caller. Errors: `NOT_FOUND` for one out of reach,
 * `GUARD` where the caller's account is no member's.
 */
export const findMemberInScope = async (db: Db, context: Caller, id: number | undefined): Promise<StaffRow> => {
  if (id === undefined) {
    const own = await findOwnMember(db, context);
    if (own) return own;
    throw notLinked();
  }
  const [row] = await db
    .select()
    .from(staffMembers)
    .where(and(eq(staffMembers.id, id), membersInScope(context), current));
  if (!row) throw notFound();
  return row;
};

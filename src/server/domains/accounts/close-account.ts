import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { userStatus } from '#schemas/access/user-status.ts';
import { maintenanceActor, recordAudit, type WriteContext } from '#server/store/audit.ts';
import { users } from '#server/store/schema.ts';
import type { StoreContext } from '#server/store/store.ts';
import { endSessions } from './session-rows.ts';
import { withdrawUserTokens } from './user-tokens.ts';
import { isLastAdmin, requireOtherAdmin } from './users/last-admin.ts';

interface Closing {
  readonly schoolId: number;
  readonly userId: number;
  readonly now: Date;
}

/** Closes an account at once, with its sign-ins and links. Errors: `GUARD` where no admin would be left. */
export const closeAccount = async (transaction: WriteContext, closing: Closing): Promise<void> => {
  const { userId: id } = closing;
  await requireOtherAdmin(transaction, { id, change: { status: userStatus.disabled } });
  await disableAccount(transaction, closing);
  await transaction.audit({ entity: 'user', id, after: { status: userStatus.disabled } });
};

/** As `closeAccount`, for the maintenance, which asks nobody. */
export const disableAccount = async (context: StoreContext, { schoolId, userId, now }: Closing): Promise<void> => {
  await context.db
    .update(users)
    .set({ status: userStatus.disabled, closesAt: null, version: sql`${users.version} + 1`, updatedAt: now })
    .where(and(eq(users.schoolId, schoolId), eq(users.id, userId)));
  await withdrawUserTokens(context, { schoolId, userId, now });
  await endSessions(context, { schoolId, userId });
};

/** Lets an account end at a time, or, with null, takes that back. Errors: `GUARD` where no admin would be left. */
export const endAccountAt = async (
  transaction: WriteContext,
  { schoolId, userId, at }: { readonly schoolId: number; readonly userId: number; readonly at: Date | null },
): Promise<void> => {
  if (at) await requireOtherAdmin(transaction, { id: userId, change: { status: userStatus.disabled } });
  await transaction.db
    .update(users)
    .set({ closesAt: at })
    .where(and(eq(users.schoolId, schoolId), eq(users.id, userId)));
  await transaction.audit({ entity: 'user', id: userId, after: { closesAt: at?.toISOString() ?? null } });
};

/**
 * For the maintenance: whether an account is the last one of an admin, which does not end before there is another. Where
 * its time is over it is open again.
 */
export const keepLastAdmin = async (
  context: StoreContext,
  { schoolId, userId }: Pick<Closing, 'schoolId' | 'userId'>,
): Promise<boolean> => {
  if (!(await isLastAdmin(context, userId))) return false;
  const reopened = await context.db
    .update(users)
    .set({ closesAt: null })
    .where(and(eq(users.schoolId, schoolId), eq(users.id, userId), isNotNull(users.closesAt)))
    .returning({ id: users.id });
  const record = { schoolId, actor: maintenanceActor, action: 'endLeavers' };
  for (const { id } of reopened) await recordAudit(context, record, { entity: 'user', id, after: { closesAt: null } });
  return true;
};

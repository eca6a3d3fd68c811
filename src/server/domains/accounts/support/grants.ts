import { and, desc, eq, gt, inArray, isNotNull, isNull } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import {
  giveSupport,
  listedGrants,
  listSupportGrants,
  type SupportGrant,
  withdrawSupport,
} from '#schemas/api/support.ts';
import { sessionTag } from '#schemas/sources/index.ts';
import { notFound, refuse } from '#server/core/errors/refusals.ts';
import { actorName } from '#server/http/access/actor.ts';
import { type CallContext, created, handle, ok } from '#server/http/calls/handle.ts';
import { recordPlatformAudit, type WriteContext } from '#server/store/audit.ts';
import { lockSchool } from '#server/store/global.ts';
import { onlyRow } from '#server/store/query.ts';
import { type SupportGrantRow, supportGrants, supportVisits, users } from '#server/store/schema.ts';
import type { StoreContext } from '#server/store/store.ts';
import { ownAccount, requirePerson } from '../caller.ts';

const hourMs = 3_600_000;

/** What the audit logs call a grant. */
const grantEntity = 'supportGrant';

/** What holds of a grant that stands, at a time. */
export const stands = (now: Date) => and(isNull(supportGrants.withdrawnAt), gt(supportGrants.endsAt, now));

/** The grant of the transaction's school that stands, with the name of who gave it. */
export const findStandingGrant = async ({ db }: StoreContext, now: Date) => {
  const [row] = await db
    .select({ grant: supportGrants, givenBy: users.name })
    .from(supportGrants)
    .innerJoin(users, and(eq(users.schoolId, supportGrants.schoolId), eq(users.id, supportGrants.givenBy)))
    .where(stands(now))
    .orderBy(desc(supportGrants.id))
    .limit(1);
  return row;
};

/** A grant as its school sees it. */
const givers = alias(users, 'givers');
const takers = alias(users, 'takers');

const readGrants = async ({ db }: StoreContext, now: Date, id?: number): Promise<SupportGrant[]> => {
  const rows = await db
    .select({ grant: supportGrants, givenBy: givers.name, withdrawnBy: takers.name })
    .from(supportGrants)
    .innerJoin(givers, and(eq(givers.schoolId, supportGrants.schoolId), eq(givers.id, supportGrants.givenBy)))
    .leftJoin(takers, and(eq(takers.schoolId, supportGrants.schoolId), eq(takers.id, supportGrants.withdrawnBy)))
    .where(id === undefined ? undefined : eq(supportGrants.id, id))
    .orderBy(desc(supportGrants.id))
    .limit(listedGrants);
  const ids = rows.map(({ grant }) => grant.id);
  const visits = await db
    .select()
    .from(supportVisits)
    .where(and(inArray(supportVisits.grantId, ids), isNotNull(supportVisits.enteredAt)))
    .orderBy(desc(supportVisits.enteredAt));
  return rows.map(({ grant, givenBy, withdrawnBy }) => ({
    id: grant.id,
    reason: grant.reason,
    givenBy,
    givenAt: grant.givenAt.toISOString(),
    endsAt: grant.endsAt.toISOString(),
    withdrawnAt: grant.withdrawnAt?.toISOString() ?? null,
    withdrawnBy,
    stands: grant.withdrawnAt === null && grant.endsAt > now,
    visits: visits
      .filter(({ grantId }) => grantId === grant.id)
      .map(({ operatorName, enteredAt, leftAt }) => ({
        by: operatorName,
        enteredAt: (enteredAt ?? grant.givenAt).toISOString(),
        leftAt: (leftAt ?? (grant.endsAt <= now ? grant.endsAt : undefined))?.toISOString() ?? null,
      })),
  }));
};

const readGrant = async (transaction: StoreContext, now: Date, id: number): Promise<SupportGrant> => {
  const [found] = await readGrants(transaction, now, id);
  if (!found) throw notFound();
  return found;
};

/** Records what an admin has done with a grant, in the school's log and in the platform's. */
const recordGrant = async (
  transaction: WriteContext,
  { actor, school, requestId }: CallContext,
  { row, action }: { readonly row: SupportGrantRow; readonly action: string },
): Promise<void> => {
  const { id, reason, endsAt, withdrawnAt } = row;
  const after = {
    reason,
    endsAt: endsAt.toISOString(),
    ...(withdrawnAt && { withdrawnAt: withdrawnAt.toISOString() }),
  };
  await transaction.audit({ entity: grantEntity, id, after });
  await recordPlatformAudit(
    transaction,
    { actor: `${actorName(actor)}, ${school.slug}`, action, requestId },
    { entity: grantEntity, id: school.schoolId, after: { slug: school.slug, ...after } },
  );
};

export const listSupportGrantsHandler = handle(listSupportGrants, (_, context) =>
  context.read(async (transaction) => ok(await readGrants(transaction, context.now()))),
);

/** Of two admins who give access at once, the second is told that it is given. */
export const giveSupportHandler = handle(giveSupport, ({ body: { reason, hours } }, context) => {
  requirePerson(context);
  const { schoolId } = context.school;
  const { userId } = ownAccount(context);
  const now = context.now();
  return context.write(async (transaction) => {
    await lockSchool(transaction, schoolId);
    if (await findStandingGrant(transaction, now))
      throw refuse('Support access is given already. Withdraw it before you give it anew.');
    const values = {
      schoolId,
      reason,
      givenBy: userId,
      givenAt: now,
      endsAt: new Date(now.getTime() + hours * hourMs),
    };
    const row = onlyRow(await transaction.db.insert(supportGrants).values(values).returning());
    await recordGrant(transaction, context, { row, action: giveSupport.id });
    return created(await readGrant(transaction, now, row.id));
  });
});

/** Ends a grant, and every visit under it. One that is over stays as it is. */
export const withdrawSupportHandler = handle(withdrawSupport, ({ params: { id } }, context) => {
  requirePerson(context);
  const { schoolId } = context.school;
  const { userId } = ownAccount(context);
  const now = context.now();
  return context.write(async (transaction) => {
    const { db, touch } = transaction;
    const [row] = await db
      .update(supportGrants)
      .set({ withdrawnAt: now, withdrawnBy: userId })
      .where(and(eq(supportGrants.id, id), stands(now)))
      .returning();
    if (row) {
      const there = and(eq(supportVisits.grantId, id), isNull(supportVisits.leftAt));
      await db.update(supportVisits).set({ leftAt: now }).where(there);
      touch(sessionTag(schoolId));
      await recordGrant(transaction, context, { row, action: withdrawSupport.id });
    } else transaction.unrecorded();
    return ok(await readGrant(transaction, now, id));
  });
});

import { and, eq, gt, isNotNull, isNull } from 'drizzle-orm';
import { supportPaths } from '#schemas/access/matrix.ts';
import { userStatus } from '#schemas/access/user-status.ts';
import { hashSecret, newSecret } from '#server/core/crypto/secret.ts';
import { operatorName, type SupportActor } from '#server/http/access/actor.ts';
import type { CallContext, Cookie } from '#server/http/calls/handle.ts';
import { asSchool } from '#server/store/as-school.ts';
import { type AuditEntry, recordAudit, recordPlatformAudit, type WriteContext } from '#server/store/audit.ts';
import { type SupportVisitRow, sessions, supportGrants, supportVisits, users } from '#server/store/schema.ts';
import type { StoreContext } from '#server/store/store.ts';
import { hasEnded } from '../has-ended.ts';
import { endSessions } from '../session-rows.ts';
import { sessionCookies } from '../sign-in-cookies.ts';
import { stands } from './grants.ts';

/** What a code that leads into a school begins with: no sign-in's does. */
export const supportCodePrefix = 'support_';

const visitEntity = 'supportVisit';

const ofGrant = and(eq(supportGrants.schoolId, supportVisits.schoolId), eq(supportGrants.id, supportVisits.grantId));

/** Whether who entered is still an operator, and logged in on the product’s host as they were then. */
const isStillOperator = (context: StoreContext, visit: SupportVisitRow, now: Date): Promise<boolean> =>
  asSchool(context, 0, async () => {
    const own = and(eq(users.schoolId, sessions.schoolId), eq(users.id, sessions.userId));
    const [row] = await context.db
      .select({ role: users.role, status: users.status, closesAt: users.closesAt })
      .from(sessions)
      .innerJoin(users, own)
      .where(
        and(
          eq(sessions.id, visit.operatorSessionId),
          eq(sessions.userId, visit.operatorId),
          gt(sessions.expiresAt, now),
        ),
      );
    return row?.role === 'Operator' && row.status === userStatus.active && !hasEnded(row, now);
  });

/** Who is in the transaction’s school for support, by the hash of their cookie: while the grant stands. */
export const findSupport = async (
  context: StoreContext,
  hash: string,
  now: Date,
): Promise<SupportActor | undefined> => {
  const [row] = await context.db
    .select({ visit: supportVisits, endsAt: supportGrants.endsAt })
    .from(supportVisits)
    .innerJoin(supportGrants, ofGrant)
    .where(
      and(eq(supportVisits.hash, hash), isNotNull(supportVisits.enteredAt), isNull(supportVisits.leftAt), stands(now)),
    );
  if (!row || !(await isStillOperator(context, row.visit, now))) return undefined;
  const { id: visitId, operatorId, operatorName: name } = row.visit;
  return { kind: 'support', visitId, operatorId, name, endsAt: row.endsAt.getTime() };
};

type Recording = Pick<CallContext, 'school' | 'requestId'>;

/** Records that an operator came or went, in the school's log and in the platform's. */
const recordVisit = async (
  transaction: WriteContext,
  { school: { schoolId, slug }, requestId }: Recording,
  {
    visit,
    action,
    after,
  }: { readonly visit: SupportVisitRow; readonly action: string; readonly after: AuditEntry['after'] },
): Promise<void> => {
  const { id, operatorId, operatorName: name } = visit;
  const record = { action, requestId };
  await recordAudit(
    transaction,
    { ...record, schoolId, actor: operatorName(name) },
    { entity: visitEntity, id, after: after ?? null },
  );
  await recordPlatformAudit(
    transaction,
    { ...record, userId: operatorId, actor: name },
    { entity: visitEntity, id: schoolId, after: { slug, ...after } },
  );
  transaction.unrecorded();
};

export interface StartedVisit {
  readonly visit: SupportVisitRow;
  readonly endsAt: Date;
  readonly reason: string;
  readonly cookies: readonly Cookie[];
}

/**
 * Takes up a visit by its code, once and within its minute, in a transaction of the school; the session that the
 * request came with ends. Undefined where the code does not hold, or the grant does not stand any more.
 */
export const startVisit = async (
  transaction: WriteContext,
  context: CallContext,
  code: string,
): Promise<StartedVisit | undefined> => {
  const now = context.now();
  const [found] = await transaction.db
    .select({ visit: supportVisits, endsAt: supportGrants.endsAt, reason: supportGrants.reason })
    .from(supportVisits)
    .innerJoin(supportGrants, ofGrant)
    .where(
      and(
        eq(supportVisits.hash, hashSecret(code)),
        isNull(supportVisits.enteredAt),
        gt(supportVisits.codeEndsAt, now),
        stands(now),
      ),
    )
    .for('update');
  if (!found || !(await isStillOperator(transaction, found.visit, now))) {
    transaction.unrecorded();
    return undefined;
  }
  await endEarlier(transaction, context);
  const token = newSecret();
  const seconds = Math.floor((found.endsAt.getTime() - now.getTime()) / 1000);
  const own = eq(supportVisits.id, found.visit.id);
  await transaction.db
    .update(supportVisits)
    .set({ hash: hashSecret(token), enteredAt: now })
    .where(own);
  const after = { grant: found.visit.grantId, reason: found.reason, endsAt: found.endsAt.toISOString() };
  await recordVisit(transaction, context, { visit: found.visit, action: 'enterSchool', after });
  const cookies = sessionCookies(context.services.baseUrl(), { paths: supportPaths(), token, seconds });
  return { ...found, cookies };
};

/** One browser has one session at a school. */
const endEarlier = async (transaction: WriteContext, context: CallContext): Promise<void> => {
  const { actor, school } = context;
  if (actor.kind === 'user')
    await endSessions(transaction, { schoolId: school.schoolId, userId: actor.userId, ids: [actor.sessionId] });
  if (actor.kind === 'support') await leaveSchool(transaction, context, actor);
};

/** Ends a visit, in a transaction of the school. */
export const leaveSchool = async (
  transaction: WriteContext,
  context: CallContext,
  { visitId }: SupportActor,
): Promise<void> => {
  const there = and(eq(supportVisits.id, visitId), isNull(supportVisits.leftAt));
  const [visit] = await transaction.db.update(supportVisits).set({ leftAt: context.now() }).where(there).returning();
  if (visit) await recordVisit(transaction, context, { visit, action: 'leaveSchool', after: { grant: visit.grantId } });
  else transaction.unrecorded();
};

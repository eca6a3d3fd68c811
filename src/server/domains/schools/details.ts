import { and, count, desc, eq, isNotNull, max, ne } from 'drizzle-orm';
import { userStatus } from '#schemas/access/user-status.ts';
import { readSchoolDetails, type SchoolDetails, toldChanges } from '#schemas/api/platform.ts';
import { notFound } from '#server/core/errors/refusals.ts';
import { findStandingGrant } from '#server/domains/accounts/index.ts';
import { handle, ok } from '#server/http/calls/handle.ts';
import { asSchool } from '#server/store/as-school.ts';
import { readSchool } from '#server/store/global.ts';
import { auditLog, users } from '#server/store/schema.ts';
import { usedTheme } from '#server/store/site-record.ts';
import type { StoreContext } from '#server/store/store.ts';
import { countLogIns } from './log-in-weeks.ts';
import { schoolRow, stateEntity } from './state.ts';

/** A school as operators see it: how much there is, and nothing of whose it is. */
export const readSchoolDetailsHandler = handle(readSchoolDetails, ({ params: { id } }, context) =>
  context.read(async (transaction) => {
    const school = id > 0 ? await readSchool(transaction, id) : undefined;
    if (!school) throw notFound();
    const changes = await stateChanges(transaction, id);
    const [last] = changes;
    const change = last && { reason: last.reason, at: new Date(last.at) };
    const url = context.services.originOf(school);
    return ok({
      school: schoolRow(school, { url, change, now: context.now() }),
      ...(await asSchool(transaction, id, () => ownFigures(transaction, id, context.now()))),
      changes: [...changes],
    });
  }),
);

/** The last changes of a school's state from the platform's own log, the last first. */
const stateChanges = async ({ db }: StoreContext, schoolId: number): Promise<SchoolDetails['changes']> => {
  const rows = await db
    .select({ actor: auditLog.actor, before: auditLog.before, after: auditLog.after })
    .from(auditLog)
    .where(and(eq(auditLog.schoolId, 0), eq(auditLog.entity, stateEntity), eq(auditLog.entityId, schoolId)))
    .orderBy(desc(auditLog.id))
    .limit(toldChanges);
  return rows.map(
    ({ actor, before, after }) =>
      ({
        at: String(after?.at),
        by: actor,
        from: before?.state,
        to: after?.state,
        reason: String(after?.reason),
      }) as SchoolDetails['changes'][number],
  );
};

/** In a transaction of the school. */
const ownFigures = async (
  context: StoreContext,
  schoolId: number,
  now: Date,
): Promise<Pick<SchoolDetails, 'themeId' | 'people' | 'lastSignIn' | 'logIns' | 'support'>> => {
  const rows = await context.db
    .select({ role: users.role, count: count(), last: max(users.lastLoginAt) })
    .from(users)
    .where(and(eq(users.schoolId, schoolId), ne(users.status, userStatus.disabled), isNotNull(users.passwordHash)))
    .groupBy(users.role)
    .orderBy(users.role);
  const last = rows.flatMap((row) => row.last?.getTime() ?? []);
  return {
    themeId: await usedTheme(context, schoolId),
    people: rows.map((row) => ({ role: row.role, count: row.count })) as SchoolDetails['people'],
    support: await standingSupport(context, now),
    logIns: await countLogIns(context, now),
    lastSignIn: last.length > 0 ? new Date(Math.max(...last)).toISOString() : null,
  };
};

const standingSupport = async (context: StoreContext, now: Date): Promise<SchoolDetails['support']> => {
  const found = await findStandingGrant(context, now);
  if (!found) return null;
  const { id, reason, givenAt, endsAt } = found.grant;
  return { id, reason, givenBy: found.givenBy, givenAt: givenAt.toISOString(), endsAt: endsAt.toISOString() };
};

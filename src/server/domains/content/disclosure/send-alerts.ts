import { and, eq, inArray, isNull, lt, sql } from 'drizzle-orm';
import { pageRoles } from '#schemas/theme/page-roles.ts';
import type { Mail } from '#server/core/mail/mail.ts';
import { type MailLanguage, mailLanguage } from '#server/core/mail/mail-text.ts';
import { listAdmins } from '#server/domains/accounts/index.ts';
import { maintenanceActor, recordAudit } from '#server/store/audit.ts';
import { type FoundSchool, findSchoolById } from '#server/store/global.ts';
import { disclosureAlerts } from '#server/store/schema.ts';
import type { Store, StoreContext } from '#server/store/store.ts';
import type { DueAlert } from './due-alerts.ts';
import { expiringDocuments } from './mails.ts';
import { readDueAlerts } from './read-due-alerts.ts';

interface AlertOptions {
  readonly store: Store;
  /** Rejects where a mail cannot be handed over. */
  readonly mail: Mail;
  /** The origin that a school is served under. */
  readonly originOf: (school: FoundSchool) => string;
  /** The language of its mails to those who have chosen none. */
  readonly mailLanguageOf: (school: FoundSchool) => Promise<MailLanguage>;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
}

/** After so long a server that started to send an alert, and did not say that it has, is taken to be gone. */
const claimMs = 3_600_000;

interface Claim {
  readonly userId: number;
  readonly to: string;
  readonly language: string | null;
  readonly disclosureId: number;
  readonly alerts: readonly DueAlert[];
}

/**
 * Tells each admin of a school by mail which documents of its published disclosure record expire, 60, 30 and 7 days
 * before (docs/domain.md, Schools): of each alert once, whichever server does it. What could not be sent is sent the
 * next time. Returns how many mails were sent. Errors: an `AggregateError` of those that were not.
 */
export const sendDisclosureAlerts = async (
  { store, mail, originOf, mailLanguageOf, now }: AlertOptions,
  schoolId: number,
): Promise<number> => {
  const claims = await store.school(schoolId, (context) => claimAlerts(context, schoolId, new Date(now())));
  const school = claims.length > 0 ? await findSchoolById(store, schoolId) : undefined;
  if (!school) return 0;
  const failures: unknown[] = [];
  for (const claim of claims) {
    try {
      const language = mailLanguage(claim.language) ?? (await mailLanguageOf(school));
      const link = `${originOf(school)}${pageRoles.disclosure.address}`;
      const content = expiringDocuments[language]({ school: school.name, alerts: claim.alerts, link });
      await mail.send({ to: claim.to, language, ...content });
    } catch (error) {
      failures.push(error);
      await store.school(schoolId, (context) => releaseAlerts(context, claim));
      continue;
    }
    await store.school(schoolId, (context) => recordAlerts(context, { schoolId, claim, now: new Date(now()) }));
  }
  if (failures.length > 0) throw new AggregateError(failures, 'Alerts of disclosure documents could not be sent.');
  return claims.length;
};

/** Claims the alerts that are due and that no other server has claimed, admin by admin. */
const claimAlerts = async (context: StoreContext, schoolId: number, now: Date): Promise<Claim[]> => {
  const { db } = context;
  const { disclosureId = 0, alerts: due = [] } = (await readDueAlerts(context, now)) ?? {};
  if (due.length === 0) return [];
  const claims: Claim[] = [];
  for (const { userId, to, language } of await listAdmins(context)) {
    const taken = await db
      .insert(disclosureAlerts)
      .values(due.map((alert) => ({ schoolId, userId, ...alert, claimedAt: now })))
      .onConflictDoUpdate({
        target: [
          disclosureAlerts.schoolId,
          disclosureAlerts.userId,
          disclosureAlerts.document,
          disclosureAlerts.validUntil,
          disclosureAlerts.daysBefore,
        ],
        set: { claimedAt: now },
        setWhere: sql`${isNull(disclosureAlerts.sentAt)} and ${lt(disclosureAlerts.claimedAt, new Date(now.getTime() - claimMs))}`,
      })
      .returning({ document: disclosureAlerts.document });
    const documents = new Set(taken.map(({ document }) => document));
    const alerts = due.filter(({ document }) => documents.has(document));
    if (alerts.length > 0) claims.push({ userId, to, language, disclosureId, alerts });
  }
  return claims;
};

const claimed = ({ userId, alerts }: Claim) =>
  and(
    eq(disclosureAlerts.userId, userId),
    isNull(disclosureAlerts.sentAt),
    inArray(
      sql`(${disclosureAlerts.document}, ${disclosureAlerts.validUntil}, ${disclosureAlerts.daysBefore})`,
      alerts.map(({ document, validUntil, daysBefore }) => sql`(${document}, ${validUntil}::date, ${daysBefore}::int)`),
    ),
  );

const releaseAlerts = async ({ db }: StoreContext, claim: Claim): Promise<void> => {
  await db.delete(disclosureAlerts).where(claimed(claim));
};

const recordAlerts = async (
  context: StoreContext,
  { schoolId, claim, now }: { readonly schoolId: number; readonly claim: Claim; readonly now: Date },
): Promise<void> => {
  await context.db.update(disclosureAlerts).set({ sentAt: now }).where(claimed(claim));
  const { userId, disclosureId, alerts } = claim;
  const auditRecord = { schoolId, actor: maintenanceActor, action: 'sendDisclosureAlerts' };
  await recordAudit(context, auditRecord, {
    entity: 'disclosure',
    id: disclosureId,
    after: { User_Id: userId, alerts },
  });
};

import { and, eq, inArray, lt } from 'drizzle-orm';
import { emptyEntries, maintenanceActor, recordAudit } from '#server/store/audit.ts';
import { auditLog, contactMessageEntries, contactMessages } from '#server/store/schema.ts';
import type { StoreContext } from '#server/store/store.ts';
import { dayMs } from '#shared/calendar.ts';

/** How long a removed message can still be brought back, in days (docs/domain.md, Contact messages). */
const keptDays = 30;
/** Rows a day, so that no transaction is long; what is left goes the next day. */
const most = 1000;

/** Deletes the messages of a school that were removed 30 days before `now`, and what the audit log tells of them. */
export const purgeMessages = async (transaction: StoreContext, schoolId: number, now: Date): Promise<void> => {
  const { db } = transaction;
  const due = lt(contactMessages.deletedAt, new Date(now.getTime() - keptDays * dayMs));
  const rows = await db.select({ id: contactMessages.id }).from(contactMessages).where(due).limit(most).for('update');
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return;
  await db.delete(contactMessageEntries).where(inArray(contactMessageEntries.messageId, ids));
  await db.delete(contactMessages).where(inArray(contactMessages.id, ids));
  await emptyEntries(transaction, and(eq(auditLog.entity, 'contactMessage'), inArray(auditLog.entityId, ids)));
  const auditRecord = { schoolId, actor: maintenanceActor, action: 'purgeMessages' };
  for (const id of ids) await recordAudit(transaction, auditRecord, { entity: 'contactMessage', id });
};

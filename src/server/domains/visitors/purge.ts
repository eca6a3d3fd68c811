import { and, eq, inArray, lt } from 'drizzle-orm';
import { visitorDays } from '#schemas/records/visitor.ts';
import { removeMedia } from '#server/domains/media/index.ts';
import { emptyEntries, maintenanceActor, recordAudit } from '#server/store/audit.ts';
import { auditLog, pickUpCodes, visitors } from '#server/store/schema.ts';
import type { StoreContext } from '#server/store/store.ts';
import { addDays, dateIn } from '#shared/calendar.ts';
import { pickUpEntriesBefore, pickUpEntriesOf } from './pick-up-entries.ts';

/** Rows a day, so that no transaction is long; what is left goes the next day. */
const most = 1000;

/**
 * Deletes the visits of a school that are older than 180 days, and what the audit log tells of them; and codes that have
 * run out. Returns the keys of the files to delete after the commit.
 */
export const purgeVisitors = async (transaction: StoreContext, schoolId: number, now: Date): Promise<string[]> => {
  const { db } = transaction;
  await db.delete(pickUpCodes).where(lt(pickUpCodes.expiresAt, now));
  const since = addDays(dateIn('UTC', now.getTime()), -visitorDays);
  await emptyEntries(transaction, and(pickUpEntriesBefore(since), eq(auditLog.erased, false)));
  const due = lt(visitors.day, since);
  const rows = await db
    .select({
      id: visitors.id,
      photo: visitors.photoMediaId,
      studentId: visitors.studentId,
      passNo: visitors.passNo,
      name: visitors.name,
    })
    .from(visitors)
    .where(due)
    .limit(most)
    .for('update');
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return [];
  await db.delete(visitors).where(inArray(visitors.id, ids));
  await emptyEntries(transaction, and(eq(auditLog.entity, 'visitor'), inArray(auditLog.entityId, ids)));
  await emptyEntries(transaction, pickUpEntriesOf(rows));
  const auditRecord = { schoolId, actor: maintenanceActor, action: 'purgeVisitors' };
  for (const id of ids) await recordAudit(transaction, auditRecord, { entity: 'visitor', id });
  return removeMedia(
    db,
    schoolId,
    rows.flatMap(({ photo }) => photo ?? []),
  );
};

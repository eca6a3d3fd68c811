import { and, eq, inArray, lt } from 'drizzle-orm';
import { discardMedia } from '#server/domains/media/index.ts';
import { deleteFiles } from '#server/files/uploads/files.ts';
import type { Services } from '#server/http/calls/handle.ts';
import { emptyEntries, maintenanceActor, recordAudit } from '#server/store/audit.ts';
import { auditLog, enquiries, enquiryDocuments, enquiryFollowUps } from '#server/store/schema.ts';
import type { StoreContext } from '#server/store/store.ts';
import { dayMs } from '#shared/calendar.ts';

/** How long a removed enquiry can still be brought back, in days (docs/domain.md, Admissions). */
const keptDays = 30;
/** Rows per transaction, so that none is long. */
const batch = 200;

/**
 * Deletes the enquiries of a school that were removed 30 days before `now` (milliseconds), with what was said, their
 * documents and files. Documents that became a student's stay. Returns how many enquiries went.
 */
export const purgeEnquiries = async (
  services: Pick<Services, 'store' | 'storage'>,
  schoolId: number,
  now: number,
): Promise<number> => {
  let purged = 0;
  for (;;) {
    const { ids, files } = await purgeBatch(services, schoolId, now);
    await deleteFiles(services.storage, files);
    purged += ids.length;
    if (ids.length < batch) return purged;
  }
};

const purgeBatch = ({ store }: Pick<Services, 'store'>, schoolId: number, now: number) =>
  store.school(schoolId, async (transaction) => {
    const { db } = transaction;
    const due = lt(enquiries.deletedAt, new Date(now - keptDays * dayMs));
    const rows = await db.select({ id: enquiries.id }).from(enquiries).where(due).limit(batch).for('update');
    const ids = rows.map(({ id }) => id);
    if (ids.length === 0) return { ids, files: [] };
    const documents = await db.delete(enquiryDocuments).where(inArray(enquiryDocuments.enquiryId, ids)).returning();
    const said = await db.delete(enquiryFollowUps).where(inArray(enquiryFollowUps.enquiryId, ids)).returning();
    await db.delete(enquiries).where(inArray(enquiries.id, ids));
    await recordPurge(transaction, schoolId, {
      enquiry: ids,
      enquiryDocument: idsOf(documents),
      enquiryFollowUp: idsOf(said),
    });
    const files: string[] = [];
    for (const { mediaId } of documents)
      if (mediaId !== null) files.push(...(await discardMedia(transaction, schoolId, mediaId)));
    return { ids, files };
  });

const idsOf = (rows: readonly { readonly id: number }[]): number[] => rows.map(({ id }) => id);

/** Their details go from the audit log too; that they were purged is recorded. */
const recordPurge = async (
  transaction: StoreContext,
  schoolId: number,
  gone: Readonly<Record<'enquiry' | 'enquiryDocument' | 'enquiryFollowUp', readonly number[]>>,
): Promise<void> => {
  for (const [entity, ids] of Object.entries(gone)) {
    const about = and(eq(auditLog.entity, entity), inArray(auditLog.entityId, [...ids]));
    await emptyEntries(transaction, about);
  }
  const auditRecord = { schoolId, actor: maintenanceActor, action: 'purgeEnquiries' };
  for (const id of gone.enquiry) await recordAudit(transaction, auditRecord, { entity: 'enquiry', id });
};

import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import { notFound } from '#server/core/errors/refusals.ts';
import type { CallContext } from '#server/http/calls/handle.ts';
import { requireMatch } from '#server/http/calls/if-match.ts';
import type { WriteContext } from '#server/store/audit.ts';
import { type EnquiryRow, enquiries } from '#server/store/schema.ts';
import type { StoreContext } from '#server/store/store.ts';
import { officeRow } from './enquiry-row.ts';

const present = (id: number) => and(eq(enquiries.id, id), isNull(enquiries.deletedAt));

/** An enquiry that was not removed. Errors: `NOT_FOUND`. */
export const findEnquiry = async ({ db }: StoreContext, id: number): Promise<EnquiryRow> => {
  const [row] = await db.select().from(enquiries).where(present(id));
  if (!row) throw notFound();
  return row;
};

/** As `findEnquiry`; no other transaction changes it until this one ends. */
export const lockEnquiry = async ({ db }: StoreContext, id: number): Promise<EnquiryRow> => {
  const [row] = await db.select().from(enquiries).where(present(id)).for('update');
  if (!row) throw notFound();
  return row;
};

/** As `lockEnquiry`, of one that was removed. */
export const lockRemoved = async ({ db }: StoreContext, id: number): Promise<EnquiryRow> => {
  const removed = and(eq(enquiries.id, id), isNotNull(enquiries.deletedAt));
  const [row] = await db.select().from(enquiries).where(removed).for('update');
  if (!row) throw notFound();
  return row;
};

/** Throws `STALE`, with both versions, where `If-Match` names another version of an enquiry than the stored one. */
export const requireVersion = (
  transaction: StoreContext,
  context: CallContext,
  { row, sent }: { readonly row: EnquiryRow; readonly sent: unknown },
): Promise<void> => {
  const { id, version, updatedAt } = row;
  return requireMatch(transaction, context, {
    entity: 'enquiry',
    id,
    version,
    updatedAt,
    current: officeRow(row),
    yours: sent,
  });
};

type Change = Partial<Omit<EnquiryRow, 'schoolId' | 'id' | 'version' | 'updatedAt'>>;

/** Changes an enquiry that was locked, and writes it down. */
export const updateEnquiry = async (
  transaction: WriteContext,
  { before, change, now }: { readonly before: EnquiryRow; readonly change: Change; readonly now: Date },
): Promise<EnquiryRow> => {
  const [row] = await transaction.db
    .update(enquiries)
    .set({ ...change, version: before.version + 1, updatedAt: now })
    .where(and(eq(enquiries.schoolId, before.schoolId), eq(enquiries.id, before.id)))
    .returning();
  if (!row) throw new Error('A locked enquiry was gone.');
  await transaction.audit({ entity: 'enquiry', id: row.id, before: officeRow(before), after: officeRow(row) });
  return row;
};

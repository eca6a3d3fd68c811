import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { eraseContact } from '#schemas/api/privacy.ts';
import { refuse, wrongField } from '#server/core/errors/refusals.ts';
import { removeMedia } from '#server/domains/media/index.ts';
import { eraseEnquiries } from '#server/domains/students/index.ts';
import { pickUpEntriesOf } from '#server/domains/visitors/index.ts';
import { deleteFiles } from '#server/files/uploads/files.ts';
import { handle, ok } from '#server/http/calls/handle.ts';
import { emptyEntries, type WriteContext } from '#server/store/audit.ts';
import {
  auditLog,
  contactMessageEntries,
  contactMessages,
  type EnquiryRow,
  enquiries,
  visitors,
} from '#server/store/schema.ts';
import { readContact } from './contact.ts';
import { findBeside, findHeld, type Held, otherNumber } from './held.ts';

/**
 * Erases what somebody has left: enquiries are emptied and removed (reference and dates stay until they go for good),
 * those of others that have the number beside their own lose it, messages and visits are deleted, and the audit log no
 * longer says what stood in them.
 */
export const eraseContactHandler = handle(eraseContact, async ({ body }, context) => {
  const contact = readContact(body.Contact);
  if (readContact(body.confirm, 'confirm').text !== contact.text)
    throw wrongField('confirm', 'Enter the same number or address to confirm.');
  const { schoolId } = context.school;
  const { counts, files } = await context.write(async (tx) => {
    const found = await findHeld(tx.db, contact);
    // What became a student's is the student's.
    const isLeft = ({ studentId }: EnquiryRow): boolean => studentId === null;
    const held: Held = { ...found, enquiries: found.enquiries.filter(isLeft), named: found.named.filter(isLeft) };
    if (held.visits.some(({ state }) => state === 'In'))
      throw refuse('They are still inside. Enter at the gate that they have left, then try again.');
    await redactHeld(tx, held);
    const gone = [
      ...(await removeEnquiries(tx, schoolId, held, context.now())),
      ...(await deleteLeft(tx, schoolId, held)),
    ];
    await removeOtherNumber(tx, held);
    const erased = {
      enquiries: held.enquiries.length + held.named.length,
      messages: held.messages.length,
      visits: held.visits.length,
    };
    await tx.audit({ entity: 'contact', id: null, after: { ...erased, reason: body.reason } });
    return { counts: erased, files: gone };
  });
  await deleteFiles(context.services.storage, files);
  return ok(counts);
});

const idsOf = (rows: readonly { readonly id: number }[]): number[] => rows.map(({ id }) => id);

const redactHeld = async (tx: WriteContext, held: Held): Promise<void> => {
  const { followUps, documents } = await findBeside(tx.db, { ...held, named: [] });
  const of = (entity: string, rows: readonly { readonly id: number }[]): SQL | undefined =>
    and(eq(auditLog.entity, entity), inArray(auditLog.entityId, idsOf(rows)));
  await emptyEntries(tx, of('enquiry', [...held.enquiries, ...held.named]));
  await emptyEntries(tx, of('enquiryFollowUp', followUps));
  await emptyEntries(tx, of('enquiryDocument', documents));
  await emptyEntries(tx, of('contactMessage', held.messages));
  await emptyEntries(tx, of('visitor', held.visits));
  await emptyEntries(tx, pickUpEntriesOf(held.visits));
};

const removeEnquiries = async (tx: WriteContext, schoolId: number, held: Held, now: Date): Promise<string[]> => {
  const ids = idsOf(held.enquiries);
  const files = await eraseEnquiries(tx, schoolId, ids);
  await tx.db.update(enquiries).set({ deletedAt: now }).where(inArray(enquiries.id, ids));
  return files;
};

/** An enquiry of somebody else keeps what is theirs. */
const removeOtherNumber = async (tx: WriteContext, { named }: Held): Promise<void> => {
  await tx.db
    .update(enquiries)
    .set({
      details: sql`${enquiries.details} - ${otherNumber}::text`,
      version: sql`${enquiries.version} + 1`,
      updatedAt: sql`now()`,
    })
    .where(inArray(enquiries.id, idsOf(named)));
};

const deleteLeft = async (tx: WriteContext, schoolId: number, { messages, visits }: Held): Promise<string[]> => {
  const messageIds = idsOf(messages);
  await tx.db.delete(contactMessageEntries).where(inArray(contactMessageEntries.messageId, messageIds));
  await tx.db.delete(contactMessages).where(inArray(contactMessages.id, messageIds));
  await tx.db.delete(visitors).where(inArray(visitors.id, idsOf(visits)));
  return removeMedia(
    tx.db,
    schoolId,
    visits.flatMap(({ photoMediaId }) => photoMediaId ?? []),
  );
};

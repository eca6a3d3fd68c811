import { desc, eq } from 'drizzle-orm';
import { type EnquiryDetails, getEnquiry } from '#schemas/api/admission-office.ts';
import { enquiryStatus, nextStatuses } from '#schemas/records/enquiry-status.ts';
import { type CallContext, handle, ok } from '#server/http/calls/handle.ts';
import { type EnquiryRow, enquiryFollowUps, users } from '#server/store/schema.ts';
import type { StoreContext } from '#server/store/store.ts';
import { documentsOf, shownDocument } from './documents.ts';
import { officeRow } from './enquiry-row.ts';
import { followUpEntry } from './follow-ups.ts';
import { findEnquiry } from './lock-enquiry.ts';
import { openSteps, statusLabel } from './statuses.ts';
import { findUndoObstacle } from './undo-confirmation.ts';

/** All that the office knows of an enquiry. */
export const getEnquiryHandler = handle(getEnquiry, ({ params }, context) =>
  context.read(async (transaction) => {
    const row = await findEnquiry(transaction, params.id);
    const documents = await documentsOf(transaction, row);
    const said = await transaction.db
      .select({ entry: enquiryFollowUps, by: users.name })
      .from(enquiryFollowUps)
      .leftJoin(users, eq(users.id, enquiryFollowUps.userId))
      .where(eq(enquiryFollowUps.enquiryId, row.id))
      .orderBy(desc(enquiryFollowUps.at), desc(enquiryFollowUps.id));
    const details: EnquiryDetails = {
      enquiry: officeRow(row),
      documents: documents.map((document) => shownDocument(document, context.services)),
      followUps: said.map(({ entry, by }) => followUpEntry(entry, by)),
      nextStatuses: (await stepsNow(transaction, context, row)).map(step),
    };
    return { ...ok(details), headers: { etag: `"${row.version}"` } };
  }),
);

/** The steps that whoever asks may take now. */
const stepsNow = async (transaction: StoreContext, { actor, now }: CallContext, row: EnquiryRow): Promise<number[]> => {
  const isAdmin = actor.kind === 'user' && actor.role === 'Admin';
  const open = openSteps({ from: row.status, isAdmin, confirmedAt: row.confirmedAt, now: now() });
  if (open.length === 0 || row.status !== enquiryStatus.confirmed || row.studentId === null) return open;
  return (await findUndoObstacle(transaction, row.studentId)) === undefined ? open : [];
};

const step = (status: number): EnquiryDetails['nextStatuses'][number] => ({
  Status: status,
  Status_Label: statusLabel(status),
});

/** The steps that may follow one, with their names. */
export const steps = (status: number): EnquiryDetails['nextStatuses'] => nextStatuses(status).map(step);

import { desc, eq } from 'drizzle-orm';
import { type EnquiryDetails, getEnquiry } from '#schemas/api/admission-office.ts';
import { nextStatuses } from '#schemas/records/enquiry-status.ts';
import { handle, ok } from '#server/http/calls/handle.ts';
import { enquiryFollowUps, users } from '#server/store/schema.ts';
import { documentsOf, shownDocument } from './documents.ts';
import { officeRow } from './enquiry-row.ts';
import { followUpEntry } from './follow-ups.ts';
import { findEnquiry } from './lock-enquiry.ts';
import { statusLabel } from './statuses.ts';

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
      nextStatuses: steps(row.status),
    };
    return { ...ok(details), headers: { etag: `"${row.version}"` } };
  }),
);

/** The steps that may follow one, with their names. */
export const steps = (status: number): EnquiryDetails['nextStatuses'] =>
  nextStatuses(status).map((next) => ({ Status: next, Status_Label: statusLabel(next) }));

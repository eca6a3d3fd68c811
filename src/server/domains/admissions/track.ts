import { and, asc, eq, isNotNull } from 'drizzle-orm';
import { type Tracked, trackEnquiry } from '#schemas/api/admission-documents.ts';
import type { EnquiryDocument } from '#schemas/api/admission-office.ts';
import { trackByLink } from '#schemas/api/admission-tracking.ts';
import { nextForFamily } from '#schemas/records/enquiry-next.ts';
import { isEnded } from '#schemas/records/enquiry-status.ts';
import { handle, ok } from '#server/http/calls/handle.ts';
import { type EnquiryRow, enquiryFollowUps } from '#server/store/schema.ts';
import type { StoreContext } from '#server/store/store.ts';
import { readSchoolDay, type SchoolDay } from '#server/tenancy/school-day.ts';
import { dateIn, localTimeIn } from '#shared/calendar.ts';
import { documentsOf, isNeeded, type KnownDocument, shownDocument } from './documents.ts';
import { findByLink, findByProof } from './prove-family.ts';
import { statusLabel } from './statuses.ts';

/** Shows a family the state of its enquiry, without the office's notes. */
export const trackEnquiryHandler = handle(trackEnquiry, async ({ body }, context) => {
  const row = await findByProof(context, body, { purpose: 'track' });
  return context.read(async (transaction) => ok(await trackedEnquiry(transaction, row, context.now())));
});

/** How an enquiry goes at a time, as its family may see it. */
const trackedEnquiry = async (transaction: StoreContext, row: EnquiryRow, now: Date): Promise<Tracked> => {
  const documents = isEnded(row.status) ? [] : await documentsOf(transaction, row);
  const day = await readSchoolDay(transaction, now);
  const dayOf = (time: Date): string => dateIn(day.timeZone, time.getTime());
  return {
    Reference_No: row.referenceNo,
    Status: row.status,
    Status_Label: statusLabel(row.status),
    Received_On: dayOf(row.createdAt),
    History: (await stepsTaken(transaction, row)).map(({ status, at }) => ({ Status: status, Date: dayOf(at) })),
    Documents: documents.map(familyDocument),
    Documents_Needed: documents.filter(isNeeded).map(({ type }) => type),
    ...nextDay(row, day),
  };
};

/** Why a document was waived is said within the office; why it comes back is said to the family. */
const familyDocument = (document: KnownDocument): EnquiryDocument => {
  const { Reason, ...shown } = shownDocument(document);
  return { ...shown, ...(shown.State === 'Sent_Back' && Reason !== undefined && { Reason }) };
};

const stepsTaken = async ({ db }: StoreContext, { id }: EnquiryRow) => {
  const rows = await db
    .select({ status: enquiryFollowUps.toStatus, at: enquiryFollowUps.at })
    .from(enquiryFollowUps)
    .where(and(eq(enquiryFollowUps.enquiryId, id), isNotNull(enquiryFollowUps.toStatus)))
    .orderBy(asc(enquiryFollowUps.at), asc(enquiryFollowUps.id));
  return rows.flatMap(({ status, at }) => (status === null ? [] : [{ status, at }]));
};

const nextDay = (
  { status, visitAt, nextFollowUp }: EnquiryRow,
  { timeZone, today }: SchoolDay,
): Pick<Tracked, 'Next_Date' | 'Next_Time'> => {
  const visit = visitAt && localTimeIn(timeZone, visitAt.getTime());
  const { date, time } = nextForFamily({ status, visit, nextFollowUp }, today);
  return { Next_Date: date, Next_Time: time };
};

/** As tracking by reference and number, for whoever has the secret of a mailed link. Errors: `WRONG_LINK`. */
export const trackByLinkHandler = handle(trackByLink, ({ body: { token } }, context) =>
  context.read(async (transaction) => {
    const row = await findByLink(context, transaction, token);
    return ok(await trackedEnquiry(transaction, row, context.now()));
  }),
);

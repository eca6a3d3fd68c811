import { asc, eq } from 'drizzle-orm';
import type { EnquiryDocument } from '#schemas/api/admission-office.ts';
import type { EnquiryDocumentType } from '#schemas/records/enquiry.ts';
import { privateMediaLink } from '#server/files/signed-links.ts';
import type { Services } from '#server/http/calls/handle.ts';
import { type EnquiryRow, enquiryDocuments, media } from '#server/store/schema.ts';
import type { StoreContext } from '#server/store/store.ts';
import { requiredDocuments } from './required-documents.ts';

/** A stored document. */
export type EnquiryDocumentRow = typeof enquiryDocuments.$inferSelect;

/** A document that is required or there; `row` is missing where it was never sent. */
export interface KnownDocument {
  readonly type: EnquiryDocumentType;
  readonly isRequired: boolean;
  readonly row?: EnquiryDocumentRow & { readonly fileName: string | null };
}

/** The documents of an enquiry: the required ones first, then what else was sent. */
export const documentsOf = async (
  transaction: StoreContext,
  enquiry: EnquiryRow,
): Promise<readonly KnownDocument[]> => {
  const found = await transaction.db
    .select({ document: enquiryDocuments, fileName: media.fileName })
    .from(enquiryDocuments)
    .leftJoin(media, eq(media.id, enquiryDocuments.mediaId))
    .where(eq(enquiryDocuments.enquiryId, enquiry.id))
    .orderBy(asc(enquiryDocuments.id));
  const rows = new Map(found.map(({ document, fileName }) => [document.documentType, { ...document, fileName }]));
  const required = await requiredDocuments(transaction, enquiry.classId);
  const types = new Set([...required, ...(rows.keys() as Iterable<EnquiryDocumentType>)]);
  return [...types].map((type) => {
    const row = rows.get(type);
    return { type, isRequired: required.includes(type), ...(row && { row }) };
  });
};

/** Whether a required document is neither verified nor waived. */
export const isUnsettled = ({ isRequired, row }: KnownDocument): boolean =>
  isRequired && row?.state !== 'Verified' && row?.state !== 'Waived';

/** Whether a family still has to send a document, or to send it again. */
export const isNeeded = ({ isRequired, row }: KnownDocument): boolean =>
  row === undefined ? isRequired : row.state === 'Sent_Back';

/** A document as the calls show it; with services, also a link to its file, which is for the office. */
export const shownDocument = (
  { type, isRequired, row }: KnownDocument,
  services?: Pick<Services, 'sealer' | 'now'>,
): EnquiryDocument => ({
  Document_Type: type,
  State: row?.state ?? 'Missing',
  Is_Required: isRequired,
  ...(row?.reason && { Reason: row.reason }),
  ...(row?.fileName && { File_Name: row.fileName }),
  ...(row && { Updated_At: row.updatedAt.toISOString() }),
  ...(services &&
    row?.mediaId && { Link: privateMediaLink(services, { schoolId: row.schoolId, mediaId: row.mediaId }) }),
});

/** How people read a type or a state of documents: `Birth_Certificate` → `birth certificate`. */
export const documentWords = (name: string): string => name.replaceAll('_', ' ').toLowerCase();

import { and, eq } from 'drizzle-orm';
import { addEnquiryDocument, type DocumentBody } from '#schemas/api/admission-documents.ts';
import { isEnded } from '#schemas/records/enquiry-status.ts';
import { refuse, tooMany, wrongField } from '#server/core/errors/refusals.ts';
import { addressKey } from '#server/core/limits/limit-key.ts';
import { parseMediaReference } from '#server/core/validation/media-reference.ts';
import { discardMedia } from '#server/domains/media/index.ts';
import { deleteFiles } from '#server/files/uploads/files.ts';
import type { UploadedFile } from '#server/files/uploads/uploaded-file.ts';
import { keepUpload, type StoredUpload, storeDocumentUpload, withUploads } from '#server/files/uploads/uploads.ts';
import { userIdOf } from '#server/http/access/user-id.ts';
import { userTypeOf } from '#server/http/access/user-type.ts';
import { type CallContext, created, handle, ok } from '#server/http/calls/handle.ts';
import type { WriteContext } from '#server/store/audit.ts';
import { type EnquiryRow, enquiryDocuments } from '#server/store/schema.ts';
import type { StoreContext } from '#server/store/store.ts';
import { AppError } from '#shared/errors/app-error.ts';
import { documentsOf, type EnquiryDocumentRow, shownDocument } from './documents.ts';
import { lockEnquiry } from './lock-enquiry.ts';
import { findByLink, findByProof } from './prove-family.ts';

/** How many documents an address that is not the office's may send. */
const familyUploads = { name: 'document.sent', max: 60, perSeconds: 3600 };

/** Stores a document of an enquiry, replacing one of its type; it then awaits the office's review. */
export const addEnquiryDocumentHandler = handle(addEnquiryDocument, async ({ body, files }, context) => {
  const isOffice = context.scopeOf('/admissions', 'write') === 'all';
  const isFamily = body.Reference_No !== undefined || body.token !== undefined;
  const enquiryId = isOffice && !isFamily ? officeId(body) : await provenId(body, context);
  const [file] = files;
  if (!file) return keep(context, { body, enquiryId, isOffice, source: storedId(body, isOffice) });
  const upload = await store(context, file);
  return withUploads(context.services, [upload], () => keep(context, { body, enquiryId, isOffice, source: upload }));
});

const officeId = ({ Admission_Enquiry_Id: id }: DocumentBody): number => {
  if (id === 0) throw wrongField('Admission_Enquiry_Id', 'Please enter admission enquiry id.');
  return id;
};

/** Few tries may be wrong; a family may send many documents, one after the other. */
const provenId = async (body: DocumentBody, context: CallContext): Promise<number> => {
  const { services, school, address } = context;
  const { id } = await findProven(body, context);
  const wait = services.limiter.take(familyUploads, addressKey(school.schoolId, address));
  if (wait > 0) throw tooMany(wait);
  return id;
};

const findProven = ({ token, Reference_No, Mobile, ...body }: DocumentBody, context: CallContext) => {
  if (token !== undefined) return context.read((transaction) => findByLink(context, transaction, token));
  if (!Reference_No || !Mobile) throw new AppError(context.actor.kind === 'visitor' ? 'NOT_SIGNED_IN' : 'NO_ACCESS');
  const isRight = ({ id }: EnquiryRow): boolean => body.Admission_Enquiry_Id <= 0 || body.Admission_Enquiry_Id === id;
  return findByProof(context, { Reference_No, Mobile }, { purpose: 'document', isRight });
};

/**
 * The id of a file of this enquiry that the office names in place of a new one. What is no such id, an address above all,
 * is never fetched.
 */
const storedId = ({ DocumentURL }: DocumentBody, isOffice: boolean): number => {
  if (DocumentURL === undefined) throw wrongField('DocumentURL', 'Please choose a file.');
  const id = isOffice ? parseMediaReference(DocumentURL) : undefined;
  if (id === undefined) throw wrongField('DocumentURL', 'Send the file itself, not an address.');
  return id;
};

const store = ({ services, school, actor }: CallContext, file: UploadedFile): Promise<StoredUpload> =>
  storeDocumentUpload(services, { schoolId: school.schoolId, file, userId: userIdOf(actor) });

interface NewDocument {
  readonly body: DocumentBody;
  readonly enquiryId: number;
  readonly isOffice: boolean;
  /** A file to store, or the id of a stored one. */
  readonly source: StoredUpload | number;
}

const keep = async (context: CallContext, { body, enquiryId, isOffice, source }: NewDocument) => {
  const { answer, leftover } = await context.write(async (transaction) => {
    const enquiry = await lockEnquiry(transaction, enquiryId);
    if (!isOffice && isEnded(enquiry.status)) throw refuse('This enquiry takes no more documents.');
    const known = (await documentsOf(transaction, enquiry)).find(({ type }) => type === body.Document_Type);
    if (!isOffice && known?.row?.state === 'Verified') throw refuse('The school has already verified this document.');
    const mediaId = typeof source === 'number' ? source : await keepUpload(transaction, source);
    if (typeof source === 'number') await requireOwn(transaction, enquiryId, source);
    await writeDocument(transaction, context, { before: known?.row, enquiryId, type: body.Document_Type, mediaId });
    const after = (await documentsOf(transaction, enquiry)).find(({ type }) => type === body.Document_Type);
    if (!after?.row) throw new Error('A document was gone after it was written.');
    const change = { before: known ? shownDocument(known) : null, after: shownDocument(after) };
    await transaction.audit({ entity: 'enquiryDocument', id: after.row.id, ...change });
    const userId = userIdOf(context.actor);
    const shown = {
      ...shownDocument(after, isOffice ? context.services : undefined),
      School_Id: enquiry.schoolId,
      Admission_Enquiry_Id: enquiryId,
      ...(isOffice && { DocumentURL: `media:${mediaId}` }),
      ...(userId !== null && { UserId: userId }),
      UserType: userTypeOf(context.actor),
    };
    const replaced = known?.row?.mediaId;
    const isReplaced = typeof replaced === 'number' && replaced !== mediaId;
    const leftover = isReplaced ? await discardMedia(transaction, enquiry.schoolId, replaced) : [];
    return { answer: known?.row ? ok(shown) : created(shown), leftover };
  });
  await deleteFiles(context.services.storage, leftover);
  return answer;
};

interface DocumentChange {
  readonly before: EnquiryDocumentRow | undefined;
  readonly enquiryId: number;
  readonly type: string;
  readonly mediaId: number;
}

const writeDocument = async (
  { db }: WriteContext,
  context: CallContext,
  { before, enquiryId, type, mediaId }: DocumentChange,
): Promise<void> => {
  const { actor, school } = context;
  const sent = {
    state: 'Uploaded',
    reason: null,
    mediaId,
    userId: userIdOf(actor),
    userType: userTypeOf(actor),
  } as const;
  const values = { ...sent, updatedAt: context.now() };
  if (before) await db.update(enquiryDocuments).set(values).where(eq(enquiryDocuments.id, before.id));
  else
    await db.insert(enquiryDocuments).values({ ...values, schoolId: school.schoolId, enquiryId, documentType: type });
};

/** Only what this enquiry has already: any other file of the school may be one that the front office must not read. */
const requireOwn = async ({ db }: StoreContext, enquiryId: number, mediaId: number): Promise<void> => {
  const [row] = await db
    .select({ id: enquiryDocuments.id })
    .from(enquiryDocuments)
    .where(and(eq(enquiryDocuments.enquiryId, enquiryId), eq(enquiryDocuments.mediaId, mediaId)));
  if (!row) throw wrongField('DocumentURL', 'This enquiry has no such file. Send the file itself.');
};

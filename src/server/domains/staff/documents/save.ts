import { and, count, eq, sql } from 'drizzle-orm';
import { type StaffDocumentBody, saveStaffDocument } from '#schemas/api/staff/documents.ts';
import { maxStaffDocuments } from '#schemas/records/staff-document.ts';
import { refuse, wrongField } from '#server/core/errors/refusals.ts';
import { discardMedia } from '#server/domains/media/index.ts';
import { deleteFiles } from '#server/files/uploads/files.ts';
import { keepUpload, type StoredUpload, storeDocumentUpload, withUploads } from '#server/files/uploads/uploads.ts';
import { userIdOf } from '#server/http/access/user-id.ts';
import { type CallContext, created, handle, ok } from '#server/http/calls/handle.ts';
import { requireMatch } from '#server/http/calls/if-match.ts';
import type { WriteContext } from '#server/store/audit.ts';
import { onlyRow } from '#server/store/query.ts';
import { type StaffRow, staffDocuments } from '#server/store/schema.ts';
import { lockMember } from '../find-member.ts';
import { auditedDocument, findDocument, type StoredDocument, toDocument } from './record.ts';

/** Adds a document of a member, or replaces one; its file is private, and stays where none is sent. */
export const saveStaffDocumentHandler = handle(
  saveStaffDocument,
  async ({ params: { id }, body, files: [file] }, context) => {
    const { services, school, actor } = context;
    const { Issue_Date: issued, Expiry_Date: expires, Document_Id: documentId } = body;
    if (documentId === 0 && !file) throw wrongField('DocumentURL', 'Please choose a file.');
    if (issued && expires && expires < issued)
      throw wrongField('Expiry_Date', 'The expiry date is before the issue date.');
    await context.write(async (tx) => {
      // Nothing is stored for who is not there.
      await lockMember(tx, id);
      tx.unrecorded();
    });
    const options = { schoolId: school.schoolId, userId: userIdOf(actor) };
    const upload = file && (await storeDocumentUpload(services, { ...options, file }));
    const save = documentId === 0 ? insertDocument : updateDocument;
    const { stored, leftover } = await withUploads(services, upload ? [upload] : [], () =>
      context.write(async (tx) => save(tx, { context, member: await lockMember(tx, id), body, upload })),
    );
    await deleteFiles(services.storage, leftover);
    const answer = { Staff_Id: id, document: toDocument(services, stored) };
    return documentId === 0 ? created(answer) : ok(answer);
  },
);

interface Saving {
  readonly context: CallContext;
  readonly member: StaffRow;
  readonly body: StaffDocumentBody;
  readonly upload: StoredUpload | undefined;
}

interface Saved {
  readonly stored: StoredDocument;
  /** Files that nothing needs any more once this is committed. */
  readonly leftover: readonly string[];
}

const columnsOf = (body: StaffDocumentBody) => ({
  documentType: body.Document_Type,
  documentNumber: body.Document_Number ?? null,
  issueDate: body.Issue_Date ?? null,
  expiryDate: body.Expiry_Date ?? null,
});

const insertDocument = async (tx: WriteContext, { context, member, body, upload }: Saving): Promise<Saved> => {
  const { schoolId, id: staffId } = member;
  if (!upload) throw wrongField('DocumentURL', 'Please choose a file.');
  await requireRoom(tx, staffId);
  const mediaId = await keepUpload(tx, upload);
  const row = onlyRow(
    await tx.db
      .insert(staffDocuments)
      .values({ schoolId, staffId, ...columnsOf(body), mediaId, userId: userIdOf(context.actor) })
      .returning(),
  );
  const stored = { row, fileName: upload.row.fileName ?? null };
  await tx.audit({ entity: 'staffMember', id: staffId, after: { document: auditedDocument(stored) } });
  return { stored, leftover: [] };
};

/** In a transaction that holds the member's row. */
const requireRoom = async ({ db }: WriteContext, staffId: number): Promise<void> => {
  const [row] = await db.select({ total: count() }).from(staffDocuments).where(eq(staffDocuments.staffId, staffId));
  if ((row?.total ?? 0) >= maxStaffDocuments)
    throw refuse(`A member of staff has at most ${maxStaffDocuments} documents.`);
};

/** Errors: `NOT_FOUND`, `STALE`. */
const updateDocument = async (tx: WriteContext, { context, member, body, upload }: Saving): Promise<Saved> => {
  const { schoolId, id: staffId } = member;
  const before = await findDocument(tx.db, { staffId, id: body.Document_Id });
  const { version, updatedAt, mediaId: replaced } = before.row;
  const current = auditedDocument(before);
  await requireMatch(tx, context, { entity: 'staffMember', id: staffId, version, updatedAt, current, yours: body });
  const [row] = await tx.db
    .update(staffDocuments)
    .set({
      ...columnsOf(body),
      ...(upload && { mediaId: await keepUpload(tx, upload), userId: userIdOf(context.actor) }),
      version: version + 1,
      updatedAt: sql`now()`,
    })
    .where(and(eq(staffDocuments.schoolId, schoolId), eq(staffDocuments.id, before.row.id)))
    .returning();
  if (!row) throw new Error('A document of a locked member was gone.');
  const leftover = upload ? await discardMedia(tx, schoolId, replaced) : [];
  const stored = { row, fileName: upload ? (upload.row.fileName ?? null) : before.fileName };
  const after = { document: auditedDocument(stored) };
  await tx.audit({ entity: 'staffMember', id: staffId, before: { document: current }, after });
  return { stored, leftover };
};

import { and, count, eq, sql } from 'drizzle-orm';
import { addStudentDocument, type StudentDocumentBody } from '#schemas/api/students/document.ts';
import { maxStudentDocuments } from '#schemas/records/student-document.ts';
import { refuse, wrongField } from '#server/core/errors/refusals.ts';
import { discardMedia } from '#server/domains/media/index.ts';
import { deleteFiles } from '#server/files/uploads/files.ts';
import { keepUpload, type StoredUpload, storeDocumentUpload, withUploads } from '#server/files/uploads/uploads.ts';
import { userIdOf } from '#server/http/access/user-id.ts';
import { userTypeOf } from '#server/http/access/user-type.ts';
import { type CallContext, created, handle, ok } from '#server/http/calls/handle.ts';
import { requireMatch } from '#server/http/calls/if-match.ts';
import type { WriteContext } from '#server/store/audit.ts';
import { onlyRow } from '#server/store/query.ts';
import { studentDocuments } from '#server/store/schema.ts';
import { auditedDocument, findDocument, type StoredDocument, toDocumentRecord } from './document-record.ts';
import { lockStudent } from './find-student.ts';

/**
 * Adds a document of a student, or replaces one; its file is private, and stays where none is sent. Who sent it is who
 * is signed in, whatever the form says.
 */
export const addDocumentHandler = handle(addStudentDocument, async ({ body, files: [file] }, context) => {
  const { services, school, actor } = context;
  const { Student_Id: studentId, Document_Id: documentId, Issue_Date: issued, Expiry_Date: expires } = body;
  if (documentId === 0 && !file) throw wrongField('DocumentURL', 'Please choose a file.');
  if (issued && expires && expires < issued)
    throw wrongField('Expiry_Date', 'The expiry date is before the issue date.');
  await context.write(async (tx) => {
    // Nothing is stored for who is not there.
    await lockStudent(tx, studentId);
    tx.unrecorded();
  });
  const options = { schoolId: school.schoolId, userId: userIdOf(actor) };
  const upload = file && (await storeDocumentUpload(services, { ...options, file }));
  const save = documentId === 0 ? insertDocument : updateDocument;
  const { stored, leftover } = await withUploads(services, upload ? [upload] : [], () =>
    context.write(async (tx) => {
      await lockStudent(tx, studentId);
      return save(tx, { context, body, upload });
    }),
  );
  await deleteFiles(services.storage, leftover);
  const answer = { Student_Id: studentId, document: toDocumentRecord(services, stored) };
  return documentId === 0 ? created(answer) : ok(answer);
});

/** What is saved of a student whose row is locked. */
interface Saving {
  readonly context: CallContext;
  readonly body: StudentDocumentBody;
  readonly upload: StoredUpload | undefined;
}

interface Saved {
  readonly stored: StoredDocument;
  /** Files that nothing needs any more once this is committed. */
  readonly leftover: readonly string[];
}

const columnsOf = (body: StudentDocumentBody) => ({
  documentType: body.Document_Type,
  documentNumber: body.Document_Number ?? null,
  issueDate: body.Issue_Date ?? null,
  expiryDate: body.Expiry_Date ?? null,
});

const senderOf = ({ actor }: CallContext) => ({ userId: userIdOf(actor), userType: userTypeOf(actor) });

const insertDocument = async (tx: WriteContext, { context, body, upload }: Saving): Promise<Saved> => {
  const { schoolId } = context.school;
  const { Student_Id: studentId } = body;
  if (!upload) throw wrongField('DocumentURL', 'Please choose a file.');
  await requireRoom(tx, studentId);
  const mediaId = await keepUpload(tx, upload);
  const row = onlyRow(
    await tx.db
      .insert(studentDocuments)
      .values({ schoolId, studentId, ...columnsOf(body), mediaId, ...senderOf(context) })
      .returning(),
  );
  const stored = { row, fileName: upload.row.fileName ?? null };
  await tx.audit({ entity: 'student', id: studentId, after: { document: auditedDocument(stored) } });
  return { stored, leftover: [] };
};

const requireRoom = async ({ db }: WriteContext, studentId: number): Promise<void> => {
  const [row] = await db
    .select({ total: count() })
    .from(studentDocuments)
    .where(eq(studentDocuments.studentId, studentId));
  if ((row?.total ?? 0) >= maxStudentDocuments) throw refuse(`A student has at most ${maxStudentDocuments} documents.`);
};

/** Errors: `NOT_FOUND`, `STALE`. */
const updateDocument = async (tx: WriteContext, { context, body, upload }: Saving): Promise<Saved> => {
  const { schoolId } = context.school;
  const { Student_Id: studentId } = body;
  const before = await findDocument(tx.db, { studentId, id: body.Document_Id });
  const { version, updatedAt, mediaId: replaced } = before.row;
  const current = auditedDocument(before);
  await requireMatch(tx, context, { entity: 'student', id: studentId, version, updatedAt, current, yours: body });
  const [row] = await tx.db
    .update(studentDocuments)
    .set({
      ...columnsOf(body),
      ...(upload && { mediaId: await keepUpload(tx, upload), ...senderOf(context) }),
      version: version + 1,
      updatedAt: sql`now()`,
    })
    .where(and(eq(studentDocuments.schoolId, schoolId), eq(studentDocuments.id, before.row.id)))
    .returning();
  if (!row) throw new Error('A document of a locked student was gone.');
  const leftover = upload ? await discardMedia(tx, schoolId, replaced) : [];
  const stored = { row, fileName: upload ? (upload.row.fileName ?? null) : before.fileName };
  const after = { document: auditedDocument(stored) };
  await tx.audit({ entity: 'student', id: studentId, before: { document: current }, after });
  return { stored, leftover };
};

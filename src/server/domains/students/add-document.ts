import { count, eq } from 'drizzle-orm';
import { addStudentDocument } from '#schemas/api/students/document.ts';
import { maxStudentDocuments } from '#schemas/records/student-document.ts';
import { notFound, refuse, wrongField } from '#server/core/errors/refusals.ts';
import { keepUpload, storeDocumentUpload, withUploads } from '#server/files/uploads/uploads.ts';
import { userIdOf } from '#server/http/access/user-id.ts';
import { userTypeOf } from '#server/http/access/user-type.ts';
import { created, handle } from '#server/http/calls/handle.ts';
import { studentDocuments } from '#server/store/schema.ts';
import type { StoreContext } from '#server/store/store.ts';
import { toDocumentRecord } from './document-record.ts';
import { findStudent, lockStudent } from './find-student.ts';

/** Adds a document of a student; its file is private. Who sent it is who is signed in, whatever the form says. */
export const addDocumentHandler = handle(addStudentDocument, async ({ body, files: [file] }, context) => {
  const { services, school, actor } = context;
  const { schoolId } = school;
  const { Student_Id: studentId, Issue_Date: issued, Expiry_Date: expires } = body;
  if (!file) throw wrongField('DocumentURL', 'Please choose a file.');
  if (issued && expires && expires < issued)
    throw wrongField('Expiry_Date', 'The expiry date is before the issue date.');
  await context.read(async ({ db }) => {
    if ((await findStudent(db, studentId)).erasedAt) throw notFound();
  });
  const userId = userIdOf(actor);
  const upload = await storeDocumentUpload(services, { schoolId, file, userId });
  return withUploads(services, [upload], () =>
    context.write(async (tx) => {
      await lockStudent(tx, studentId);
      await requireRoom(tx, studentId);
      const [row] = await tx.db
        .insert(studentDocuments)
        .values({
          schoolId,
          studentId,
          documentType: body.Document_Type,
          documentNumber: body.Document_Number ?? null,
          issueDate: issued ?? null,
          expiryDate: expires ?? null,
          mediaId: await keepUpload(tx, upload),
          userId,
          userType: userTypeOf(actor),
        })
        .returning();
      if (!row) throw new Error('The database returned no row for an insert.');
      const document = toDocumentRecord(services, { row, fileName: upload.row.fileName ?? null });
      const { DocumentURL: _, ...after } = document;
      await tx.audit({ entity: 'student', id: studentId, after: { document: after } });
      return created({ Student_Id: studentId, document });
    }),
  );
});

/** In a transaction that holds the student's row. */
const requireRoom = async ({ db }: StoreContext, studentId: number): Promise<void> => {
  const [row] = await db
    .select({ total: count() })
    .from(studentDocuments)
    .where(eq(studentDocuments.studentId, studentId));
  if ((row?.total ?? 0) >= maxStudentDocuments) throw refuse(`A student has at most ${maxStudentDocuments} documents.`);
};

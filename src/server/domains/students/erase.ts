import { eq } from 'drizzle-orm';
import { eraseStudent } from '#schemas/api/students/personal-data.ts';
import { schoolTag } from '#schemas/sources/index.ts';
import { notFound, wrongField } from '#server/core/errors/refusals.ts';
import { deleteFiles } from '#server/files/uploads/files.ts';
import { handle, ok } from '#server/http/calls/handle.ts';
import type { WriteContext } from '#server/store/audit.ts';
import { type StudentRow, students } from '#server/store/schema.ts';
import { eraseAccounts } from './erase-accounts.ts';
import { eraseEnquiries } from './erase-enquiries.ts';
import { eraseRecord, redactAudit } from './erase-record.ts';
import { requireAdmin } from './in-scope.ts';
import { auditOf, findLinkedRecords } from './linked-records.ts';
import { cardTags } from './public-card.ts';

/**
 * Erases what is personal of a student: record, guardians, documents, bank accounts, enquiry, accounts, and what the
 * audit log says of them. The admission number, the classes and the dates of the register stay. A second call changes
 * nothing.
 */
export const eraseStudentHandler = handle(eraseStudent, async ({ params: { id }, body }, context) => {
  requireAdmin(context);
  const { schoolId } = context.school;
  const { row, erasedAt, files } = await context.write(async (tx) => {
    const before = await lock(tx, id);
    if (body.confirm !== before.admissionNo)
      throw wrongField('confirm', "Enter the student's admission number to confirm.");
    if (before.erasedAt) {
      tx.unrecorded();
      return { row: before, erasedAt: before.erasedAt, files: [] };
    }
    const erasedAt = context.now();
    const linked = await findLinkedRecords(tx.db, id);
    const about = auditOf(linked);
    const gone = [
      ...(await eraseRecord(tx, before, erasedAt)),
      ...(await eraseEnquiries(tx, schoolId, [...linked.enquiries])),
    ];
    await eraseAccounts(tx, schoolId, linked);
    await redactAudit(tx, about, linked.accounts);
    await tx.audit({ entity: 'student', id, after: { erased: true, reason: body.reason } });
    for (const tag of cardTags) tx.touch(schoolTag(schoolId, tag));
    return { row: before, erasedAt, files: gone };
  });
  await deleteFiles(context.services.storage, files);
  return ok({ Student_Id: id, Admission_No: row.admissionNo, erasedAt: erasedAt.toISOString() });
});

const lock = async ({ db }: WriteContext, id: number): Promise<StudentRow> => {
  const [row] = await db.select().from(students).where(eq(students.id, id)).for('update');
  if (!row) throw notFound();
  return row;
};

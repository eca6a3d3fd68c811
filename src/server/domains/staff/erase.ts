import { eq } from 'drizzle-orm';
import { eraseStaffMember } from '#schemas/api/staff/change.ts';
import { notFound, refuse, wrongField } from '#server/core/errors/refusals.ts';
import { eraseUsers } from '#server/domains/accounts/index.ts';
import { removeMedia } from '#server/domains/media/index.ts';
import { erasedName, redactAudit, requireAdmin } from '#server/domains/students/index.ts';
import { deleteFiles } from '#server/files/uploads/files.ts';
import { handle, ok } from '#server/http/calls/handle.ts';
import { type StaffRow, staffAttendance, staffDocuments, staffLeave, staffMembers } from '#server/store/schema.ts';
import type { Db } from '#server/store/store.ts';
import { auditOfMember } from './audit-of-member.ts';
import { storeMember } from './save.ts';

const nothingPersonal = {
  firstName: erasedName,
  middleName: null,
  lastName: null,
  gender: 'Undisclosed',
  dateOfBirth: null,
  mobile: '',
  email: null,
  leavingReason: null,
  photoMediaId: null,
  details: {},
  aadhaarSealed: null,
  aadhaarLast4: null,
  panSealed: null,
  panLast4: null,
  accountSealed: null,
  accountLast4: null,
} as const;

/**
 * Erases what is personal of a member who has left: record, photo, documents, account, notes of the registers and of leave, and what the audit
 * log says of them. The employee number, the role, the days and their codes stay. A second call changes nothing.
 */
export const eraseStaffMemberHandler = handle(eraseStaffMember, async ({ params: { id }, body }, context) => {
  requireAdmin(context);
  const { row, erasedAt, files } = await context.write(async (tx) => {
    const before = await lock(tx.db, id);
    if (body.confirm !== before.employeeNo) throw wrongField('confirm', 'Enter the employee number to confirm.');
    if (before.erasedAt) {
      tx.unrecorded();
      return { row: before, erasedAt: before.erasedAt, files: [] };
    }
    if (before.status !== 'Left') throw refuse('Only the data of who has left can be erased.');
    const erasedAt = context.now();
    const { schoolId, photoMediaId, userId, version } = before;
    await storeMember(tx, before, { ...nothingPersonal, erasedAt, version: version + 1 });
    await tx.db.update(staffAttendance).set({ note: null }).where(eq(staffAttendance.staffId, id));
    await tx.db.update(staffLeave).set({ note: null, decision: null }).where(eq(staffLeave.staffId, id));
    const accounts = userId === null ? [] : [userId];
    await eraseUsers(tx, { schoolId, ids: accounts, name: erasedName });
    // What they have done for the school stays in the log, without their name.
    await redactAudit(tx, auditOfMember(before), accounts);
    const documents = await tx.db.delete(staffDocuments).where(eq(staffDocuments.staffId, id)).returning();
    const media = [photoMediaId, ...documents.map(({ mediaId }) => mediaId)].filter((one) => one !== null);
    const files = await removeMedia(tx.db, schoolId, media);
    await tx.audit({ entity: 'staffMember', id, after: { erased: true, reason: body.reason } });
    return { row: before, erasedAt, files };
  });
  await deleteFiles(context.services.storage, files);
  return ok({ Staff_Id: id, Employee_No: row.employeeNo, erasedAt: erasedAt.toISOString() });
});

const lock = async (db: Db, id: number): Promise<StaffRow> => {
  const [row] = await db.select().from(staffMembers).where(eq(staffMembers.id, id)).for('update');
  if (!row) throw notFound();
  return row;
};

import { asc, eq } from 'drizzle-orm';
import { exportStaffMember } from '#schemas/api/staff/personal-data.ts';
import { requireAdmin } from '#server/domains/students/index.ts';
import { attachmentHeader } from '#server/files/storage/file-name.ts';
import { handle } from '#server/http/calls/handle.ts';
import { auditLog, staffAttendance, staffLeave, staffLeaveTypes, users } from '#server/store/schema.ts';
import type { Db } from '#server/store/store.ts';
import { auditOfMember } from './audit-of-member.ts';
import { readDocuments, toDocument } from './documents/record.ts';
import { findMember } from './find-member.ts';
import { showMember } from './show-members.ts';

/** Everything that is held of a member as one JSON file; that it was taken is written down. */
export const exportStaffMemberHandler = handle(exportStaffMember, ({ params: { id } }, context) => {
  requireAdmin(context);
  return context.write(async (tx) => {
    const { db } = tx;
    const row = await findMember(db, id);
    const { createdAt: Created_At, updatedAt: Updated_At } = row;
    const body = {
      exportedAt: context.now().toISOString(),
      // Whole, so that nothing that another part of the program has added is missing.
      member: { ...row.details, ...(await showMember(context, db, row)), Created_At, Updated_At },
      documents: (await readDocuments(db, id)).map((one) => toDocument(context.services, one)),
      attendance: await readDays(db, id),
      leave: await readLeave(db, id),
      accounts: row.userId === null ? [] : await readAccount(db, row.userId),
      auditEntries: await db.select().from(auditLog).where(auditOfMember(row)).orderBy(asc(auditLog.id)),
    };
    await tx.audit({ entity: 'staffMember', id, after: { exported: true } });
    const disposition = attachmentHeader(`staff-${row.employeeNo.replaceAll('/', '-')}.json`);
    return { status: 200, body, headers: { 'content-disposition': disposition } };
  });
});

const readDays = (db: Db, staffId: number) => {
  const { day, code, inTime, outTime, checkedIn, note } = staffAttendance;
  return db
    .select({ day, code, inTime, outTime, checkedIn, note })
    .from(staffAttendance)
    .where(eq(staffAttendance.staffId, staffId))
    .orderBy(asc(day));
};

const readLeave = (db: Db, staffId: number) => {
  const { firstDay, lastDay, part, state, note, askedAt, decidedAt, decision } = staffLeave;
  return db
    .select({ type: staffLeaveTypes.name, firstDay, lastDay, part, state, note, askedAt, decidedAt, decision })
    .from(staffLeave)
    .innerJoin(staffLeaveTypes, eq(staffLeaveTypes.id, staffLeave.typeId))
    .where(eq(staffLeave.staffId, staffId))
    .orderBy(asc(firstDay), asc(staffLeave.id));
};

const readAccount = (db: Db, userId: number) => {
  const { id, name, role, email, mobile, language, status, createdAt, lastLoginAt } = users;
  return db
    .select({ id, name, role, email, mobile, language, status, createdAt, lastLoginAt })
    .from(users)
    .where(eq(users.id, userId));
};

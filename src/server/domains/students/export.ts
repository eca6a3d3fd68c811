import { asc, eq, inArray } from 'drizzle-orm';
import { exportStudent } from '#schemas/api/students/personal-data.ts';
import { privateMediaLink } from '#server/files/signed-links.ts';
import { attachmentHeader } from '#server/files/storage/file-name.ts';
import { handle, type Services } from '#server/http/calls/handle.ts';
import {
  attendanceMarks,
  auditLog,
  enquiries,
  enquiryDocuments,
  enquiryFollowUps,
  type StudentRow,
  studentLeave,
  users,
} from '#server/store/schema.ts';
import type { Db } from '#server/store/store.ts';
import { readBankRecords } from './bank-record.ts';
import { toBioRecord } from './bio-record.ts';
import { readDocuments, toDocumentRecord } from './document-record.ts';
import { currentEnrolment, readEnrolments } from './enrolment.ts';
import { findPhoto, findStudent } from './find-student.ts';
import { requireAdmin } from './in-scope.ts';
import { auditOf, findLinkedRecords, type LinkedRecords } from './linked-records.ts';
import { photoLink } from './photo-link.ts';
import { readGuardians, toEnrolment } from './read.ts';
import { toStudentRecord } from './student-record.ts';

/** Everything that is held of a student as one JSON file; that it was taken is written down. */
export const exportStudentHandler = handle(exportStudent, async ({ params: { id } }, context) => {
  requireAdmin(context);
  const { services } = context;
  return context.write(async (tx) => {
    const row = await findStudent(tx.db, id);
    const linked = await findLinkedRecords(tx.db, id);
    const body = {
      exportedAt: context.now().toISOString(),
      ...(await exportRecord(tx.db, services, row)),
      enquiries: await exportEnquiries(tx.db, services, linked),
      accounts: await exportAccounts(tx.db, linked),
      auditEntries: await tx.db.select().from(auditLog).where(auditOf(linked)).orderBy(asc(auditLog.id)),
    };
    await tx.audit({ entity: 'student', id, after: { exported: true } });
    const disposition = attachmentHeader(`student-${row.admissionNo.replaceAll('/', '-')}.json`);
    return { status: 200, body, headers: { 'content-disposition': disposition } };
  });
});

type Linking = Pick<Services, 'sealer' | 'now'>;

const exportRecord = async (db: Db, services: Linking, row: StudentRow) => {
  const enrolled = await readEnrolments(db, row.id);
  const photo = photoLink(services, await findPhoto(db, row));
  return {
    // Whole, so that nothing that another part of the program has added is missing.
    student: {
      ...row.details,
      ...row.bio,
      ...toStudentRecord({ row, enrolment: currentEnrolment(enrolled), photo }),
      ...toBioRecord(row, { as: 'office', readsHealth: true }),
      Created_At: row.createdAt,
      Updated_At: row.updatedAt,
    },
    guardians: await readGuardians(db, row.id),
    enrolments: enrolled.map(toEnrolment),
    documents: (await readDocuments(db, row.id)).map((document) => toDocumentRecord(services, document)),
    bankDetails: await readBankRecords(db, row.id),
    attendance: await exportAttendance(db, row.id),
    leave: await exportLeave(db, row.id),
  };
};

const exportAttendance = async (db: Db, studentId: number) => {
  const { date, part, status, inTime, outTime, reason, remark } = attendanceMarks;
  return db
    .select({ date, part, status, inTime, outTime, reason, remark })
    .from(attendanceMarks)
    .where(eq(attendanceMarks.studentId, studentId))
    .orderBy(asc(date), asc(part));
};

const exportLeave = async (db: Db, studentId: number) => {
  const { firstDay, lastDay, reason, note, state, askedAt, decidedAt, decision } = studentLeave;
  return db
    .select({ firstDay, lastDay, reason, note, state, askedAt, decidedAt, decision })
    .from(studentLeave)
    .where(eq(studentLeave.studentId, studentId))
    .orderBy(asc(firstDay), asc(studentLeave.id));
};

const exportEnquiries = async (db: Db, services: Linking, linked: LinkedRecords) => {
  const rows = await db
    .select()
    .from(enquiries)
    .where(inArray(enquiries.id, [...linked.enquiries]));
  const notes = await db
    .select()
    .from(enquiryFollowUps)
    .where(inArray(enquiryFollowUps.id, [...linked.followUps]));
  const documents = await db
    .select()
    .from(enquiryDocuments)
    .where(inArray(enquiryDocuments.id, [...linked.enquiryDocuments]))
    .orderBy(asc(enquiryDocuments.id));
  return rows.map((row) => ({
    ...row,
    followUps: notes.filter(({ enquiryId }) => enquiryId === row.id),
    documents: documents
      .filter(({ enquiryId }) => enquiryId === row.id)
      .map(({ mediaId, schoolId, ...document }) => ({
        ...document,
        ...(mediaId !== null && { DocumentURL: privateMediaLink(services, { schoolId, mediaId }) }),
      })),
  }));
};

const exportAccounts = async (db: Db, { accounts }: LinkedRecords) =>
  db
    .select({
      id: users.id,
      name: users.name,
      role: users.role,
      email: users.email,
      mobile: users.mobile,
      language: users.language,
      status: users.status,
      createdAt: users.createdAt,
      lastLoginAt: users.lastLoginAt,
    })
    .from(users)
    .where(inArray(users.id, [...accounts]));

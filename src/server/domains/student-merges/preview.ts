import { eq } from 'drizzle-orm';
import { type MergePreview, previewStudentMerge } from '#schemas/api/students/merge.ts';
import { refuse, wrongField } from '#server/core/errors/refusals.ts';
import {
  findCurrentEnrolment,
  findStudent,
  photoLink,
  photosOf,
  requireAdmin,
  toStudentRecord,
} from '#server/domains/students/index.ts';
import { handle, ok, type Services } from '#server/http/calls/handle.ts';
import {
  attendanceMarks,
  enquiries,
  enrolments,
  type StudentRow,
  studentBankAccounts,
  studentDocuments,
  studentLeave,
  type UserRow,
} from '#server/store/schema.ts';
import type { Db } from '#server/store/store.ts';
import { loginsOf } from './logins.ts';
import { differingMarks } from './marks.ts';
import { outcomeOf } from './outcome.ts';

/** Two entries of one child beside each other, before anything is done. */
export const previewMergeHandler = handle(previewStudentMerge, ({ params: { id }, query }, context) => {
  requireAdmin(context);
  return context.read(async ({ db }) => {
    const stays = await findStudent(db, id);
    const goes = await findStudent(db, query.Other_Id);
    requireMergeable(stays, goes);
    const { kept, ended } = await loginsOf(db, { stays: stays.id, goes: goes.id });
    return ok({
      logins: { ...(kept && { Kept: loginName(kept) }), Ended: ended.map(loginName) },
      stays: await sideOf(db, context.services, stays),
      goes: await sideOf(db, context.services, goes),
      result: outcomeOf({ stays, goes }),
      marks: await differingMarks(db, { stays: stays.id, goes: goes.id }),
    });
  });
});

/** Throws where there are not two entries, or one whose data were erased. */
export const requireMergeable = (stays: StudentRow, goes: StudentRow): void => {
  if (stays.id === goes.id) throw wrongField('Other_Id', 'Choose another student.');
  if (stays.erasedAt || goes.erasedAt) throw refuse('The data of one of these students were erased.');
};

const loginName = ({ email, mobile, name }: UserRow): string => email ?? mobile ?? name;

const sideOf = async (db: Db, services: Services, row: StudentRow): Promise<MergePreview['stays']> => {
  const enrolment = await findCurrentEnrolment(db, row.id);
  const photos = await photosOf(db, [row.photoMediaId]);
  const photo = photoLink(services, photos.get(row.photoMediaId ?? 0) ?? null);
  return {
    student: toStudentRecord({ row, enrolment, photo }),
    Photo_Consent: row.photoConsent,
    history: {
      Attendance: await db.$count(attendanceMarks, eq(attendanceMarks.studentId, row.id)),
      Documents: await db.$count(studentDocuments, eq(studentDocuments.studentId, row.id)),
      Bank_Accounts: await db.$count(studentBankAccounts, eq(studentBankAccounts.studentId, row.id)),
      Leave: await db.$count(studentLeave, eq(studentLeave.studentId, row.id)),
      Enquiries: await db.$count(enquiries, eq(enquiries.studentId, row.id)),
      Sessions: await db.$count(enrolments, eq(enrolments.studentId, row.id)),
    },
  };
};

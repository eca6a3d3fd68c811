import { and, eq, inArray, notInArray, or, type SQL, sql } from 'drizzle-orm';
import {
  auditLog,
  enquiries,
  enquiryDocuments,
  enquiryFollowUps,
  mergedStudents,
  userChildren,
  users,
} from '#server/store/schema.ts';
import type { Db } from '#server/store/store.ts';

/** The ids of what else a school keeps of a student. */
export interface LinkedRecords {
  readonly studentId: number;
  /** Ids of entries that were merged with theirs. */
  readonly merged: readonly number[];
  readonly enquiries: readonly number[];
  readonly followUps: readonly number[];
  readonly enquiryDocuments: readonly number[];
  /** Accounts that stand for this student alone: the student's own, and those of parents without another child here. */
  readonly accounts: readonly number[];
}

const idsOf = (rows: readonly { id: number }[]): number[] => rows.map(({ id }) => id);

/** Finds what belongs to a student: enquiries with their documents and notes, and accounts. */
export const findLinkedRecords = async (db: Db, studentId: number): Promise<LinkedRecords> => {
  const found = idsOf(await db.select({ id: enquiries.id }).from(enquiries).where(eq(enquiries.studentId, studentId)));
  const notes = db.select({ id: enquiryFollowUps.id }).from(enquiryFollowUps);
  const documents = db.select({ id: enquiryDocuments.id }).from(enquiryDocuments);
  const own = await db.select({ id: users.id }).from(users).where(eq(users.studentId, studentId));
  return {
    studentId,
    merged: idsOf(
      await db.select({ id: mergedStudents.id }).from(mergedStudents).where(eq(mergedStudents.studentId, studentId)),
    ),
    enquiries: found,
    followUps: idsOf(await notes.where(inArray(enquiryFollowUps.enquiryId, found))),
    enquiryDocuments: idsOf(await documents.where(inArray(enquiryDocuments.enquiryId, found))),
    accounts: [...idsOf(own), ...(await parentsOfOne(db, studentId))],
  };
};

const parentsOfOne = async (db: Db, studentId: number): Promise<number[]> => {
  const withOthers = db
    .select({ id: userChildren.userId })
    .from(userChildren)
    .where(sql`${userChildren.studentId} <> ${studentId}`);
  const rows = await db
    .select({ id: userChildren.userId })
    .from(userChildren)
    .innerJoin(users, and(eq(users.schoolId, userChildren.schoolId), eq(users.id, userChildren.userId)))
    .where(
      and(
        eq(userChildren.studentId, studentId),
        notInArray(userChildren.userId, withOthers),
        // The account of who works at the school is not the child's.
        eq(users.role, 'Parent'),
      ),
    );
  return idsOf(rows);
};

/** The entries of the audit log about a student, or about what belongs to one. */
export const auditOf = (linked: LinkedRecords): SQL | undefined => {
  const of = (entity: string, ids: readonly number[]): SQL | undefined =>
    and(eq(auditLog.entity, entity), inArray(auditLog.entityId, [...ids]));
  return or(
    of('student', [linked.studentId, ...linked.merged]),
    of('enquiry', linked.enquiries),
    of('enquiryFollowUp', linked.followUps),
    of('enquiryDocument', linked.enquiryDocuments),
    of('user', linked.accounts),
    inArray(auditLog.userId, [...linked.accounts]),
    naming('Student_Id', [linked.studentId, ...linked.merged]),
    naming('Admission_Enquiry_Id', linked.enquiries),
  );
};

/** Entries of any kind whose content has one of the ids in a field. */
const naming = (field: string, ids: readonly number[]): SQL | undefined => {
  const texts = ids.map(String);
  return or(inArray(sql`${auditLog.before}->>${field}`, texts), inArray(sql`${auditLog.after}->>${field}`, texts));
};

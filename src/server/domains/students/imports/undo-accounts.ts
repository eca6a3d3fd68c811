import { and, eq, gt, inArray, isNotNull, notInArray, or } from 'drizzle-orm';
import { guardianKinds } from '#schemas/records/student.ts';
import {
  guardianPeople,
  guardians,
  type studentImportRows,
  students,
  userChildren,
  users,
} from '#server/store/schema.ts';
import type { Db } from '#server/store/store.ts';

const parentFields: readonly string[] = [
  'Mobile',
  'Guardian_Relation',
  ...guardianKinds.flatMap((kind) => [`${kind}_Name`, `${kind}_Mobile`, `${kind}_Email`]),
];

/** Whether an import has changed who the parents of a student are, or how they are reached. */
export const changesParents = ({ before }: Pick<typeof studentImportRows.$inferSelect, 'before'>): boolean =>
  Object.keys(before ?? {}).some((field) => parentFields.includes(field));

/** Those of the students whom an account shows that was made after a moment. */
export const readShownSince = async (
  db: Db,
  since: Date,
  studentIds: readonly number[],
): Promise<ReadonlySet<number>> => {
  const rows = await db
    .selectDistinct({ id: userChildren.studentId })
    .from(userChildren)
    .innerJoin(users, and(eq(users.schoolId, userChildren.schoolId), eq(users.id, userChildren.userId)))
    .where(and(inArray(userChildren.studentId, [...studentIds]), gt(users.createdAt, since)));
  return new Set(rows.map(({ id }) => id));
};

/** The accounts that somebody has given sight of a student: not those that their parents had when they were added. */
export const shownByHand = (db: Db, studentId: number) => {
  const ofParents = db
    .select({ id: guardianPeople.userId })
    .from(guardians)
    .innerJoin(
      guardianPeople,
      and(eq(guardianPeople.schoolId, guardians.schoolId), eq(guardianPeople.id, guardians.personId)),
    )
    .where(and(eq(guardians.studentId, studentId), isNotNull(guardianPeople.userId)));
  return db
    .select({ id: users.id })
    .from(userChildren)
    .innerJoin(users, and(eq(users.schoolId, userChildren.schoolId), eq(users.id, userChildren.userId)))
    .where(
      and(
        eq(userChildren.studentId, studentId),
        or(notInArray(users.id, ofParents), gt(users.createdAt, students.createdAt)),
      ),
    );
};

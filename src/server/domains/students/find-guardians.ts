import { and, asc, eq, inArray } from 'drizzle-orm';
import { shortName } from '#server/core/whole-name.ts';
import { guardianPeople, guardians, students } from '#server/store/schema.ts';
import type { StoreContext } from '#server/store/store.ts';

/** Guardians with a stored mobile number, each with the name of a child who is at the school. */
export const findGuardians = async (
  { db }: StoreContext,
  mobile: string,
): Promise<readonly { readonly name: string; readonly student: string; readonly studentId: number }[]> => {
  const rows = await db
    .select({
      name: guardianPeople.name,
      studentId: students.id,
      firstName: students.firstName,
      lastName: students.lastName,
    })
    .from(guardianPeople)
    .innerJoin(
      guardians,
      and(eq(guardians.schoolId, guardianPeople.schoolId), eq(guardians.personId, guardianPeople.id)),
    )
    .innerJoin(students, and(eq(students.schoolId, guardians.schoolId), eq(students.id, guardians.studentId)))
    .where(and(eq(guardianPeople.mobile, mobile), inArray(students.status, ['Active', 'Expected'])))
    .orderBy(asc(guardians.id));
  return rows.map(({ name, studentId, firstName, lastName }) => ({
    name,
    studentId,
    student: shortName({ firstName, lastName }),
  }));
};

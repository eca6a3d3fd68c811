import { and, asc, eq, inArray } from 'drizzle-orm';
import { guardianPeople, guardians } from '#server/store/schema.ts';
import type { Db } from '#server/store/store.ts';

export interface FirstGuardian {
  readonly personId: number;
  readonly name: string;
  /** 1–14 (docs/domain.md, Codes). */
  readonly relation: number;
}

/** Of each student who answers for them first, by their ids: the father or the mother where they are known. */
export const firstGuardians = async (
  db: Db,
  students: readonly { readonly id: number }[],
): Promise<ReadonlyMap<number, FirstGuardian>> => {
  const ids = students.map(({ id }) => id);
  const { studentId, relation, personId } = guardians;
  const found = await db
    .selectDistinctOn([studentId], { studentId, personId, relation, name: guardianPeople.name })
    .from(guardians)
    .innerJoin(guardianPeople, and(eq(guardianPeople.schoolId, guardians.schoolId), eq(guardianPeople.id, personId)))
    .where(inArray(studentId, ids))
    .orderBy(asc(studentId), asc(relation), asc(guardians.id));
  return new Map(found.map((one) => [one.studentId, one]));
};

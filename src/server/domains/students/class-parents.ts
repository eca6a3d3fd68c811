import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { wholeName } from '#server/core/whole-name.ts';
import { guardianPeople, guardians, students, users } from '#server/store/schema.ts';
import type { Db } from '#server/store/store.ts';
import { readPupils, type SessionClass } from './class-pupils.ts';

/** Somebody who answers for students of the school. */
export interface ClassParent {
  /** Of the person, whom a class has once for all of their children. */
  readonly id: number;
  readonly name: string;
  readonly email: string | null;
  readonly mobile: string | null;
  /** The account that is theirs; whether they have a password already. */
  readonly account: { readonly hasPassword: boolean } | null;
  /** All of their children who are at the school, those of the class among them. */
  readonly children: readonly { readonly id: number; readonly name: string }[];
}

const atSchool = ['Active', 'Expected'] as const;

/** The parents and guardians of a class in the order of its roll, each once. */
export const readClassParents = async (db: Db, sessionClass: SessionClass): Promise<ClassParent[]> => {
  const pupils = await readPupils(db, sessionClass, { statuses: atSchool });
  const ids = pupils.map(({ student }) => student.id);
  if (ids.length === 0) return [];
  const { id, name, email, mobile, userId } = guardianPeople;
  const links = await db
    .select({
      studentId: guardians.studentId,
      id,
      name,
      email,
      mobile,
      userId,
      hasPassword: sql<boolean>`${users.passwordHash} is not null`,
    })
    .from(guardians)
    .innerJoin(guardianPeople, and(eq(guardianPeople.schoolId, guardians.schoolId), eq(id, guardians.personId)))
    .leftJoin(users, and(eq(users.schoolId, guardianPeople.schoolId), eq(users.id, userId)))
    .where(inArray(guardians.studentId, ids))
    .orderBy(asc(guardians.relation), asc(guardians.id));
  const children = await readChildren(
    db,
    links.map((link) => link.id),
  );
  const people = new Map<number, ClassParent>();
  for (const pupil of ids)
    for (const { studentId, userId: account, hasPassword, ...person } of links)
      if (studentId === pupil && !people.has(person.id))
        people.set(person.id, {
          ...person,
          account: account === null ? null : { hasPassword },
          children: children.get(person.id) ?? [],
        });
  return [...people.values()];
};

/** The students at the school whom some people answer for, by the ids of these. */
const readChildren = async (
  db: Db,
  people: readonly number[],
): Promise<ReadonlyMap<number, ClassParent['children']>> => {
  const { id, firstName, middleName, lastName } = students;
  const found = await db
    .selectDistinct({ personId: guardians.personId, id, firstName, middleName, lastName })
    .from(guardians)
    .innerJoin(students, and(eq(students.schoolId, guardians.schoolId), eq(id, guardians.studentId)))
    .where(
      and(inArray(guardians.personId, [...people]), inArray(students.status, [...atSchool]), isNull(students.erasedAt)),
    )
    .orderBy(asc(id));
  const children = new Map<number, { id: number; name: string }[]>();
  for (const { personId, id: studentId, ...names } of found)
    children.set(personId, [...(children.get(personId) ?? []), { id: studentId, name: wholeName(names) }]);
  return children;
};

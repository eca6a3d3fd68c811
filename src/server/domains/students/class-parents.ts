import { and, asc, count, eq, inArray, isNull, sql } from 'drizzle-orm';
import { wholeName } from '#server/core/whole-name.ts';
import { guardianPeople, guardians, students, users } from '#server/store/schema.ts';
import type { Db } from '#server/store/store.ts';
import { readPupils, type SessionClass } from './class-pupils.ts';
import { firstGuardians } from './first-guardians.ts';

/** Somebody who answers for students of the school. */
export interface ClassParent {
  /** Of the person, whom a class has once for all of their children. */
  readonly id: number;
  readonly name: string;
  /** Their own; else the one that the school has for all of their children, if they are named first of each. */
  readonly email: string | null;
  /** Whether that address is theirs alone. */
  readonly isOwnEmail: boolean;
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
  const first = await firstGuardians(db, [...children.values()].flat());
  const isOwn = (address: string): boolean => links.some((link) => link.email === address);
  const ofOthers = await readSharedEmails(db, [...children.values()].flat());
  const people = new Map<number, ClassParent>();
  for (const pupil of ids)
    for (const { studentId, userId: account, hasPassword, ...person } of links) {
      if (studentId !== pupil || people.has(person.id)) continue;
      const own = children.get(person.id) ?? [];
      const isFirst = own.every((child) => first.get(child.id)?.personId === person.id);
      const shared = isFirst ? emailOfAll(own) : undefined;
      const isTheirs = shared !== undefined && !isOwn(shared) && (ofOthers.get(shared) ?? 0) <= own.length;
      people.set(person.id, {
        ...person,
        email: person.email ?? (isTheirs ? shared : null),
        isOwnEmail: person.email !== null,
        account: account === null ? null : { hasPassword },
        children: own.map((child) => ({ id: child.id, name: child.name })),
      });
    }
  return [...people.values()];
};

interface Child {
  readonly id: number;
  readonly name: string;
  /** Of the family. */
  readonly email: string | null;
}

/** The address of a family whose children all have it: what is sent there shows nobody else's child. */
const emailOfAll = (children: readonly Child[]): string | undefined => {
  const [email, ...others] = new Set(children.map((child) => child.email?.toLowerCase()));
  return others.length > 0 ? undefined : email;
};

/** How many students who are at the school have the addresses of these: what other families have too is nobody's. */
const readSharedEmails = async (db: Db, children: readonly Child[]): Promise<ReadonlyMap<string, number>> => {
  const emails = [...new Set(children.flatMap(({ email }) => email?.toLowerCase() ?? []))];
  if (emails.length === 0) return new Map();
  const address = sql<string>`lower(${students.email})`;
  const rows = await db
    .select({ address, students: count() })
    .from(students)
    .where(and(inArray(address, emails), inArray(students.status, [...atSchool]), isNull(students.erasedAt)))
    .groupBy(address);
  return new Map(rows.map((row) => [row.address, row.students]));
};

/** The students at the school whom some people answer for, by the ids of these. */
const readChildren = async (db: Db, people: readonly number[]): Promise<ReadonlyMap<number, readonly Child[]>> => {
  const { id, firstName, middleName, lastName, email } = students;
  const found = await db
    .selectDistinct({ personId: guardians.personId, id, firstName, middleName, lastName, email })
    .from(guardians)
    .innerJoin(students, and(eq(students.schoolId, guardians.schoolId), eq(id, guardians.studentId)))
    .where(
      and(inArray(guardians.personId, [...people]), inArray(students.status, [...atSchool]), isNull(students.erasedAt)),
    )
    .orderBy(asc(id));
  const children = new Map<number, Child[]>();
  for (const { personId, id: studentId, email: address, ...names } of found)
    children.set(personId, [
      ...(children.get(personId) ?? []),
      { id: studentId, name: wholeName(names), email: address },
    ]);
  return children;
};

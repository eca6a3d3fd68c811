import { and, asc, eq, inArray, isNull, or } from 'drizzle-orm';
import { wholeName } from '#server/core/whole-name.ts';
import { guardians, students } from '#server/store/schema.ts';
import type { Db } from '#server/store/store.ts';
import { readPupils, type SessionClass } from './class-pupils.ts';

/** Somebody who answers for students of the school. */
export interface ClassParent {
  /** Names them; the same as long as nobody is taken off the record. */
  readonly id: number;
  readonly name: string;
  readonly email: string | null;
  readonly mobile: string | null;
  /** All of their children who are at the school, those of the class among them. */
  readonly children: readonly { readonly id: number; readonly name: string }[];
}

const atSchool = ['Active', 'Expected'] as const;

/** The parents and guardians of a class in the order of its roll, each once: the same name and contact is one person. */
export const readClassParents = async (db: Db, sessionClass: SessionClass): Promise<ClassParent[]> => {
  const pupils = await readPupils(db, sessionClass, { statuses: atSchool });
  const ids = pupils.map(({ student }) => student.id);
  if (ids.length === 0) return [];
  const rows = await db
    .select()
    .from(guardians)
    .where(inArray(guardians.studentId, ids))
    .orderBy(asc(guardians.relation), asc(guardians.id));
  const children = await readChildren(db, rows);
  const people = new Map<string, ClassParent>();
  for (const studentId of ids)
    for (const { id, name, email, mobile } of rows.filter((row) => row.studentId === studentId)) {
      const contact = mobile ?? email;
      const key = `${name.toLocaleLowerCase('und')} ${contact ?? id}`;
      if (people.has(key)) continue;
      const own = children.filter((child) => child.contact === contact || child.id === studentId);
      const unique = [...new Map(own.map((child) => [child.id, { id: child.id, name: child.name }])).values()];
      people.set(key, { id, name, email, mobile, children: unique });
    }
  return [...people.values()];
};

type Contacts = Pick<typeof guardians.$inferSelect, 'email' | 'mobile'>;

/** The students who are answered for under some contacts, once for each contact. */
const readChildren = async (db: Db, rows: readonly Contacts[]) => {
  const mobiles = rows.flatMap(({ mobile }) => mobile ?? []);
  const emails = rows.flatMap(({ email }) => email ?? []);
  const { firstName, middleName, lastName } = students;
  const found = await db
    .select({ id: students.id, firstName, middleName, lastName, mobile: guardians.mobile, email: guardians.email })
    .from(guardians)
    .innerJoin(students, and(eq(students.schoolId, guardians.schoolId), eq(students.id, guardians.studentId)))
    .where(
      and(
        or(inArray(guardians.mobile, mobiles), inArray(guardians.email, emails)),
        inArray(students.status, [...atSchool]),
        isNull(students.erasedAt),
      ),
    )
    .orderBy(asc(students.id));
  return found.map(({ id, mobile, email, ...names }) => ({ id, name: wholeName(names), contact: mobile ?? email }));
};

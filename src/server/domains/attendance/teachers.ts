import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import { userStatus } from '#schemas/access/user-status.ts';
import { wholeName } from '#server/core/whole-name.ts';
import { type OwnClass, staffMembers, users } from '#server/store/schema.ts';
import type { Db } from '#server/store/store.ts';
import { placeKey } from './classes.ts';

/**
 * The names of class teachers, by the keys of their classes: members of staff whose record says that a class is theirs,
 * and accounts with that class, each person once.
 */
export const readTeachers = async (db: Db): Promise<ReadonlyMap<string, readonly string[]>> => {
  const members = await readMembers(db);
  const accounts = await readAccounts(db);
  const teachers = new Map<string, Map<string, string>>();
  const put = ({ Class_Id, Section_Id }: OwnClass, person: string, name: string): void => {
    const key = placeKey({ classId: Class_Id, sectionId: Section_Id });
    teachers.set(key, (teachers.get(key) ?? new Map()).set(person, name));
  };
  for (const member of members) for (const one of ledBy(member)) put(one, `staff ${member.id}`, wholeName(member));
  for (const { id, name, classes } of accounts) {
    const member = members.find(({ userId }) => userId === id);
    for (const one of classes)
      if (member) put(one, `staff ${member.id}`, wholeName(member));
      else put(one, `user ${id}`, name);
  }
  return new Map(
    [...teachers].map(([key, names]) => [key, [...names.values()].toSorted((a, b) => a.localeCompare(b))]),
  );
};

const readMembers = (db: Db) => {
  const { id, userId, firstName, middleName, lastName, details } = staffMembers;
  return db
    .select({ id, userId, firstName, middleName, lastName, details })
    .from(staffMembers)
    .where(and(ne(staffMembers.status, 'Left'), isNull(staffMembers.erasedAt)));
};

/** Accounts that a teacher logs in with, and the classes that they reach. */
const readAccounts = (db: Db) =>
  db
    .select({ id: users.id, name: users.name, classes: users.classes })
    .from(users)
    .where(
      and(
        eq(users.role, 'Staff'),
        ne(users.status, userStatus.disabled),
        sql`${users.permissionSets} @> '["classTeacher"]'::jsonb`,
      ),
    );

const ledBy = ({ details }: Pick<typeof staffMembers.$inferSelect, 'details'>): readonly OwnClass[] =>
  ((details.Classes ?? []) as readonly (OwnClass & { readonly Is_Class_Teacher?: boolean })[]).filter(
    ({ Is_Class_Teacher }) => Is_Class_Teacher,
  );

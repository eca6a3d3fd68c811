import { and, inArray, isNull, ne } from 'drizzle-orm';
import { userStatus } from '#schemas/access/user-status.ts';
import { wholeName } from '#server/core/whole-name.ts';
import { type OwnClass, staffMembers, users } from '#server/store/schema.ts';
import type { Db } from '#server/store/store.ts';
import { placeKey } from './classes.ts';

/** Whose class it is. */
export interface ClassTeacher {
  /** The member of the staff; null for an account that is no member's. */
  readonly staffId: number | null;
  /** The account that they can log in by; null where there is none. */
  readonly userId: number | null;
  readonly name: string;
  /** Of the account, else of the member of the staff; null where neither has one. */
  readonly email: string | null;
  /** Whether they can log in and open the class. */
  readonly canOpen: boolean;
  /** That the account has chosen. */
  readonly language: string | null;
}

/**
 * Class teachers by the keys of their classes: members of staff whose record says that a class is theirs, and accounts
 * with that class, each person once.
 */
export const readTeachers = async (db: Db): Promise<ReadonlyMap<string, readonly ClassTeacher[]>> => {
  const members = await readMembers(db);
  const accounts = await readAccounts(db);
  const teachers = new Map<string, Map<string, ClassTeacher>>();
  const put = ({ Class_Id, Section_Id }: OwnClass, person: string, teacher: ClassTeacher): void => {
    const key = placeKey({ classId: Class_Id, sectionId: Section_Id });
    teachers.set(key, (teachers.get(key) ?? new Map()).set(person, teacher));
  };
  const account = new Map(accounts.map((one) => [one.id, one]));
  const member = new Map(members.map((one) => [one.userId, one]));
  const toTeacher = (one: (typeof members)[number], of: OwnClass): ClassTeacher => {
    const own = account.get(one.userId ?? 0);
    const canOpen = own !== undefined && opens(own, of);
    const { email = one.email, language = null } = own ?? {};
    return { staffId: one.id, userId: own?.id ?? null, name: wholeName(one), email, canOpen, language };
  };
  for (const one of members) for (const own of ledBy(one)) put(own, `staff ${one.id}`, toTeacher(one, own));
  for (const { id, name, email, language, classes } of accounts.filter(reachesClasses)) {
    const known = member.get(id);
    for (const own of classes)
      if (known) put(own, `staff ${known.id}`, toTeacher(known, own));
      else put(own, `user ${id}`, { staffId: null, userId: id, name, email, canOpen: true, language });
  }
  return new Map([...teachers].map(([key, people]) => [key, [...people.values()].toSorted(byName)]));
};

/** The names of class teachers, by the keys of their classes. */
export const readTeacherNames = async (db: Db): Promise<ReadonlyMap<string, readonly string[]>> =>
  new Map([...(await readTeachers(db))].map(([key, teachers]) => [key, teachers.map(({ name }) => name)]));

const byName = (one: ClassTeacher, other: ClassTeacher): number => one.name.localeCompare(other.name);

const readMembers = (db: Db) => {
  const { id, userId, firstName, middleName, lastName, email, details } = staffMembers;
  return db
    .select({ id, userId, firstName, middleName, lastName, email, details })
    .from(staffMembers)
    .where(and(ne(staffMembers.status, 'Left'), isNull(staffMembers.erasedAt)));
};

/** Accounts that a member of the staff may log in with. */
const readAccounts = (db: Db) => {
  const { id, name, email, language, role, permissionSets, classes } = users;
  return db
    .select({ id, name, email, language, role, permissionSets, classes })
    .from(users)
    .where(and(inArray(users.role, ['Admin', 'Staff']), ne(users.status, userStatus.disabled)));
};

/** Whether the classes of an account are those that it takes registers of. */
const reachesClasses = ({
  role,
  permissionSets,
}: Pick<typeof users.$inferSelect, 'role' | 'permissionSets'>): boolean =>
  role === 'Staff' && permissionSets.includes('classTeacher');

/** Whether an account opens a class: an admin's opens all. */
const opens = (
  account: Pick<typeof users.$inferSelect, 'role' | 'permissionSets' | 'classes'>,
  of: OwnClass,
): boolean =>
  account.role === 'Admin' ||
  (reachesClasses(account) &&
    account.classes.some(({ Class_Id, Section_Id }) => Class_Id === of.Class_Id && Section_Id === of.Section_Id));

const ledBy = ({ details }: Pick<typeof staffMembers.$inferSelect, 'details'>): readonly OwnClass[] =>
  ((details.Classes ?? []) as readonly (OwnClass & { readonly Is_Class_Teacher?: boolean })[]).filter(
    ({ Is_Class_Teacher }) => Is_Class_Teacher,
  );

import { and, eq, inArray, isNull, notInArray, sql } from 'drizzle-orm';
import { findAccountOf, hideChild, showChild } from '#server/domains/accounts/index.ts';
import { type GuardianPersonRow, guardianPeople, guardians } from '#server/store/schema.ts';
import type { Db, StoreContext } from '#server/store/store.ts';

interface Known {
  readonly schoolId: number;
  readonly name: string;
  readonly mobile: string | null;
  readonly email?: string | null | undefined;
}

/** Whether two spellings are one name. */
export const isSameName = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** The person with a name and a number, whom no two people share. */
export const findPerson = async (
  db: Db,
  { name, mobile }: { readonly name: string; readonly mobile: string | null },
): Promise<GuardianPersonRow | undefined> => {
  if (mobile === null) return undefined;
  const [person] = await db
    .select()
    .from(guardianPeople)
    .where(and(eq(guardianPeople.mobile, mobile), eq(sql`lower(${guardianPeople.name})`, name.toLowerCase())));
  return person;
};

/** The person with a name and a number, added where there is none yet; with the account that is theirs already. */
export const personOf = async (tx: StoreContext, known: Known): Promise<GuardianPersonRow> => {
  const { db } = tx;
  const { schoolId, name, mobile } = known;
  const email = known.email?.toLowerCase() ?? null;
  const found = await findPerson(db, known);
  if (found) {
    if (email === null || found.email !== null) return found;
    await db.update(guardianPeople).set({ email }).where(eq(guardianPeople.id, found.id));
    return { ...found, email };
  }
  const userId = mobile === null ? null : await findAccountOf(tx, { name, mobile });
  const [added] = await db
    .insert(guardianPeople)
    .values({ schoolId, name, mobile, email, userId })
    .onConflictDoNothing()
    .returning();
  // Another transaction may have been first.
  const person = added ?? (await findPerson(db, known));
  if (!person) throw new Error('The database returned no row for an insert.');
  return person;
};

interface Link {
  readonly schoolId: number;
  readonly studentId: number;
  readonly relation: number;
  readonly person: GuardianPersonRow;
}

/** Makes a person answer for a student, in place of who did as the same; their account shows the child from now on. */
export const linkGuardian = async (
  tx: StoreContext,
  { schoolId, studentId, relation, person }: Link,
): Promise<void> => {
  const { db } = tx;
  const same = and(eq(guardians.studentId, studentId), eq(guardians.relation, relation));
  const links = await db.select().from(guardians).where(same);
  if (!links.some(({ personId }) => personId === person.id))
    await db.insert(guardians).values({ schoolId, studentId, relation, personId: person.id });
  const others = links.filter(({ personId }) => personId !== person.id).map(({ id }) => id);
  await unlinkGuardians(tx, { schoolId, studentId, ids: others });
  if (person.userId !== null) await showChild(tx, { schoolId, userId: person.userId, studentId });
};

interface Unlinking {
  readonly schoolId: number;
  readonly studentId: number;
  /** Of rows of `guardians`. */
  readonly ids: readonly number[];
}

/** Takes people from a student: their accounts show the child no longer, and who answers for nobody is forgotten. */
export const unlinkGuardians = async (tx: StoreContext, { schoolId, studentId, ids }: Unlinking): Promise<void> => {
  const { db } = tx;
  if (ids.length === 0) return;
  const gone = await db
    .delete(guardians)
    .where(inArray(guardians.id, [...ids]))
    .returning({ personId: guardians.personId });
  const left = db.select({ id: guardians.personId }).from(guardians).where(eq(guardians.studentId, studentId));
  const people = await db
    .select()
    .from(guardianPeople)
    .where(
      and(
        inArray(
          guardianPeople.id,
          gone.map(({ personId }) => personId),
        ),
        notInArray(guardianPeople.id, left),
      ),
    );
  for (const { userId } of people) if (userId !== null) await hideChild(tx, { schoolId, userId, studentId });
  await forgetPeople(
    db,
    people.map(({ id }) => id),
  );
};

/** Takes everybody who answers for a student from them. */
export const forgetGuardians = async (
  tx: StoreContext,
  { schoolId, id: studentId }: { readonly schoolId: number; readonly id: number },
): Promise<void> => {
  const links = await tx.db.select().from(guardians).where(eq(guardians.studentId, studentId));
  await unlinkGuardians(tx, { schoolId, studentId, ids: links.map(({ id }) => id) });
};

/** Removes those of the people who answer for nobody. */
const forgetPeople = async (db: Db, ids: readonly number[]): Promise<void> => {
  if (ids.length === 0) return;
  const linked = db.select({ id: guardians.personId }).from(guardians);
  await db
    .delete(guardianPeople)
    .where(and(inArray(guardianPeople.id, [...ids]), notInArray(guardianPeople.id, linked)));
};

interface Merging {
  readonly from: GuardianPersonRow;
  readonly into: GuardianPersonRow;
}

/**
 * Makes one person of two: with the children of both, and what the one that goes knew beyond. Of two accounts the one
 * of who stays is theirs, and the other shows what it showed.
 */
export const mergePeople = async (tx: StoreContext, { from, into }: Merging): Promise<void> => {
  const { db } = tx;
  const both = await db
    .select()
    .from(guardians)
    .where(inArray(guardians.personId, [from.id, into.id]));
  const isThere = (studentId: number, relation: number): boolean =>
    both.some((link) => link.personId === into.id && link.studentId === studentId && link.relation === relation);
  for (const { id, personId, studentId, relation } of both) {
    if (personId === into.id) continue;
    if (isThere(studentId, relation)) await db.delete(guardians).where(eq(guardians.id, id));
    else await db.update(guardians).set({ personId: into.id }).where(eq(guardians.id, id));
  }
  await db.delete(guardianPeople).where(eq(guardianPeople.id, from.id));
  const userId = into.userId ?? from.userId;
  await db
    .update(guardianPeople)
    .set({ userId, email: into.email ?? from.email, mobile: into.mobile ?? from.mobile })
    .where(eq(guardianPeople.id, into.id));
  if (userId === null) return;
  for (const { schoolId, studentId } of both) await showChild(tx, { schoolId, userId, studentId });
};

/** Sets the account of a person who has none. */
export const setAccount = async ({ db }: StoreContext, personId: number, userId: number): Promise<void> => {
  const taken = db.select({ id: guardianPeople.id }).from(guardianPeople).where(eq(guardianPeople.userId, userId));
  if ((await taken).length > 0) return;
  await db
    .update(guardianPeople)
    .set({ userId })
    .where(and(eq(guardianPeople.id, personId), isNull(guardianPeople.userId)));
};

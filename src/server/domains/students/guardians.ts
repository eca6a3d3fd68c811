import { and, eq, ne } from 'drizzle-orm';
import leven from 'leven';
import { moveLogin } from '#server/domains/accounts/index.ts';
import type { WriteContext } from '#server/store/audit.ts';
import { type GuardianPersonRow, guardianPeople, guardians } from '#server/store/schema.ts';
import type { Db } from '#server/store/store.ts';
import { tellFamily } from './family.ts';
import { findPerson, isSameName, linkGuardian, mergePeople, personOf, unlinkGuardians } from './guardian-people.ts';

type Details = Readonly<Record<string, unknown>>;

interface Named {
  readonly name: string;
  readonly relation: number;
}

// docs/domain.md, Codes.
export const father = 1;
export const mother = 2;

const named = (name: unknown, relation: unknown): Named[] =>
  typeof name === 'string' && name !== '' && typeof relation === 'number' ? [{ name, relation }] : [];

/** The people that basic details name, one of each relation: a guardian who is the father is the father. */
export const namedIn = (details: Details): Named[] => {
  const parents = [...named(details.Father_Name, father), ...named(details.Mother_Name, mother)];
  const guardian = named(details.Guardian_Name, details.Guardian_Relation);
  return [...parents, ...guardian.filter(({ relation }) => !parents.some((one) => one.relation === relation))];
};

interface State {
  readonly details: Details;
  /** The number that the form gives: of the people whom it adds. */
  readonly mobile: string;
}

interface Change {
  readonly schoolId: number;
  readonly studentId: number;
  readonly before: State;
  readonly after: State;
  /** Whether a corrected name and a new number become those of the person's other children too. */
  readonly spreads: boolean;
  /** Whether a new number may become that of a person who has an account. */
  readonly movesLogins: boolean;
}

/**
 * Updates the guardians of a student from the basic details: who is new is linked or added, a corrected name is
 * corrected, names that are gone are taken away, others stay. A name that the save leaves as it was changes nobody,
 * whatever the person is called by now.
 */
export const keepGuardians = async (tx: WriteContext, change: Change): Promise<void> => {
  const { schoolId, studentId, before, after } = change;
  if (before.mobile !== '' && before.mobile !== after.mobile) await moveNumber(tx, change);
  const now = namedIn(after.details);
  const had = namedIn(before.details);
  const links = await linksOf(tx.db, studentId);
  const isGone = (relation: number): boolean =>
    had.some((one) => one.relation === relation) && !now.some((one) => one.relation === relation);
  for (const { name, relation } of now) {
    const person = links.find(({ link }) => link.relation === relation)?.person;
    const isAsBefore = had.some((one) => one.relation === relation && one.name === name);
    if (person && (isAsBefore || person.name === name)) continue;
    if (person && isCorrection(person.name, name)) await correctName(tx, { ...change, person, name });
    else {
      const here = links.find((one) => isSameName(one.person.name, name))?.person;
      const known = here ?? (await personOf(tx, { schoolId, name, mobile: after.mobile }));
      await linkGuardian(tx, { schoolId, studentId, relation, person: known });
    }
  }
  // After who has come, so that somebody who is named as something else by now is still there.
  const ids = links.filter(({ link }) => isGone(link.relation)).map(({ link }) => link.id);
  await unlinkGuardians(tx, { schoolId, studentId, ids });
};

const linksOf = (db: Db, studentId: number) =>
  db
    .select({ link: guardians, person: guardianPeople })
    .from(guardians)
    .innerJoin(
      guardianPeople,
      and(eq(guardianPeople.schoolId, guardians.schoolId), eq(guardianPeople.id, guardians.personId)),
    )
    .where(eq(guardians.studentId, studentId));

/**
 * Whether a name is another spelling of the same person's: a letter, or words more or fewer. Anything else is somebody
 * else, who must not come by an account and what it shows.
 */
export const isCorrection = (from: string, to: string): boolean => {
  const [one, other] = [wordsOf(from), wordsOf(to)];
  const [fewer, more] = one.length <= other.length ? [one, other] : [other, one];
  return leven(one.join(' '), other.join(' ')) <= 1 || fewer.every((word) => more.includes(word));
};

const wordsOf = (name: string): string[] =>
  name
    .toLowerCase()
    .split(/[\s.]+/)
    .filter(Boolean);

interface Correcting extends Change {
  readonly person: GuardianPersonRow;
  readonly name: string;
}

const correctName = async (tx: WriteContext, change: Correcting): Promise<void> => {
  const { person, name, spreads, studentId } = change;
  if (!spreads && (await hasOthers(tx.db, person, studentId))) return;
  const known = isSameName(person.name, name) ? undefined : await findPerson(tx.db, { name, mobile: person.mobile });
  if (known && person.userId !== null && known.userId !== null) return;
  if (known) await mergePeople(tx, { from: person, into: known });
  else await tx.db.update(guardianPeople).set({ name }).where(eq(guardianPeople.id, person.id));
  if (spreads)
    await tellFamily(tx, { personId: (known ?? person).id, except: studentId, name: { from: person.name, to: name } });
};

const hasOthers = async (db: Db, { id }: GuardianPersonRow, studentId: number): Promise<boolean> =>
  (await db.$count(guardians, and(eq(guardians.personId, id), ne(guardians.studentId, studentId)))) > 0;

/** Gives those who have the number of before the new one: with all their children, or for this child alone. */
const moveNumber = async (tx: WriteContext, change: Change): Promise<void> => {
  const { schoolId, studentId, before, after, spreads, movesLogins } = change;
  const links = (await linksOf(tx.db, studentId)).filter(
    ({ person }) => person.mobile === before.mobile && (movesLogins || person.userId === null),
  );
  const people = new Map(links.map(({ person }) => [person.id, person]));
  for (const person of people.values()) {
    if (!spreads && (await hasOthers(tx.db, person, studentId))) {
      const alone = await personOf(tx, { schoolId, name: person.name, mobile: after.mobile });
      for (const { link } of links.filter((one) => one.person.id === person.id))
        await linkGuardian(tx, { schoolId, studentId, relation: link.relation, person: alone });
      continue;
    }
    await setNumber(tx, { person, from: before.mobile, to: after.mobile, except: studentId });
  }
};

interface Numbered {
  readonly person: GuardianPersonRow;
  readonly from: string;
  readonly to: string;
  readonly except: number;
}

const setNumber = async (tx: WriteContext, { person, from, to, except }: Numbered): Promise<void> => {
  const { id, schoolId, name, userId } = person;
  const known = await findPerson(tx.db, { name, mobile: to });
  if (known && userId !== null && known.userId !== null) return;
  if (known) await mergePeople(tx, { from: person, into: known });
  else await tx.db.update(guardianPeople).set({ mobile: to }).where(eq(guardianPeople.id, id));
  if (userId !== null) await moveLogin(tx, { schoolId, userId, from, to });
  await tellFamily(tx, { personId: (known ?? person).id, except, mobile: { from, to } });
};

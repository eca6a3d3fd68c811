import { and, eq, ne } from 'drizzle-orm';
import { moveLogin } from '#server/domains/accounts/index.ts';
import type { WriteContext } from '#server/store/audit.ts';
import { type GuardianPersonRow, guardianPeople, guardians } from '#server/store/schema.ts';
import type { Db } from '#server/store/store.ts';
import { type NumberTold, tellFamily } from './family.ts';
import { findPerson, isSameName, linkGuardian, mergePeople, personOf } from './guardian-people.ts';
import { isCorrection, type NamedGuardian, namedIn } from './named-guardians.ts';

export interface GuardianState {
  readonly details: Readonly<Record<string, unknown>>;
  /** The number that the form gives: of the people who have none of their own. */
  readonly mobile: string;
}

export interface GuardianChange {
  readonly schoolId: number;
  readonly studentId: number;
  readonly before: GuardianState;
  readonly after: GuardianState;
  /** Whether what is said of a person becomes that of their other children too. */
  readonly spreads: boolean;
  /** Whether a new number may become that of a person who has an account. */
  readonly movesLogins: boolean;
}

export interface GuardianLink {
  readonly link: typeof guardians.$inferSelect;
  readonly person: GuardianPersonRow;
}

/** Who answers for a student, and as what. */
export const linksOf = (db: Db, studentId: number): Promise<GuardianLink[]> =>
  db
    .select({ link: guardians, person: guardianPeople })
    .from(guardians)
    .innerJoin(
      guardianPeople,
      and(eq(guardianPeople.schoolId, guardians.schoolId), eq(guardianPeople.id, guardians.personId)),
    )
    .where(eq(guardians.studentId, studentId));

/** Whether a person answers for somebody else than this student. */
export const hasOthers = async (db: Db, { id }: GuardianPersonRow, studentId: number): Promise<boolean> =>
  (await db.$count(guardians, and(eq(guardians.personId, id), ne(guardians.studentId, studentId)))) > 0;

/**
 * Gives those who answer for a student and go on to the numbers and the addresses that are new: with all their
 * children, or for this child alone. Who is replaced keeps their own.
 */
export const keepContacts = async (tx: WriteContext, change: GuardianChange): Promise<void> => {
  const had = namedIn(change.before.details);
  const now = namedIn(change.after.details);
  for (const [links, move] of perPerson(await linksOf(tx.db, change.studentId), { had, now }, (pair, person) =>
    moveOf(pair, person, change),
  ))
    await moveNumber(tx, change, { links, move });
  for (const [[first], email] of perPerson(await linksOf(tx.db, change.studentId), { had, now }, emailOf))
    await setEmail(tx, change, { person: first.person, email });
};

interface Names {
  readonly had: readonly NamedGuardian[];
  readonly now: readonly NamedGuardian[];
}

/** What was and what is said of one relation. */
interface Pair {
  readonly before: NamedGuardian | undefined;
  readonly after: NamedGuardian | undefined;
}

type Links = readonly [GuardianLink, ...GuardianLink[]];

/** What changes of each person who stays, with all that they are to the student. */
const perPerson = <Found>(
  links: readonly GuardianLink[],
  { had, now }: Names,
  find: (pair: Pair, person: GuardianPersonRow) => Found | undefined,
): (readonly [Links, Found])[] => {
  const found = new Map<number, readonly [Links, Found]>();
  for (const { link, person } of links) {
    const ofRelation = ({ relation }: NamedGuardian): boolean => relation === link.relation;
    const pair = { before: had.find(ofRelation), after: now.find(ofRelation) };
    const what = goesOn(pair, person) ? find(pair, person) : undefined;
    if (what === undefined || found.has(person.id)) continue;
    const own = links.filter((one) => one.person.id === person.id);
    found.set(person.id, [own as unknown as Links, what]);
  }
  return [...found.values()];
};

const goesOn = ({ before, after }: Pair, person: GuardianPersonRow): boolean => {
  if (!after) return !before;
  return before?.name === after.name || isSameName(person.name, after.name) || isCorrection(person.name, after.name);
};

/** The new number of a person: their own if the form says so, else the family's where they had that. */
const moveOf = (
  { before, after }: Pair,
  { mobile }: GuardianPersonRow,
  change: GuardianChange,
): NumberTold | undefined => {
  const [had, now] = [before?.mobile, after?.mobile];
  const from = had ?? change.before.mobile;
  const to = now ?? change.after.mobile;
  const isApart = (had === undefined) !== (now === undefined);
  if (now !== undefined && now !== had) return mobile === now ? undefined : { from: mobile, to: now, isApart };
  return from !== to && mobile === from ? { from, to, isApart } : undefined;
};

interface Moving {
  readonly links: Links;
  readonly move: NumberTold;
}

const moveNumber = async (tx: WriteContext, change: GuardianChange, { links, move }: Moving): Promise<void> => {
  const { schoolId, studentId, spreads, movesLogins } = change;
  const [{ person }] = links;
  if (person.userId !== null && !movesLogins) return;
  if (spreads || !(await hasOthers(tx.db, person, studentId)))
    return setNumber(tx, { person, move, except: studentId });
  const alone = await personOf(tx, { schoolId, name: person.name, mobile: move.to });
  for (const { link } of links) await linkGuardian(tx, { schoolId, studentId, relation: link.relation, person: alone });
};

interface Numbered {
  readonly person: GuardianPersonRow;
  readonly move: NumberTold;
  readonly except: number;
}

const setNumber = async (tx: WriteContext, { person, move, except }: Numbered): Promise<void> => {
  const { id, schoolId, name, userId } = person;
  const { from, to } = move;
  const known = await findPerson(tx.db, { name, mobile: to });
  if (known && userId !== null && known.userId !== null) return;
  if (known) await mergePeople(tx, { from: person, into: known });
  else await tx.db.update(guardianPeople).set({ mobile: to }).where(eq(guardianPeople.id, id));
  if (userId !== null && from !== null) await moveLogin(tx, { schoolId, userId, from, to });
  await tellFamily(tx, { personId: (known ?? person).id, called: name, except, mobile: move });
};

/** The new address of a person; null where it was taken away. */
const emailOf = ({ before, after }: Pair, { email }: GuardianPersonRow): { readonly to: string | null } | undefined => {
  if (before?.email === after?.email || email === (after?.email ?? null)) return undefined;
  if (after?.email !== undefined) return { to: after.email };
  return email === before?.email ? { to: null } : undefined;
};

interface Mailed {
  readonly person: GuardianPersonRow;
  readonly email: { readonly to: string | null };
}

/** Gives a person an address, or takes it. An account keeps the address that it signs in with: that is changed by its owner, or with the users. */
export const setEmail = async (tx: WriteContext, change: GuardianChange, { person, email }: Mailed): Promise<void> => {
  const { spreads, studentId } = change;
  const { id, name } = person;
  // A slip in a file must not lead what a family is sent to somebody else.
  if (!spreads && person.email !== null && (await hasOthers(tx.db, person, studentId))) return;
  await tx.db.update(guardianPeople).set({ email: email.to }).where(eq(guardianPeople.id, id));
  if (spreads) await tellFamily(tx, { personId: id, called: name, except: studentId, email });
};

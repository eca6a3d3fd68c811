import { and, eq, inArray } from 'drizzle-orm';
import { guardians } from '#server/store/schema.ts';
import type { StoreContext } from '#server/store/store.ts';

type Details = Readonly<Record<string, unknown>>;

interface Named {
  readonly name: string;
  readonly relation: number;
}

// docs/domain.md, Codes.
const father = 1;
const mother = 2;

const named = (name: unknown, relation: unknown): Named[] =>
  typeof name === 'string' && name !== '' && typeof relation === 'number' ? [{ name, relation }] : [];

/** The people that basic details name, one of each relation: a guardian who is the father is the father. */
export const namedIn = (details: Details): Named[] => {
  const parents = [...named(details.Father_Name, father), ...named(details.Mother_Name, mother)];
  const guardian = named(details.Guardian_Name, details.Guardian_Relation);
  return [...parents, ...guardian.filter(({ relation }) => !parents.some((one) => one.relation === relation))];
};

interface Change {
  readonly schoolId: number;
  readonly studentId: number;
  readonly before: Details;
  readonly after: Details;
  /** The number that the form gives; it goes to people who are added. */
  readonly mobile: string;
}

/**
 * Updates the guardians of a student from the basic details: new names are added or renamed, names that are gone are
 * removed, others stay.
 */
export const keepGuardians = async (
  { db }: StoreContext,
  { schoolId, studentId, before, after, mobile }: Change,
): Promise<void> => {
  const now = namedIn(after);
  const ofStudent = eq(guardians.studentId, studentId);
  const gone = namedIn(before).filter(({ relation }) => !now.some((other) => other.relation === relation));
  if (gone.length > 0) {
    const relations = gone.map(({ relation }) => relation);
    await db.delete(guardians).where(and(ofStudent, inArray(guardians.relation, relations)));
  }
  const rows = await db.select().from(guardians).where(ofStudent);
  for (const { name, relation } of now) {
    const row = rows.find((one) => one.relation === relation);
    if (!row) await db.insert(guardians).values({ schoolId, studentId, name, relation, mobile });
    else if (row.name !== name) await db.update(guardians).set({ name }).where(eq(guardians.id, row.id));
  }
};

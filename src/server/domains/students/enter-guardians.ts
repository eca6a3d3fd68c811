import { inArray } from 'drizzle-orm';
import { guardianPeople, guardians } from '#server/store/schema.ts';
import type { Db } from '#server/store/store.ts';

interface Entered {
  readonly studentId: number;
  readonly name: string;
  readonly relation: number;
  readonly mobile: string;
  readonly email: string | undefined;
}

const keyOf = ({ name, mobile }: { readonly name: string; readonly mobile: string | null }): string =>
  `${mobile} ${name.toLowerCase()}`;

/** Links many students with their guardians: one person for each name and number. */
export const enterGuardians = async (db: Db, schoolId: number, entered: readonly Entered[]): Promise<void> => {
  if (entered.length === 0) return;
  const known = new Map(
    entered.map(({ name, mobile, email }) => [keyOf({ name, mobile }), { schoolId, name, mobile, email }]),
  );
  await db
    .insert(guardianPeople)
    .values([...known.values()])
    .onConflictDoNothing();
  const mobiles = [...new Set(entered.map(({ mobile }) => mobile))];
  const people = await db.select().from(guardianPeople).where(inArray(guardianPeople.mobile, mobiles));
  const idOf = new Map(people.map((person) => [keyOf(person), person.id]));
  await db.insert(guardians).values(
    entered.map(({ studentId, relation, name, mobile }) => {
      const personId = idOf.get(keyOf({ name, mobile }));
      if (personId === undefined) throw new Error('The database returned no row for an insert.');
      return { schoolId, studentId, relation, personId };
    }),
  );
};

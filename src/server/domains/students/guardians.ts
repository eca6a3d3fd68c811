import { eq } from 'drizzle-orm';
import type { WriteContext } from '#server/store/audit.ts';
import { type GuardianPersonRow, guardianPeople } from '#server/store/schema.ts';
import { tellFamily } from './family.ts';
import { type GuardianChange, hasOthers, keepContacts, linksOf, setEmail } from './guardian-contacts.ts';
import { findPerson, isSameName, linkGuardian, mergePeople, personOf, unlinkGuardians } from './guardian-people.ts';
import { isCorrection, namedIn } from './named-guardians.ts';

/**
 * Updates the guardians of a student from the basic details: who is new is linked or added, a corrected name is
 * corrected, names that are gone are taken away, others stay. A name that the save leaves as it was changes nobody,
 * whatever the person is called by now.
 */
export const keepGuardians = async (tx: WriteContext, change: GuardianChange): Promise<void> => {
  const { schoolId, studentId, before, after } = change;
  await keepContacts(tx, change);
  const now = namedIn(after.details);
  const had = namedIn(before.details);
  const links = await linksOf(tx.db, studentId);
  const isGone = (relation: number): boolean =>
    had.some((one) => one.relation === relation) && !now.some((one) => one.relation === relation);
  for (const { name, relation, mobile, email } of now) {
    const person = links.find(({ link }) => link.relation === relation)?.person;
    const isAsBefore = had.some((one) => one.relation === relation && one.name === name);
    if (person && (isAsBefore || person.name === name)) continue;
    if (person && isCorrection(person.name, name)) await correctName(tx, { ...change, person, name });
    else {
      const here = links.find((one) => isSameName(one.person.name, name))?.person;
      const known = here ?? (await personOf(tx, { schoolId, name, mobile: mobile ?? after.mobile, email }));
      await linkGuardian(tx, { schoolId, studentId, relation, person: known });
      if (change.spreads && email !== undefined && known.email !== email)
        await setEmail(tx, change, { person: known, email: { to: email } });
    }
  }
  // After who has come, so that somebody who is named as something else by now is still there.
  const ids = links.filter(({ link }) => isGone(link.relation)).map(({ link }) => link.id);
  await unlinkGuardians(tx, { schoolId, studentId, ids });
};

interface Correcting extends GuardianChange {
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
  if (spreads) await tellFamily(tx, { personId: (known ?? person).id, called: person.name, except: studentId, name });
};

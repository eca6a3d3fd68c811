import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import { relation as relations } from '#schemas/records/relation.ts';
import type { GuardianKind } from '#schemas/records/student.ts';
import type { ImportedField } from '#schemas/records/student-import.ts';
import { guardianPeople, guardians } from '#server/store/schema.ts';
import type { Db } from '#server/store/store.ts';
import { isSameName } from '../guardian-people.ts';
import { isCorrection, namedIn } from '../named-guardians.ts';
import type { Merged, Values } from './merge-fields.ts';

/** A guardian of a student who has an account. */
export interface LogIn {
  readonly name: string;
  readonly mobile: string | null;
  readonly relation: number;
}

/** The guardians of students who have an account, by the students. */
export const readLogIns = async (db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, readonly LogIn[]>> => {
  const rows = await db
    .select({
      studentId: guardians.studentId,
      relation: guardians.relation,
      name: guardianPeople.name,
      mobile: guardianPeople.mobile,
    })
    .from(guardians)
    .innerJoin(
      guardianPeople,
      and(eq(guardianPeople.schoolId, guardians.schoolId), eq(guardianPeople.id, guardians.personId)),
    )
    .where(and(inArray(guardians.studentId, [...ids]), isNotNull(guardianPeople.userId)))
    .orderBy(guardians.id);
  const found = new Map<number, LogIn[]>();
  for (const { studentId, ...logIn } of rows) found.set(studentId, [...(found.get(studentId) ?? []), logIn]);
  return found;
};

/**
 * Leaves the number and the names as they are that a parent's account hangs on: an import moves no log-in and takes it
 * no child. What the file says of them is not remembered, so that it is said again the next time.
 */
export const keepLogIns = (merged: Merged, stored: Values, logIns: readonly LogIn[]): Merged => {
  const held = new Map<ImportedField, string>();
  const after = { ...stored, ...Object.fromEntries(merged.changes.map((change) => [change.field, change.after])) };
  for (const logIn of logIns) {
    const kinds = kindsOf(logIn, stored);
    if (logIn.mobile !== null && logIn.mobile === stored.Mobile) held.set('Mobile', newNumber(logIn));
    for (const kind of kinds) held.set(`${kind}_Mobile`, newNumber(logIn));
    if (losesChild(logIn, after))
      for (const field of kinds.flatMap((kind) => namesOf[kind])) held.set(field, otherName(logIn));
  }
  const remembered: Partial<Record<ImportedField, string | number>> = { ...merged.remembered };
  const kept = merged.changes.flatMap(({ field, before, after: inFile }) => {
    const reason = held.get(field);
    if (reason === undefined) return [];
    if (before === null) delete remembered[field];
    else remembered[field] = before;
    return [{ field, stored: before, inFile, reason }];
  });
  const changes = merged.changes.filter(({ field }) => !held.has(field));
  return { changes, kept: [...merged.kept, ...kept], remembered };
};

const newNumber = ({ name }: LogIn): string =>
  `${name} logs in to see this child. If the number is new, change it on the student’s page.`;

const otherName = ({ name }: LogIn): string =>
  `${name} logs in to see this child. If that should end, change the name on the student’s page.`;

/** Whether somebody else would stand in the place of a guardian, who is named nowhere else. */
const losesChild = ({ name, relation }: LogIn, after: Values): boolean => {
  const people = namedIn(after);
  const next = people.find((one) => one.relation === relation);
  return !(next && isCorrection(name, next.name)) && !people.some((one) => isSameName(one.name, name));
};

/** What somebody may be to the student. */
const kindsOf = ({ relation }: LogIn, { Guardian_Relation }: Values): readonly GuardianKind[] => [
  ...(relation === relations.father ? (['Father'] as const) : []),
  ...(relation === relations.mother ? (['Mother'] as const) : []),
  ...(relation === Guardian_Relation ? (['Guardian'] as const) : []),
];

/** The fields that say who that is. */
const namesOf: Readonly<Record<GuardianKind, readonly ImportedField[]>> = {
  Father: ['Father_Name'],
  Mother: ['Mother_Name'],
  Guardian: ['Guardian_Name', 'Guardian_Relation'],
};

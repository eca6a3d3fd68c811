import { and, eq, inArray, sql } from 'drizzle-orm';
import { endLogin, forgetGuardians, isCorrection, mergePeople, sealedPlace } from '#server/domains/students/index.ts';
import type { Services } from '#server/http/calls/handle.ts';
import type { WriteContext } from '#server/store/audit.ts';
import {
  enquiries,
  enrolments,
  type GuardianPersonRow,
  guardianPeople,
  guardians,
  pickUpCodes,
  promotions,
  type StudentRow,
  studentBankAccounts,
  studentDocuments,
  studentImportRows,
  studentLeave,
  userChildren,
  users,
  visitors,
} from '#server/store/schema.ts';
import type { Db } from '#server/store/store.ts';
import { loginsOf } from './logins.ts';

interface Pair {
  readonly stays: StudentRow;
  readonly goes: StudentRow;
}

/** No student has this version: what an import did with the entry that goes is not undone with the one that stays. */
const ofNoStudent = 0;

/** Gives the student who stays what hangs on the entry that goes, apart from marks of registers and seats. */
export const moveHistory = async (tx: WriteContext, services: Services, pair: Pair): Promise<void> => {
  const { stays, goes } = pair;
  const studentId = stays.id;
  await moveBankAccounts(tx, services, pair);
  await dropSharedImportRows(tx, pair);
  for (const table of [studentDocuments, studentLeave, enquiries, pickUpCodes, visitors])
    await tx.db.update(table).set({ studentId }).where(eq(table.studentId, goes.id));
  await tx.db
    .update(studentImportRows)
    .set({ studentId, version: ofNoStudent })
    .where(eq(studentImportRows.studentId, goes.id));
  // Before their guardians, whose accounts would lose sight of them.
  await moveAccounts(tx, pair);
  await moveGuardians(tx, pair);
  await renamePromotions(tx, pair);
};

/** The seats of sessions in which the student who stays has none; the others are given up. */
export const moveSeats = async ({ db }: WriteContext, { stays, goes }: Pair): Promise<void> => {
  const own = db.select({ session: enrolments.session }).from(enrolments).where(eq(enrolments.studentId, stays.id));
  const sessions = (await own).map(({ session }) => session);
  await db.delete(enrolments).where(and(eq(enrolments.studentId, goes.id), inArray(enrolments.session, sessions)));
  await db.update(enrolments).set({ studentId: stays.id }).where(eq(enrolments.studentId, goes.id));
};

/** An import remembers a student once: where it was about both, what it left of the one who stays. */
const dropSharedImportRows = async ({ db }: WriteContext, { stays, goes }: Pair): Promise<void> => {
  const ofStays = db
    .select({ importId: studentImportRows.importId })
    .from(studentImportRows)
    .where(eq(studentImportRows.studentId, stays.id));
  await db
    .delete(studentImportRows)
    .where(and(eq(studentImportRows.studentId, goes.id), inArray(studentImportRows.importId, ofStays)));
};

/** Sealed for whose they are by now; one account is the primary one. */
const moveBankAccounts = async ({ db }: WriteContext, { sealer }: Services, { stays, goes }: Pair): Promise<void> => {
  const isOf = (id: number) => eq(studentBankAccounts.studentId, id);
  const hasPrimary = (await db.$count(studentBankAccounts, and(isOf(stays.id), studentBankAccounts.isPrimary))) > 0;
  for (const { id, accountSealed, isPrimary } of await db.select().from(studentBankAccounts).where(isOf(goes.id))) {
    const number = sealer.open(accountSealed, sealedPlace('account', goes.id));
    await db
      .update(studentBankAccounts)
      .set({
        studentId: stays.id,
        accountSealed: sealer.seal(number, sealedPlace('account', stays.id)),
        isPrimary: isPrimary && !hasPrimary,
      })
      .where(eq(studentBankAccounts.id, id));
  }
};

/** Who is something that nobody is for the student who stays; of two spellings of one name, one person. */
const moveGuardians = async (tx: WriteContext, { stays, goes }: Pair): Promise<void> => {
  const own = await linksOf(tx.db, stays.id);
  for (const { link, person } of await linksOf(tx.db, goes.id)) {
    const same = own.find((one) => one.link.relation === link.relation)?.person;
    if (!same) await tx.db.update(guardians).set({ studentId: stays.id }).where(eq(guardians.id, link.id));
    else if (same.id !== person.id && isOne(same, person)) await mergePeople(tx, { from: person, into: same });
  }
  await forgetGuardians(tx, goes);
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

const isOne = (one: GuardianPersonRow, other: GuardianPersonRow): boolean =>
  (one.userId === null || other.userId === null) && isCorrection(one.name, other.name);

/** Parents see the student who stays; of the student's own accounts one is used on. */
const moveAccounts = async (tx: WriteContext, { stays, goes }: Pair): Promise<void> => {
  const { schoolId } = stays;
  const parents = await tx.db.delete(userChildren).where(eq(userChildren.studentId, goes.id)).returning();
  if (parents.length > 0)
    await tx.db
      .insert(userChildren)
      .values(parents.map(({ userId }) => ({ schoolId, userId, studentId: stays.id })))
      .onConflictDoNothing();
  const { kept, ended } = await loginsOf(tx.db, { stays: stays.id, goes: goes.id });
  for (const { id } of ended) await endLogin(tx, schoolId, id);
  await tx.db
    .update(users)
    .set({ studentId: null })
    .where(inArray(users.studentId, [stays.id, goes.id]));
  if (kept) await tx.db.update(users).set({ studentId: stays.id }).where(eq(users.id, kept.id));
};

/** What a promotion has done stays undoable: it is of the student who stays. */
const renamePromotions = async ({ db }: WriteContext, { stays, goes }: Pair): Promise<void> => {
  const rows = await db
    .select()
    .from(promotions)
    .where(sql`${promotions.students} @> ${JSON.stringify([{ studentId: goes.id }])}::jsonb`);
  for (const { id, students } of rows) {
    const isThere = students.some(({ studentId }) => studentId === stays.id);
    const named = students.flatMap((one) =>
      one.studentId !== goes.id ? [one] : isThere ? [] : [{ ...one, studentId: stays.id }],
    );
    await db.update(promotions).set({ students: named }).where(eq(promotions.id, id));
  }
};

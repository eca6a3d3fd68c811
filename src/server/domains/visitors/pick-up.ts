import { randomInt } from 'node:crypto';
import { and, desc, eq, gt, isNotNull, isNull } from 'drizzle-orm';
import type { SignInBody } from '#schemas/api/visitors/desk.ts';
import { checkPickUpCode, findPickUp, issuePickUpCode, type PickUpChildRow } from '#schemas/api/visitors/pick-up.ts';
import { type PickUpProof, pickUpLimits } from '#schemas/records/visitor.ts';
import { notFound, refuse, tooMany, wrongField } from '#server/core/errors/refusals.ts';
import { limitFailures } from '#server/core/limits/limit-failures.ts';
import { accountKey } from '#server/core/limits/limit-key.ts';
import { normalizePhone } from '#server/core/validation/phone.ts';
import { studentsInScope } from '#server/domains/students/index.ts';
import {
  findGuardians,
  findPickedUpBy,
  type PickUpChild,
  readPickUpChildren,
} from '#server/domains/students/public.ts';
import { userIdOf } from '#server/http/access/user-id.ts';
import { type CallContext, created, handle, ok } from '#server/http/calls/handle.ts';
import { pickUpCodes, students, visitors } from '#server/store/schema.ts';
import type { Db, StoreContext } from '#server/store/store.ts';
import { visitorPhoto } from './photo.ts';

const issueLimit = { name: 'pickUpCodes', max: pickUpLimits.codes, perSeconds: 3600 };
const wrongLimit = { name: 'wrongPickUpCodes', max: pickUpLimits.wrong, perSeconds: 900 };
const digits = 6;

const childRow = ({ studentId, name, classId, sectionId, photo }: PickUpChild): PickUpChildRow => ({
  Student_Id: studentId,
  Name: name,
  ...(classId === undefined ? {} : { Class_Id: classId }),
  ...(sectionId === undefined ? {} : { Section_Id: sectionId }),
  ...(photo === undefined ? {} : { Photo: photo }),
});

const hashOf = ({ services, school }: CallContext, code: string): string =>
  services.sealer.fingerprint(`${school.schoolId}:${code}`, 'pick-up-code');

/** Gives out a code for a child whom the caller reaches. */
const issueHandler = handle(issuePickUpCode, async ({ body }, context) => {
  const { actor, services, school } = context;
  if (actor.kind === 'user' && actor.role === 'Student') throw refuse('A parent or the office gives out this code.');
  const { Student_Id: studentId, Name: name } = body;
  const issued = await context.write(async (transaction) => {
    const { db } = transaction;
    const [child] = await db
      .select({ id: students.id })
      .from(students)
      .where(
        and(
          eq(students.id, studentId),
          eq(students.status, 'Active'),
          isNull(students.erasedAt),
          await studentsInScope(transaction, context),
        ),
      )
      .for('update');
    if (!child) throw notFound();
    const wait = services.limiter.take(issueLimit, accountKey(school.schoolId, `pick-up ${studentId}`));
    if (wait > 0) throw tooMany(wait);
    await db.delete(pickUpCodes).where(and(eq(pickUpCodes.studentId, studentId), isNull(pickUpCodes.usedAt)));
    const issuedAt = context.now();
    const expiresAt = new Date(issuedAt.getTime() + body.Hours * 3_600_000);
    const { schoolId } = school;
    const values = { schoolId, studentId, name, issuedBy: userIdOf(actor), issuedAt, expiresAt };
    const code = await insertCode(db, context, values);
    await transaction.audit({
      entity: 'student',
      id: studentId,
      after: { pickUpCode: { Name: name, Expires_At: expiresAt.toISOString() } },
    });
    return { Code: code, Student_Id: studentId, Name: name, Expires_At: expiresAt.toISOString() };
  });
  return created(issued);
});

/** Six digits that no other code of the school has. */
const insertCode = async (
  db: Db,
  context: CallContext,
  values: Omit<typeof pickUpCodes.$inferInsert, 'codeHash'>,
): Promise<string> => {
  for (;;) {
    const code = String(randomInt(10 ** digits)).padStart(digits, '0');
    const rows = await db
      .insert(pickUpCodes)
      .values({ ...values, codeHash: hashOf(context, code) })
      .onConflictDoNothing()
      .returning({ id: pickUpCodes.id });
    if (rows.length > 0) return code;
  }
};

const findCode = async ({ db }: StoreContext, context: CallContext, code: string) => {
  const [row] = await db
    .select()
    .from(pickUpCodes)
    .where(
      and(
        eq(pickUpCodes.codeHash, hashOf(context, code)),
        isNull(pickUpCodes.usedAt),
        gt(pickUpCodes.expiresAt, context.now()),
      ),
    )
    .for('update');
  if (!row) throw wrongField('Pick_Up_Code', 'This code is wrong, was used, or has run out.');
  return row;
};

/** Does what a code opens; a desk that has tried too many wrong ones waits. Errors: `TOO_MANY`, and those of `work`. */
export const limitCodes = <T>(context: CallContext, code: string | undefined, work: () => Promise<T>): Promise<T> => {
  if (code === undefined) return work();
  const key = accountKey(context.school.schoolId, `pick-up codes of ${userIdOf(context.actor) ?? 'programs'}`);
  return limitFailures(context.services.limiter, [{ limit: wrongLimit, key }], work);
};

const checkHandler = handle(checkPickUpCode, ({ body: { Pick_Up_Code: code } }, context) =>
  limitCodes(context, code, () =>
    context.write(async (transaction) => {
      transaction.unrecorded();
      const { studentId, name } = await findCode(transaction, context, code);
      const [child] = await readPickUpChildren(transaction, context.services, [studentId]);
      if (!child) throw wrongField('Pick_Up_Code', 'This child is not at the school any more.');
      return ok({ Name: name, Child: childRow(child) });
    }),
  ),
);

const findPickUpHandler = handle(findPickUp, ({ query }, context) =>
  context.read(async (transaction) => {
    if (context.scopeOf('/student', 'read') !== 'all') return ok({ Children: [] });
    const { db } = transaction;
    const mobile = normalizePhone(query.Mobile);
    const ids = await findChildrenOf(transaction, mobile);
    const [last] = await db
      .select({ photo: visitors.photoMediaId })
      .from(visitors)
      .where(and(eq(visitors.mobile, mobile), isNotNull(visitors.photoMediaId)))
      .orderBy(desc(visitors.inAt))
      .limit(1);
    const Photo = await visitorPhoto(db, context.services, last?.photo ?? null);
    const children = ids.length === 0 ? [] : await readPickUpChildren(transaction, context.services, ids);
    return ok({ Children: children.map(childRow), ...(Photo === undefined ? {} : { Photo }) });
  }),
);

/** Whom somebody with a stored mobile number may pick up: their own, and those whose record says so. */
const findChildrenOf = async (transaction: StoreContext, mobile: string): Promise<number[]> => {
  const own = (await findGuardians(transaction, mobile)).map(({ studentId }) => studentId);
  return [...new Set([...own, ...(await findPickedUpBy(transaction, mobile))])];
};

/** What is stored of a visit that picks up a child. */
interface PickUp {
  readonly studentId: number;
  readonly pickUpProof: PickUpProof;
}

/**
 * By what the visitor may pick up a child: a code, which is used up, or the number of a guardian, or of whom the record
 * names, whom somebody has compared with the photo. Undefined where they come for something else. Errors: `NOT_VALID`.
 */
export const takePickUp = async (
  transaction: StoreContext,
  context: CallContext,
  body: SignInBody,
): Promise<PickUp | undefined> => {
  const { Student_Id: studentId, Pick_Up_Code: code } = body;
  if (studentId === undefined) {
    if (code !== undefined) throw wrongField('Student_Id', 'Choose the child.');
    if (body.Purpose === 'Pick_Up') throw wrongField('Student_Id', 'Choose the child, or enter a code.');
    return undefined;
  }
  if (body.Purpose !== 'Pick_Up') throw wrongField('Purpose', 'A child is named where somebody is picked up.');
  if (context.scopeOf('/student', 'read') !== 'all') throw notFound();
  const [child] = await readPickUpChildren(transaction, context.services, [studentId]);
  if (!child) throw wrongField('Student_Id', 'This child is not at the school.');
  if (code !== undefined) {
    const row = await findCode(transaction, context, code);
    if (row.studentId !== studentId) throw wrongField('Pick_Up_Code', 'This code is for another child.');
    await transaction.db.update(pickUpCodes).set({ usedAt: context.now() }).where(eq(pickUpCodes.id, row.id));
    return { studentId, pickUpProof: 'Code' };
  }
  const known = await findChildrenOf(transaction, normalizePhone(body.Mobile));
  if (!known.includes(studentId))
    throw wrongField('Student_Id', 'Nobody with this number may pick up the child. Ask for a code.');
  if (!body.Is_Compared) throw wrongField('Is_Compared', 'Compare the person with the photo or a document first.');
  return { studentId, pickUpProof: 'Guardian' };
};

/** Throws where a child was given to somebody for a number that is being changed to one of nobody who may have it. */
export const requirePickedUpBy = async (
  transaction: StoreContext,
  { studentId, pickUpProof }: Pick<typeof visitors.$inferSelect, 'studentId' | 'pickUpProof'>,
  mobile: string,
): Promise<void> => {
  if (studentId === null || pickUpProof !== 'Guardian') return;
  if (!(await findChildrenOf(transaction, mobile)).includes(studentId))
    throw wrongField('Mobile', 'Nobody with this number may pick up the child.');
};

/** What the calls about picking up children do. */
export const pickUpHandlers = [checkHandler, findPickUpHandler, issueHandler] as const;

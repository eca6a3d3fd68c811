import { and, eq, inArray, sql } from 'drizzle-orm';
import { undoPromotion } from '#schemas/api/students/promotion.ts';
import { schoolTag } from '#schemas/sources/index.ts';
import { notFound, refuse } from '#server/core/errors/refusals.ts';
import { wholeName } from '#server/core/whole-name.ts';
import { handle, ok } from '#server/http/calls/handle.ts';
import type { WriteContext } from '#server/store/audit.ts';
import { enrolments, type PromotedStudent, type PromotionRow, promotions, students } from '#server/store/schema.ts';
import { readMarked } from './marked.ts';
import { nextSession, readNext } from './preview-promotion.ts';
import { cardTags } from './public-card.ts';

/** Errors: `NOT_FOUND`; `GUARD` where it was undone. */
export const undoPromotionHandler = handle(undoPromotion, ({ params: { id } }, context) =>
  context.write(async (tx) => {
    const [promotion] = await tx.db.select().from(promotions).where(eq(promotions.id, id)).for('update');
    if (!promotion) throw notFound();
    if (promotion.undoneAt) throw refuse('This promotion was undone already.');
    const { back, kept } = await sort(tx, promotion);
    await takeBack(tx, promotion, back);
    const { schoolId } = context.school;
    await tx.db
      .update(promotions)
      .set({ undoneAt: context.now() })
      .where(and(eq(promotions.schoolId, schoolId), eq(promotions.id, id)));
    const after = { Undone: back.map(({ studentId }) => studentId), Kept: kept.map(({ Student_Id }) => Student_Id) };
    await tx.audit({ entity: 'promotion', id, after });
    return ok({ Undone: back.length, kept });
  }),
);

/**
 * Those who are as the promotion left them, and those of whom somebody has changed something since: the status or the
 * class, by a roll number, or in a register of the new session; or whose data were erased.
 */
const sort = async (tx: WriteContext, { session, students: promoted }: PromotionRow) => {
  const ids = promoted.map(({ studentId }) => studentId);
  const rows = await tx.db
    .select()
    .from(students)
    .where(inArray(students.id, [...ids]))
    .for('update');
  const byId = new Map(rows.map((row) => [row.id, row]));
  const next = await readNext(tx.db, session, ids);
  const marked = await readMarked(tx.db, nextSession(session), ids);
  const isSame = ({ studentId, outcome, classId, sectionId }: PromotedStudent): boolean => {
    const student = byId.get(studentId);
    const now = next.get(studentId);
    if (outcome === 'Finish') return student?.status === 'Alumni' && student.erasedAt === null && now === undefined;
    if (student?.status !== 'Active' || !now) return false;
    if (now.classId !== classId || now.sectionId !== sectionId) return false;
    // Who goes to another class has no number there until the class is numbered.
    return now.rollNo === null && !marked.has(studentId);
  };
  const kept = promoted
    .filter((one) => !isSame(one))
    .map(({ studentId }) => {
      const student = byId.get(studentId);
      return { Student_Id: studentId, Name: student ? wholeName(student) : '' };
    });
  return { back: promoted.filter(isSame), kept };
};

const takeBack = async (
  tx: WriteContext,
  { schoolId, session }: PromotionRow,
  back: readonly PromotedStudent[],
): Promise<void> => {
  const idsOf = (isFinished: boolean): number[] =>
    back.flatMap(({ studentId, outcome }) => ((outcome === 'Finish') === isFinished ? [studentId] : []));
  await tx.db
    .delete(enrolments)
    .where(
      and(
        eq(enrolments.schoolId, schoolId),
        eq(enrolments.session, nextSession(session)),
        inArray(enrolments.studentId, idsOf(false)),
      ),
    );
  await tx.db
    .update(students)
    .set({ status: 'Active', version: sql`${students.version} + 1`, updatedAt: sql`now()` })
    .where(and(eq(students.schoolId, schoolId), inArray(students.id, idsOf(true))));
  for (const tag of cardTags) tx.touch(schoolTag(schoolId, tag));
};

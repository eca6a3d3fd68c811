import { and, eq, inArray, isNotNull, isNull, notInArray, sql } from 'drizzle-orm';
import { changeStudentSections, type SectionMove } from '#schemas/api/students/sections.ts';
import { refuse, wrongField } from '#server/core/errors/refusals.ts';
import { withoutNulls } from '#server/core/without-nulls.ts';
import { noSuchSection, offeredSectionIds } from '#server/domains/lookups/public.ts';
import { handle, ok } from '#server/http/calls/handle.ts';
import type { WriteContext } from '#server/store/audit.ts';
import { type EnrolmentRow, enrolments, students } from '#server/store/schema.ts';
import type { Db } from '#server/store/store.ts';

/** Puts students into other sections of their classes. Who is in the section already stays as they are. */
export const changeSectionsHandler = handle(changeStudentSections, ({ body: { Session: session, Moves } }, context) => {
  const moves = new Map(Moves.map((move) => [move.Student_Id, move]));
  if (moves.size < Moves.length) throw wrongField('Moves', 'This student is named twice.');
  return context.write(async (tx) => {
    const seated = await lockSeats(tx.db, session, [...moves.keys()]);
    if (seated.length < moves.size) throw refuse('One of these students has no class in this session.');
    const changed = seated.flatMap((before) => {
      const move = moves.get(before.studentId);
      return move && move.Section_Id !== before.sectionId ? [{ before, move }] : [];
    });
    const offered = await offeredSectionIds(tx);
    const at = Moves.findIndex(({ Section_Id }) => !offered.has(Section_Id));
    if (at >= 0) throw wrongField(`Moves[${at}].Section_Id`, noSuchSection);
    if (changed.length === 0) tx.unrecorded();
    else await move(tx, session, changed);
    return ok({ Before: changed.map(({ before }) => moveBack(before)) });
  });
});

interface Change {
  readonly before: EnrolmentRow;
  readonly move: SectionMove;
}

const moveBack = ({ studentId, sectionId, rollNo }: EnrolmentRow): SectionMove => ({
  Student_Id: studentId,
  Section_Id: sectionId,
  ...(rollNo !== null && { Roll_No: rollNo }),
});

/** Where students sit in a session, in rows that no other transaction changes until this one ends. */
const lockSeats = async (db: Db, session: string, ids: readonly number[]): Promise<EnrolmentRow[]> => {
  const rows = await db
    .select({ enrolment: enrolments })
    .from(enrolments)
    .innerJoin(students, and(eq(students.schoolId, enrolments.schoolId), eq(students.id, enrolments.studentId)))
    .where(and(eq(enrolments.session, session), inArray(students.id, [...ids]), isNull(students.erasedAt)))
    .orderBy(students.id)
    .for('update');
  return rows.map(({ enrolment }) => enrolment);
};

const move = async (tx: WriteContext, session: string, changes: readonly Change[]): Promise<void> => {
  const ids = changes.map(({ before }) => before.studentId);
  const taken = await takenNumbers(tx.db, session, ids);
  // Numbers are unique at each moment.
  await tx.db
    .update(enrolments)
    .set({ rollNo: null })
    .where(and(eq(enrolments.session, session), inArray(enrolments.studentId, ids)));
  for (const { before, move: to } of changes) {
    const { schoolId, id, studentId, classId } = before;
    const number = to.Roll_No ?? null;
    const rollNo = number !== null && taken.has(`${classId}-${to.Section_Id}-${number}`) ? null : number;
    await tx.db
      .update(enrolments)
      .set({ sectionId: to.Section_Id, rollNo })
      .where(and(eq(enrolments.schoolId, schoolId), eq(enrolments.id, id)));
    await tx.audit({
      entity: 'student',
      id: studentId,
      before: seatOf(before),
      after: seatOf({ ...before, sectionId: to.Section_Id, rollNo }),
    });
  }
  await tx.db
    .update(students)
    .set({ version: sql`${students.version} + 1`, updatedAt: sql`now()` })
    .where(inArray(students.id, ids));
};

/** The roll numbers of everybody else in a session. */
const takenNumbers = async (db: Db, session: string, ids: readonly number[]): Promise<ReadonlySet<string>> => {
  const rows = await db
    .select({ classId: enrolments.classId, sectionId: enrolments.sectionId, rollNo: enrolments.rollNo })
    .from(enrolments)
    .where(
      and(eq(enrolments.session, session), isNotNull(enrolments.rollNo), notInArray(enrolments.studentId, [...ids])),
    );
  return new Set(rows.map(({ classId, sectionId, rollNo }) => `${classId}-${sectionId}-${rollNo}`));
};

const seatOf = ({ session, classId, sectionId, rollNo }: EnrolmentRow) =>
  withoutNulls({ Session: session, Class_Id: classId, Section_Id: sectionId, Roll_No: rollNo });

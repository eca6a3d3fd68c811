import { and, eq, inArray, sql } from 'drizzle-orm';
import { giveRollNumbers } from '#schemas/api/students/promotion.ts';
import type { RollOrder } from '#schemas/records/promotion.ts';
import { wholeName } from '#server/core/whole-name.ts';
import { handle, ok } from '#server/http/calls/handle.ts';
import { enrolments, students } from '#server/store/schema.ts';
import { type Pupil, readPupils } from './class-pupils.ts';

/** Numbers a class from 1 on. Who has left gives the number free. */
export const giveRollNumbersHandler = handle(giveRollNumbers, ({ body }, context) =>
  context.write(async (tx) => {
    const { Session: session, Class_Id: classId, Section_Id: sectionId, Order: order } = body;
    const place = { session, classId, sectionId };
    const pupils = await readPupils(tx.db, place, { statuses: ['Expected', 'Active', 'Inactive'], isLocked: true });
    const numbered = pupils.toSorted(comparing(order)).map(({ enrolment }, at) => ({ enrolment, number: at + 1 }));
    const before = Object.fromEntries(pupils.map(({ enrolment }) => [enrolment.studentId, enrolment.rollNo]));
    const after = Object.fromEntries(numbered.map(({ enrolment, number }) => [enrolment.studentId, number]));
    if (numbered.every(({ enrolment, number }) => enrolment.rollNo === number)) {
      tx.unrecorded();
      return ok({ Students: numbered.length });
    }
    const { schoolId } = context.school;
    const ofClass = and(
      eq(enrolments.schoolId, schoolId),
      eq(enrolments.session, session),
      eq(enrolments.classId, classId),
      eq(enrolments.sectionId, sectionId),
    );
    // Numbers are unique at each moment.
    await tx.db.update(enrolments).set({ rollNo: null }).where(ofClass);
    const numberOf = sql.join(
      numbered.map(({ enrolment, number }) => sql`when ${enrolment.id} then ${number}::int`),
      sql` `,
    );
    const ids = numbered.map(({ enrolment }) => enrolment.id);
    await tx.db
      .update(enrolments)
      .set({ rollNo: sql`case ${enrolments.id} ${numberOf} end` })
      .where(and(ofClass, inArray(enrolments.id, ids)));
    const changed = pupils.flatMap(({ enrolment: { studentId, rollNo } }) =>
      (after[studentId] ?? null) === rollNo ? [] : [studentId],
    );
    await tx.db
      .update(students)
      .set({ version: sql`${students.version} + 1`, updatedAt: sql`now()` })
      .where(inArray(students.id, changed));
    await tx.audit({
      entity: 'rollNumbers',
      id: null,
      before: { Session: session, Class_Id: classId, Section_Id: sectionId, Numbers: before },
      after: { Session: session, Class_Id: classId, Section_Id: sectionId, Numbers: after },
    });
    return ok({ Students: numbered.length });
  }),
);

const first: Readonly<Record<RollOrder, string | undefined>> = {
  Name: undefined,
  Girls_First: 'Female',
  Boys_First: 'Male',
};

const collator = new Intl.Collator('en', { sensitivity: 'base' });

const comparing = (order: RollOrder) => {
  const gender = first[order];
  const later = ({ student }: Pupil): number => Number(gender !== undefined && student.gender !== gender);
  return (a: Pupil, b: Pupil): number =>
    later(a) - later(b) || collator.compare(wholeName(a.student), wholeName(b.student)) || a.student.id - b.student.id;
};

import { and, eq, inArray, sql } from 'drizzle-orm';
import { type PromoteBody, promoteClass } from '#schemas/api/students/promotion.ts';
import { schoolTag } from '#schemas/sources/index.ts';
import { notValid } from '#server/core/errors/refusals.ts';
import { noSuchSection, offeredClasses, offeredSectionIds } from '#server/domains/lookups/public.ts';
import { userIdOf } from '#server/http/access/user-id.ts';
import { type CallContext, created, handle } from '#server/http/calls/handle.ts';
import type { WriteContext } from '#server/store/audit.ts';
import { onlyRow } from '#server/store/query.ts';
import { enrolments, type PromotedStudent, promotions, students } from '#server/store/schema.ts';
import { readSchoolDay } from '#server/tenancy/school-day.ts';
import { type Pupil, readPupils, type SessionClass } from './class-pupils.ts';
import { placeOf } from './enrolment.ts';
import { isLastClass } from './last-class.ts';
import { findNextClass, nextSession, readNext } from './preview-promotion.ts';
import { toPromotionRecord } from './promotion-record.ts';
import { cardTags } from './public-card.ts';

/** Errors: `NOT_VALID` with every row that cannot be done. Two who promote one class wait for each other. */
export const promoteClassHandler = handle(promoteClass, ({ body }, context) =>
  context.write(async (tx) => {
    const place = { session: body.Session, classId: body.Class_Id, sectionId: body.Section_Id };
    const pupils = await readPupils(tx.db, place, { statuses: ['Active'], isLocked: true });
    const planned = await planRows(tx, context, { body, place, pupils });
    const { schoolId } = context.school;
    await enrolAll(tx, context, { place, planned });
    await finish(tx, schoolId, planned);
    const userId = userIdOf(context.actor);
    const row = onlyRow(
      await tx.db
        .insert(promotions)
        .values({ schoolId, ...place, students: planned, userId, at: context.now() })
        .returning(),
    );
    const outcomes = Object.fromEntries(planned.map(({ studentId, outcome }) => [studentId, outcome]));
    const after = { Session: body.Session, Class_Id: body.Class_Id, Section_Id: body.Section_Id, Students: outcomes };
    await tx.audit({ entity: 'promotion', id: row.id, after });
    return created({ promotion: toPromotionRecord(row, null) });
  }),
);

interface Planning {
  readonly body: PromoteBody;
  readonly place: SessionClass;
  readonly pupils: readonly Pupil[];
}

/** What becomes of each, checked. */
const planRows = async (
  tx: WriteContext,
  context: CallContext,
  { body, place, pupils }: Planning,
): Promise<PromotedStudent[]> => {
  const ids = new Set(pupils.map(({ student }) => student.id));
  const next = await readNext(tx.db, place.session, [...ids]);
  const nextClass = await findNextClass(tx, place.classId);
  const taught = new Set((await offeredClasses(tx)).map(({ id }) => id));
  const sections = await offeredSectionIds(tx);
  const isLast = await isLastClass(tx, place.classId, context.now());
  const errors: Record<string, string[]> = {};
  const named = new Set<number>();
  const planned = body.rows.map((row, at): PromotedStudent => {
    const { Student_Id: studentId, Outcome: outcome } = row;
    const wrong = (field: string, text: string): void => {
      errors[`rows[${at}].${field}`] = [text];
    };
    if (named.has(studentId)) wrong('Student_Id', 'This student is named twice.');
    named.add(studentId);
    if (!ids.has(studentId)) wrong('Student_Id', 'This student is not in the class any more.');
    else if (next.has(studentId)) wrong('Student_Id', 'This student has a class in the next session already.');
    if (outcome === 'Finish') {
      if (!isLast) wrong('Outcome', 'Only students of the last class finish school.');
      return { studentId, outcome };
    }
    const classId = outcome === 'Retain' ? place.classId : (row.Class_Id ?? nextClass);
    if (classId === undefined || (outcome === 'Promote' && !taught.has(classId)))
      wrong('Class_Id', 'Choose a class that the school has.');
    const sectionId = row.Section_Id ?? place.sectionId;
    if (!sections.has(sectionId)) wrong('Section_Id', noSuchSection);
    return { studentId, outcome, classId: classId ?? 0, sectionId };
  });
  if (Object.keys(errors).length > 0) throw notValid(errors);
  return planned;
};

interface Planned {
  readonly place: SessionClass;
  readonly planned: readonly PromotedStudent[];
}

const enrolAll = async (tx: WriteContext, context: CallContext, { place, planned }: Planned): Promise<void> => {
  const { today } = await readSchoolDay(tx, context.now());
  const session = nextSession(place.session);
  const rows = planned.flatMap(({ studentId, classId, sectionId }) =>
    classId === undefined || sectionId === undefined
      ? []
      : [
          {
            schoolId: context.school.schoolId,
            studentId,
            session,
            ...placeOf({ Session: session, Class_Id: classId, Section_Id: sectionId }, today),
          },
        ],
  );
  if (rows.length > 0) await tx.db.insert(enrolments).values(rows);
};

const finish = async (tx: WriteContext, schoolId: number, planned: readonly PromotedStudent[]): Promise<void> => {
  const ids = planned.flatMap(({ studentId, outcome }) => (outcome === 'Finish' ? [studentId] : []));
  if (ids.length === 0) return;
  await tx.db
    .update(students)
    .set({ status: 'Alumni', version: sql`${students.version} + 1`, updatedAt: sql`now()` })
    .where(and(eq(students.schoolId, schoolId), inArray(students.id, ids)));
  for (const tag of cardTags) tx.touch(schoolTag(schoolId, tag));
};

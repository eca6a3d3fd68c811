import { and, desc, eq, inArray } from 'drizzle-orm';
import { previewPromotion } from '#schemas/api/students/promotion.ts';
import { classes, standardClass } from '#schemas/lookups/classes.ts';
import { withoutNulls } from '#server/core/without-nulls.ts';
import { offeredClasses } from '#server/domains/lookups/public.ts';
import { handle, ok } from '#server/http/calls/handle.ts';
import { type EnrolmentRow, enrolments, promotions, users } from '#server/store/schema.ts';
import type { Db, StoreContext } from '#server/store/store.ts';
import { sessionLabel } from '#shared/calendar.ts';
import { readPupils, type SessionClass } from './class-pupils.ts';
import { isLastClass } from './last-class.ts';
import { toPromotionRecord } from './promotion-record.ts';

const shownPromotions = 5;

export const previewPromotionHandler = handle(previewPromotion, ({ query }, context) =>
  context.read(async (tx) => {
    const place = { session: query.Session, classId: query.Class_Id, sectionId: query.Section_Id };
    const pupils = await readPupils(tx.db, place, { statuses: ['Active'] });
    const next = await readNext(
      tx.db,
      place.session,
      pupils.map(({ student }) => student.id),
    );
    return ok({
      Session: place.session,
      Next_Session: nextSession(place.session),
      ...withoutNulls({ Next_Class_Id: await findNextClass(tx, place.classId) }),
      Is_Last_Class: await isLastClass(tx, place.classId, context.now()),
      students: pupils.map(({ student, enrolment }) => ({
        Student_Id: student.id,
        Admission_No: student.admissionNo,
        First_Name: student.firstName,
        Gender: student.gender as 'Female',
        ...withoutNulls({ Middle_Name: student.middleName, Last_Name: student.lastName, Roll_No: enrolment.rollNo }),
        ...nextOf(next.get(student.id)),
      })),
      promotions: await readPromotions(tx.db, place),
    });
  }),
);

const nextOf = (row: EnrolmentRow | undefined) =>
  row ? { Next: { Class_Id: row.classId, Section_Id: row.sectionId } } : {};

export const nextSession = (session: string): string => sessionLabel(Number(session.slice(0, 4)) + 1);

/** The enrolments that students have in the session after one. */
export const readNext = async (
  db: Db,
  session: string,
  studentIds: readonly number[],
): Promise<ReadonlyMap<number, EnrolmentRow>> => {
  if (studentIds.length === 0) return new Map();
  const rows = await db
    .select()
    .from(enrolments)
    .where(and(eq(enrolments.session, nextSession(session)), inArray(enrolments.studentId, [...studentIds])));
  return new Map(rows.map((row) => [row.studentId, row]));
};

/** The standard class after a standard one that the school offers. */
export const findNextClass = async (tx: StoreContext, classId: number): Promise<number | undefined> => {
  const grade = standardClass(classId)?.grade;
  const next = classes.find((one) => grade !== undefined && one.grade === grade + 1);
  return next && (await offeredClasses(tx)).some(({ id }) => id === next.id) ? next.id : undefined;
};

const readPromotions = async (db: Db, { session, classId, sectionId }: SessionClass) => {
  const rows = await db
    .select({ promotion: promotions, by: users.name })
    .from(promotions)
    .leftJoin(users, and(eq(users.schoolId, promotions.schoolId), eq(users.id, promotions.userId)))
    .where(and(eq(promotions.session, session), eq(promotions.classId, classId), eq(promotions.sectionId, sectionId)))
    .orderBy(desc(promotions.id))
    .limit(shownPromotions);
  return rows.map(({ promotion, by }) => toPromotionRecord(promotion, by));
};

import { and, desc, eq } from 'drizzle-orm';
import type { BasicDetailsBody } from '#schemas/api/students/basic-details.ts';
import { onlyRow } from '#server/store/query.ts';
import { type EnrolmentRow, enrolments } from '#server/store/schema.ts';
import type { Db, StoreContext } from '#server/store/store.ts';
import { sessionFirstDay } from '#shared/calendar.ts';

interface Enrolling {
  readonly schoolId: number;
  readonly studentId: number;
  readonly body: Pick<BasicDetailsBody, 'Session' | 'Class_Id' | 'Section_Id' | 'Roll_No'>;
  readonly today: string;
}

/** The class that basic details name, as it is stored. */
export const placeOf = (body: Enrolling['body'], today: string) =>
  ({
    classId: body.Class_Id,
    sectionId: body.Section_Id,
    rollNo: body.Roll_No ?? null,
    state: sessionFirstDay(body.Session) > today ? 'Expected' : 'Full',
  }) as const;

/** Puts a student into a class for a session: a row is added, or changed where the session has one. */
export const enrol = async (
  { db }: StoreContext,
  { schoolId, studentId, body, today }: Enrolling,
): Promise<EnrolmentRow> => {
  const place = placeOf(body, today);
  const row = onlyRow(
    await db
      .insert(enrolments)
      .values({ schoolId, studentId, session: body.Session, ...place })
      .onConflictDoUpdate({ target: [enrolments.schoolId, enrolments.studentId, enrolments.session], set: place })
      .returning(),
  );
  return row;
};

/** A student's enrolments, the latest session first. */
export const readEnrolments = async (db: Db, studentId: number): Promise<EnrolmentRow[]> =>
  db.select().from(enrolments).where(eq(enrolments.studentId, studentId)).orderBy(desc(enrolments.session));

/**
 * Where a student is: in the latest session that has begun, though the next class is known already. Who is still to
 * come has the one to come to. Of enrolments with the latest first.
 */
export const currentEnrolment = <Row extends Pick<EnrolmentRow, 'state'>>(
  latestFirst: readonly Row[],
): Row | undefined => latestFirst.find(({ state }) => state === 'Full') ?? latestFirst[0];

/** Where a student is by now, as `currentEnrolment` has it. */
export const findCurrentEnrolment = async (db: Db, studentId: number): Promise<EnrolmentRow | undefined> =>
  currentEnrolment(await readEnrolments(db, studentId));

/** Which class a student is in, in one session. */
export const findEnrolment = async (db: Db, studentId: number, session: string): Promise<EnrolmentRow | undefined> => {
  const [row] = await db
    .select()
    .from(enrolments)
    .where(and(eq(enrolments.studentId, studentId), eq(enrolments.session, session)));
  return row;
};

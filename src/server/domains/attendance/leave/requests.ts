import { and, asc, desc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { listStudentLeave, type StudentLeave } from '#schemas/api/attendance/leave.ts';
import { notFound } from '#server/core/errors/refusals.ts';
import { withoutNulls } from '#server/core/without-nulls.ts';
import { studentsInScope } from '#server/domains/students/index.ts';
import { type CallContext, handle, listOf } from '#server/http/calls/handle.ts';
import { pageOf } from '#server/http/calls/paging.ts';
import {
  type EnrolmentRow,
  enrolments,
  type StudentLeaveRow,
  type StudentRow,
  studentLeave,
  students,
} from '#server/store/schema.ts';
import type { StoreContext } from '#server/store/store.ts';
import { type AttendanceDay, readAttendanceDay, sessionOf } from '../attendance-day.ts';
import { toPupil } from '../pupil.ts';
import { readNames } from '../register.ts';
import { readSchoolDays } from './leave-days.ts';

/** A request with whose it is, and the class that the running session has put them into. */
export interface FoundLeave {
  readonly leave: StudentLeaveRow;
  readonly student: StudentRow;
  readonly enrolment: EnrolmentRow | null;
}

export const listStudentLeaveHandler = handle(listStudentLeave, ({ query }, context) =>
  context.read(async (tx) => {
    const day = await readAttendanceDay(tx, context);
    const where = and(
      await visibleLeave(tx, context),
      query.State === '-1' ? undefined : eq(studentLeave.state, query.State),
      query.Student_Id === -1 ? undefined : eq(studentLeave.studentId, query.Student_Id),
    );
    const { limit, offset } = pageOf(query);
    // What waits is answered in the order in which it begins.
    const order = query.State === 'Pending' ? asc : desc;
    const found = await selectLeave(tx, day, where)
      .orderBy(order(studentLeave.firstDay), order(studentLeave.id))
      .limit(limit)
      .offset(offset);
    const [{ total } = { total: 0 }] = await tx.db
      .select({ total: sql<number>`count(*)`.mapWith(Number) })
      .from(studentLeave)
      .innerJoin(students, isOfStudent)
      .where(where);
    return listOf(await toRequests(tx, context, { day, found }), total);
  }),
);

const isOfStudent = and(eq(students.schoolId, studentLeave.schoolId), eq(students.id, studentLeave.studentId));

/** The condition that a request is of a student whom the call reaches. */
export const visibleLeave = async (tx: StoreContext, context: CallContext): Promise<SQL | undefined> =>
  and(isNull(students.erasedAt), await studentsInScope(tx, context));

export const selectLeave = ({ db }: StoreContext, { today }: AttendanceDay, where: SQL | undefined) =>
  db
    .select({ leave: studentLeave, student: students, enrolment: enrolments })
    .from(studentLeave)
    .innerJoin(students, isOfStudent)
    .leftJoin(
      enrolments,
      and(
        eq(enrolments.schoolId, students.schoolId),
        eq(enrolments.studentId, students.id),
        eq(enrolments.session, sessionOf(today)),
      ),
    )
    .where(where);

/** A request that the call reaches. Errors: `NOT_FOUND`. */
export const findLeave = async (
  tx: StoreContext,
  context: CallContext,
  { day, id }: { readonly day: AttendanceDay; readonly id: number },
): Promise<FoundLeave> => {
  const [found] = await selectLeave(tx, day, and(eq(studentLeave.id, id), await visibleLeave(tx, context)));
  if (!found) throw notFound();
  return found;
};

/** Whoever is in no class of the session has the days of the whole school. */
const noClass = { classId: 0, sectionId: 0 };

interface Shown {
  readonly day: AttendanceDay;
  readonly found: readonly FoundLeave[];
}

/** Requests with the names of the wire. */
const toRequests = async (
  tx: StoreContext,
  context: Pick<CallContext, 'scope'>,
  { day, found }: Shown,
): Promise<StudentLeave[]> => {
  const names = await readNames(
    tx.db,
    found.flatMap(({ leave }) => [leave.askedBy, leave.decidedBy]),
  );
  const schoolDays = await readSchoolDays(
    tx.db,
    day.calendar,
    found.map(({ leave }) => leave),
  );
  return found.map(({ leave, student, enrolment }) =>
    withoutNulls({
      Leave_Id: leave.id,
      ...toPupil({ ...student, rollNo: enrolment?.rollNo ?? null }),
      Class_Id: enrolment?.classId,
      Section_Id: enrolment?.sectionId,
      First_Day: leave.firstDay,
      Last_Day: leave.lastDay,
      Days: schoolDays(leave, enrolment ?? noClass).length,
      Reason: leave.reason,
      Note: leave.note,
      State: leave.state,
      Asked_By: names.get(leave.askedBy ?? 0),
      Asked_At: leave.askedAt.toISOString(),
      Decided_By: names.get(leave.decidedBy ?? 0),
      Decided_At: leave.decidedAt?.toISOString(),
      Decision: leave.decision,
      May_Cancel: mayCancel(context, leave, day.today),
      Version: leave.version,
    }),
  );
};

/** One request, as `toRequests` has it. */
export const toRequest = async (
  tx: StoreContext,
  context: Pick<CallContext, 'scope'>,
  { day, found }: { readonly day: AttendanceDay; readonly found: FoundLeave },
): Promise<StudentLeave> => {
  const [request] = await toRequests(tx, context, { day, found: [found] });
  if (!request) throw new Error('A request was not shown.');
  return request;
};

/** A request that waits can be withdrawn; a family withdraws approved leave until it begins. */
export const mayCancel = (
  { scope }: Pick<CallContext, 'scope'>,
  { state, firstDay }: StudentLeaveRow,
  today: string,
): boolean => state === 'Pending' || (state === 'Approved' && (scope !== 'own' || firstDay > today));

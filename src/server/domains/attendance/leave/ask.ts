import { and, eq, gte, inArray, isNull, lte } from 'drizzle-orm';
import { askStudentLeave, type StudentLeaveBody } from '#schemas/api/attendance/leave.ts';
import { familyDaysBack } from '#schemas/records/leave.ts';
import { overlappingLeave } from '#server/core/errors/overlapping-leave.ts';
import { dayInWords, notFound, refuse, wrongField } from '#server/core/errors/refusals.ts';
import { studentsInScope } from '#server/domains/students/index.ts';
import { userIdOf } from '#server/http/access/user-id.ts';
import { type CallContext, created, handle } from '#server/http/calls/handle.ts';
import type { WriteContext } from '#server/store/audit.ts';
import { onlyRow } from '#server/store/query.ts';
import { enrolments, type StudentRow, studentLeave, students } from '#server/store/schema.ts';
import { addDays } from '#shared/calendar.ts';
import { type AttendanceDay, readAttendanceDay, sessionOf } from '../attendance-day.ts';
import { readSchoolDays } from './leave-days.ts';
import { audited } from './leave-record.ts';
import { toRequest } from './requests.ts';

/** Asks for leave of a student whom the caller reaches. Two requests of one student wait for each other. */
export const askStudentLeaveHandler = handle(askStudentLeave, ({ body }, context) =>
  context.write(async (tx) => {
    const student = await lockStudent(tx, context, body.Student_Id);
    const day = await readAttendanceDay(tx, context);
    requireSpan(body, context, day);
    const [enrolment = null] = await tx.db
      .select()
      .from(enrolments)
      .where(and(eq(enrolments.studentId, student.id), eq(enrolments.session, sessionOf(day.today))));
    if (!enrolment) throw refuse('The student is in no class of the session that runs.');
    const span = { firstDay: body.First_Day, lastDay: body.Last_Day };
    const schoolDays = await readSchoolDays(tx.db, day.calendar, [span]);
    if (schoolDays(span, enrolment).length === 0)
      throw wrongField('Last_Day', 'There is no school on these days, so no leave is needed.');
    await requireFree(tx, body);
    const { schoolId } = context.school;
    const leave = onlyRow(
      await tx.db
        .insert(studentLeave)
        .values({
          ...span,
          schoolId,
          studentId: student.id,
          reason: body.Reason,
          note: body.Note?.trim() || null,
          askedBy: userIdOf(context.actor),
          askedAt: context.now(),
        })
        .returning(),
    );
    await tx.audit({ entity: 'studentLeave', id: leave.id, after: audited(leave) });
    return created(await toRequest(tx, context, { day, found: { leave, student, enrolment } }));
  }),
);

const lockStudent = async (tx: WriteContext, context: CallContext, id: number): Promise<StudentRow> => {
  const [student] = await tx.db
    .select()
    .from(students)
    .where(
      and(
        eq(students.id, id),
        eq(students.status, 'Active'),
        isNull(students.erasedAt),
        await studentsInScope(tx, context),
      ),
    )
    .for('update');
  if (!student) throw notFound();
  return student;
};

const requireSpan = (
  { First_Day, Last_Day }: StudentLeaveBody,
  { scope }: Pick<CallContext, 'scope'>,
  { today }: AttendanceDay,
): void => {
  if (Last_Day < First_Day) throw wrongField('Last_Day', `Choose ${dayInWords(First_Day)} or a later day.`);
  const session = sessionOf(today);
  const outside = (field: string) => wrongField(field, `The session ${session} does not have this day.`);
  if (sessionOf(First_Day) !== session) throw outside('First_Day');
  if (sessionOf(Last_Day) !== session) throw outside('Last_Day');
  const earliest = addDays(today, -familyDaysBack);
  if (scope === 'own' && First_Day < earliest)
    throw wrongField('First_Day', `Choose ${dayInWords(earliest)} or a later day. The school can enter earlier ones.`);
};

const requireFree = async (tx: WriteContext, { Student_Id, First_Day, Last_Day }: StudentLeaveBody): Promise<void> => {
  const [other] = await tx.db
    .select()
    .from(studentLeave)
    .where(
      and(
        eq(studentLeave.studentId, Student_Id),
        inArray(studentLeave.state, ['Pending', 'Approved']),
        lte(studentLeave.firstDay, Last_Day),
        gte(studentLeave.lastDay, First_Day),
      ),
    );
  if (!other) return;
  throw overlappingLeave(other);
};

import { and, asc, eq, inArray, isNull, type SQL } from 'drizzle-orm';
import { type LabelQuery, listStudentLabels } from '#schemas/api/students/labels.ts';
import { wrongField } from '#server/core/errors/refusals.ts';
import { pickFields } from '#server/core/pick-fields.ts';
import { withoutNulls } from '#server/core/without-nulls.ts';
import { handle, ok } from '#server/http/calls/handle.ts';
import { enrolments, students } from '#server/store/schema.ts';
import { studentsInScope } from './in-scope.ts';

const family = ['Father_Name', 'Mother_Name', 'Guardian_Name', 'Address', 'City', 'State', 'Pincode'];

/** The active students of a class, or those that are chosen, for labels, as far as the reader may see them. */
export const listStudentLabelsHandler = handle(listStudentLabels, ({ query }, context) =>
  context.read(async (tx) => {
    const rows = await tx.db
      .select({ student: students, seat: enrolments })
      .from(enrolments)
      .innerJoin(students, and(eq(students.schoolId, enrolments.schoolId), eq(students.id, enrolments.studentId)))
      .where(
        and(
          eq(enrolments.session, query.Session),
          whoseLabels(query),
          isNull(students.erasedAt),
          await studentsInScope(tx, context),
        ),
      )
      .orderBy(
        asc(enrolments.classId),
        asc(enrolments.sectionId),
        asc(enrolments.rollNo),
        asc(students.firstName),
        asc(students.lastName),
        asc(students.id),
      );
    return ok(
      rows.map(({ student, seat }) =>
        withoutNulls({
          Student_Id: student.id,
          Admission_No: student.admissionNo,
          First_Name: student.firstName,
          Middle_Name: student.middleName,
          Last_Name: student.lastName,
          Class_Id: seat.classId,
          Section_Id: seat.sectionId,
          Roll_No: seat.rollNo,
          ...pickFields(student.details, family),
        }),
      ),
    );
  }),
);

/** Errors: `NOT_VALID` where neither a class nor students are named. */
const whoseLabels = ({ Ids, Class_Id, Section_Id }: LabelQuery): SQL | undefined => {
  if (Ids) return inArray(students.id, Ids.split(',').map(Number));
  if (Class_Id === undefined || Section_Id === undefined)
    throw wrongField(Class_Id === undefined ? 'Class_Id' : 'Section_Id', 'Please enter the class and its section.');
  return and(eq(enrolments.classId, Class_Id), eq(enrolments.sectionId, Section_Id), eq(students.status, 'Active'));
};

import { and, asc, eq, isNull } from 'drizzle-orm';
import { type LabelRow, listStudentLabels } from '#schemas/api/students/labels.ts';
import { handle, ok } from '#server/http/calls/handle.ts';
import { enrolments, students } from '#server/store/schema.ts';
import { studentsInScope } from './in-scope.ts';
import { known, pickFields } from './student-record.ts';

const family = ['Father_Name', 'Mother_Name', 'Guardian_Name', 'Address', 'City', 'State', 'Pincode'];

/** The active students of a class for labels, as far as the reader may see them. */
export const listStudentLabelsHandler = handle(listStudentLabels, ({ query }, context) =>
  context.read(async (tx) => {
    const rows = await tx.db
      .select({ student: students, rollNo: enrolments.rollNo })
      .from(enrolments)
      .innerJoin(students, and(eq(students.schoolId, enrolments.schoolId), eq(students.id, enrolments.studentId)))
      .where(
        and(
          eq(enrolments.session, query.Session),
          eq(enrolments.classId, query.Class_Id),
          eq(enrolments.sectionId, query.Section_Id),
          eq(students.status, 'Active'),
          isNull(students.erasedAt),
          await studentsInScope(tx, context),
        ),
      )
      .orderBy(asc(enrolments.rollNo), asc(students.firstName), asc(students.lastName), asc(students.id));
    return ok(
      rows.map(
        ({ student, rollNo }) =>
          known({
            Student_Id: student.id,
            Admission_No: student.admissionNo,
            First_Name: student.firstName,
            Middle_Name: student.middleName,
            Last_Name: student.lastName,
            Roll_No: rollNo,
            ...pickFields(student.details, family),
          }) as LabelRow,
      ),
    );
  }),
);

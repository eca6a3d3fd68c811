import { and, asc, eq, inArray, isNull, ne, or, sql } from 'drizzle-orm';
import { listAlikeStudents } from '#schemas/api/students/merge.ts';
import { notFound } from '#server/core/errors/refusals.ts';
import { withoutNulls } from '#server/core/without-nulls.ts';
import { handle, ok } from '#server/http/calls/handle.ts';
import { enrolments, students } from '#server/store/schema.ts';

/** How many are named. */
const most = 5;

/** Who may be the same child: twins have names of their own, and no two children of one name are born on one day. */
export const listAlikeHandler = handle(listAlikeStudents, ({ params: { id } }, context) =>
  context.read(async ({ db }) => {
    const [student] = await db
      .select()
      .from(students)
      .where(and(eq(students.id, id), isNull(students.erasedAt)));
    if (!student) throw notFound();
    const rows = await db
      .select()
      .from(students)
      .where(
        and(
          ne(students.id, id),
          isNull(students.erasedAt),
          eq(sql`lower(${students.firstName})`, student.firstName.toLowerCase()),
          or(eq(students.dateOfBirth, student.dateOfBirth), eq(students.mobile, student.mobile)),
        ),
      )
      .orderBy(asc(students.id))
      .limit(most);
    const ids = rows.map((row) => row.id);
    const places = await db
      .select()
      .from(enrolments)
      .where(inArray(enrolments.studentId, ids))
      .orderBy(asc(enrolments.session));
    const latest = new Map(places.map((place) => [place.studentId, place]));
    return ok(
      rows.map((row) =>
        withoutNulls({
          Student_Id: row.id,
          Admission_No: row.admissionNo,
          First_Name: row.firstName,
          Middle_Name: row.middleName,
          Last_Name: row.lastName,
          Status: row.status,
          Class_Id: latest.get(row.id)?.classId,
          Section_Id: latest.get(row.id)?.sectionId,
        }),
      ),
    );
  }),
);

import { and, asc, desc, eq, gt, inArray, isNull, ne, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { type AlikeStudent, listAlikePairs, listAlikeStudents } from '#schemas/api/students/merge.ts';
import { notFound } from '#server/core/errors/refusals.ts';
import { withoutNulls } from '#server/core/without-nulls.ts';
import { handle, ok } from '#server/http/calls/handle.ts';
import { enrolments, students } from '#server/store/schema.ts';
import type { Db } from '#server/store/store.ts';

/** How many are named of one student. */
const most = 5;
const mostPairs = 50;

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
    return ok(await answersOf(db, rows));
  }),
);

/** The same of the whole school, each two once, those first that were entered last. */
export const listAlikePairsHandler = handle(listAlikePairs, (_, context) =>
  context.read(async ({ db }) => {
    const others = alias(students, 'others');
    const pairs = await db
      .select({ one: students, other: others })
      .from(students)
      .innerJoin(
        others,
        and(
          gt(others.id, students.id),
          isNull(others.erasedAt),
          eq(sql`lower(${others.firstName})`, sql`lower(${students.firstName})`),
          or(eq(others.dateOfBirth, students.dateOfBirth), eq(others.mobile, students.mobile)),
        ),
      )
      .where(isNull(students.erasedAt))
      .orderBy(desc(others.id), asc(students.id))
      .limit(mostPairs);
    const answers = await answersOf(
      db,
      pairs.flatMap(({ one, other }) => [one, other]),
    );
    return ok(
      pairs.flatMap((_pair, at) => {
        const [One, Other] = answers.slice(2 * at, 2 * at + 2);
        return One && Other ? [{ One, Other }] : [];
      }),
    );
  }),
);

/** What is told of each, with the class where they were last. */
const answersOf = async (db: Db, rows: readonly (typeof students.$inferSelect)[]): Promise<readonly AlikeStudent[]> => {
  const ids = rows.map((row) => row.id);
  const places = await db
    .select()
    .from(enrolments)
    .where(inArray(enrolments.studentId, ids))
    .orderBy(asc(enrolments.session));
  const latest = new Map(places.map((place) => [place.studentId, place]));
  return rows.map((row) =>
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
  );
};

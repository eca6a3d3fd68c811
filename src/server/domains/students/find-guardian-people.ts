import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import { findGuardianPeople, type GuardianPerson } from '#schemas/api/students/guardians.ts';
import { normalizePhone } from '#server/core/validation/phone.ts';
import { withoutNulls } from '#server/core/without-nulls.ts';
import { handle, ok } from '#server/http/calls/handle.ts';
import { enrolments, type GuardianPersonRow, guardianPeople, guardians, students } from '#server/store/schema.ts';
import type { Db } from '#server/store/store.ts';
import { enrolmentsInList } from './list-query.ts';

/** How many people of one number are named. */
const mostPeople = 10;

/** Who has a number, with their children: whose parent it is that the office types. */
export const findGuardianPeopleHandler = handle(findGuardianPeople, ({ query }, context) =>
  context.read(async ({ db }) => {
    const people = await db
      .select()
      .from(guardianPeople)
      .where(eq(guardianPeople.mobile, normalizePhone(query.Mobile)))
      .orderBy(asc(guardianPeople.id))
      .limit(mostPeople);
    return ok(await toGuardianPeople(db, people));
  }),
);

/** People with the names of the wire, each with all their children. */
export const toGuardianPeople = async (db: Db, people: readonly GuardianPersonRow[]): Promise<GuardianPerson[]> => {
  const ids = people.map(({ id }) => id);
  const children = await readChildren(db, ids);
  return people.map(({ id, name, mobile, email, userId }) => ({
    Person_Id: id,
    Name: name,
    ...(mobile !== null && { Mobile: mobile }),
    ...(email !== null && { Email: email }),
    Has_Account: userId !== null,
    Children: children.filter(({ personId }) => personId === id).map(({ child }) => child),
  }));
};

const readChildren = async (db: Db, people: readonly number[]) => {
  const rows = await db
    .select({ link: guardians, student: students })
    .from(guardians)
    .innerJoin(students, and(eq(students.schoolId, guardians.schoolId), eq(students.id, guardians.studentId)))
    .where(and(inArray(guardians.personId, [...people]), isNull(students.erasedAt)))
    .orderBy(asc(students.dateOfBirth), asc(students.id));
  const ids = rows.map(({ student }) => student.id);
  const latest = await db
    .select()
    .from(enrolments)
    .where(and(inArray(enrolments.studentId, ids), enrolmentsInList('-1')));
  const enrolled = new Map(latest.map((row) => [row.studentId, row]));
  return rows.map(({ link, student }) => ({
    personId: link.personId,
    child: withoutNulls({
      Student_Id: student.id,
      Relation: link.relation,
      Admission_No: student.admissionNo,
      First_Name: student.firstName,
      Last_Name: student.lastName,
      Status: student.status,
      Class_Id: enrolled.get(student.id)?.classId,
      Section_Id: enrolled.get(student.id)?.sectionId,
    }),
  }));
};

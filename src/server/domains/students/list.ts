import { and, inArray } from 'drizzle-orm';
import { listStudents, type StudentListRow } from '#schemas/api/students/read.ts';
import { withoutNulls } from '#server/core/without-nulls.ts';
import { handle, listOf } from '#server/http/calls/handle.ts';
import { pageOf, totalRows } from '#server/http/calls/paging.ts';
import { type EnrolmentRow, enrolments, type StudentRow, students } from '#server/store/schema.ts';
import type { Db } from '#server/store/store.ts';
import { type FirstGuardian, firstGuardians } from './first-guardians.ts';
import { readPercents } from './list-attendance.ts';
import { enrolmentsInList, studentOrder } from './list-query.ts';
import { photoLink, photosOf } from './photo-link.ts';
import { studentsInList } from './students-in-list.ts';

/** Students by name, each once, with the enrolment of the requested session or the latest. */
export const listStudentsHandler = handle(listStudents, ({ query }, context) =>
  context.read(async (tx) => {
    const { db } = tx;
    const where = await studentsInList(tx, context, query);
    const { limit, offset } = pageOf(query);
    const rows = await db
      .select()
      .from(students)
      .where(where)
      .orderBy(...studentOrder(query))
      .limit(limit)
      .offset(offset);
    const enrolled = await enrolmentsOf(db, rows, query.Session);
    const families = await firstGuardians(db, rows);
    const photos = await photosOf(
      db,
      rows.map(({ photoMediaId }) => photoMediaId),
    );
    const percents = await readPercents(tx, context, { Session: query.Session, rows });
    const list = rows.map((row) => {
      const photo = photoLink(context.services, photos.get(row.photoMediaId ?? 0) ?? null);
      const { id } = row;
      return toListRow(row, {
        enrolment: enrolled.get(id),
        guardian: families.get(id),
        photo,
        percent: percents.get(id),
      });
    });
    // A page that is not full is the last one, so that nothing needs counting.
    const isLast = rows.length < limit && (rows.length > 0 || offset === 0);
    return listOf(list, isLast ? offset + rows.length : await totalRows(context, { db, table: students, where }));
  }),
);

const enrolmentsOf = async (
  db: Db,
  rows: readonly StudentRow[],
  session: string,
): Promise<ReadonlyMap<number, EnrolmentRow>> => {
  const ids = rows.map(({ id }) => id);
  const found = await db
    .select()
    .from(enrolments)
    .where(and(inArray(enrolments.studentId, ids), enrolmentsInList(session)));
  return new Map(found.map((row) => [row.studentId, row]));
};

interface Beside {
  readonly enrolment: EnrolmentRow | undefined;
  readonly guardian: FirstGuardian | undefined;
  readonly photo: string | undefined;
  readonly percent: number | undefined;
}

const toListRow = (row: StudentRow, { enrolment, guardian, photo, percent }: Beside): StudentListRow =>
  withoutNulls({
    Student_Id: row.id,
    School_Id: row.schoolId,
    Admission_No: row.admissionNo,
    First_Name: row.firstName,
    Middle_Name: row.middleName,
    Last_Name: row.lastName,
    Gender: row.gender as StudentListRow['Gender'],
    Mobile: row.mobile,
    Status: row.status,
    Session: enrolment?.session,
    Class_Id: enrolment?.classId,
    Section_Id: enrolment?.sectionId,
    Roll_No: enrolment?.rollNo,
    Student_Photo: photo,
    Date_Of_Birth: row.dateOfBirth,
    Blood_Group: row.details.Blood_Group as StudentListRow['Blood_Group'],
    Category: row.details.Category as StudentListRow['Category'],
    House: row.bio.House as StudentListRow['House'],
    Photo_Consent: row.photoConsent,
    Guardian_Name: guardian?.name,
    Guardian_Relation: guardian?.relation,
    Attendance_Percent: percent,
  });

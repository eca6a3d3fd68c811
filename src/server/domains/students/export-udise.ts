import { asc } from 'drizzle-orm';
import { exportUdise } from '#schemas/api/students/udise.ts';
import { standardClass } from '#schemas/lookups/classes.ts';
import { offeredClasses } from '#server/domains/lookups/public.ts';
import { visibleProfile } from '#server/domains/schools/index.ts';
import { csvAnswer, toCsv } from '#server/http/calls/csv.ts';
import { handle } from '#server/http/calls/handle.ts';
import { type EnrolmentRow, enrolments, type StudentRow, students } from '#server/store/schema.ts';
import type { StoreContext } from '#server/store/store.ts';
import { readSchoolDay } from '#server/tenancy/school-day.ts';
import { sessionLabel } from '#shared/calendar.ts';
import { enrolmentFilter, studentFilter } from './list-query.ts';
import { type UdiseRow, udiseColumns } from './udise-columns.ts';

/** The students of a session as a CSV file for UDISE+, by class, section and roll number. */
export const exportUdiseHandler = handle(exportUdise, ({ query }, context) =>
  context.read(async (tx) => {
    const { startYear } = await readSchoolDay(tx, context.now());
    const filters = { ...query, Session: query.Session ?? sessionLabel(startYear) };
    const rows = await tx.db
      .select()
      .from(students)
      .where(await studentFilter(tx.db, filters));
    const byId = new Map(rows.map((row) => [row.id, row]));
    const enrolled = await tx.db
      .select()
      .from(enrolments)
      .where(enrolmentFilter(filters))
      .orderBy(asc(enrolments.classId), asc(enrolments.sectionId), asc(enrolments.rollNo), asc(enrolments.studentId));
    const toRow = await createRowMaker(tx, context.now());
    const lines = enrolled.flatMap((enrolment) => {
      const student = byId.get(enrolment.studentId);
      return student ? [toRow(student, enrolment)] : [];
    });
    return csvAnswer(`udise-${filters.Session}.csv`, toCsv(udiseColumns, lines));
  }),
);

const createRowMaker = async (tx: StoreContext, now: Date) => {
  const named = new Map((await offeredClasses(tx)).map(({ id, name }) => [id, name]));
  const { Udise_Code: code } = await visibleProfile(tx, now);
  const udiseCode = typeof code === 'string' ? code : '';
  return (student: StudentRow, { classId, sectionId, rollNo }: EnrolmentRow): UdiseRow => {
    const { firstName, middleName, lastName } = student;
    const name = [firstName, middleName, lastName].filter(Boolean).join(' ');
    const className = named.get(classId) ?? standardClass(classId)?.name ?? String(classId);
    return { ...student, name, udiseCode, className, section: sectionId, rollNo };
  };
};

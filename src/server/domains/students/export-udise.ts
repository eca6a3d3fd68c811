import { and, asc, eq, getTableColumns } from 'drizzle-orm';
import { exportUdise } from '#schemas/api/students/udise.ts';
import { wholeName } from '#server/core/whole-name.ts';
import { readClassNames } from '#server/domains/lookups/public.ts';
import { visibleProfile } from '#server/domains/schools/index.ts';
import { csvAnswer } from '#server/http/calls/csv.ts';
import { handle } from '#server/http/calls/handle.ts';
import { readPages } from '#server/store/read-pages.ts';
import { type EnrolmentRow, enrolments, type StudentRow, students } from '#server/store/schema.ts';
import type { StoreContext } from '#server/store/store.ts';
import { readSchoolDay } from '#server/tenancy/school-day.ts';
import { sessionLabel } from '#shared/calendar.ts';
import { enrolmentFilter } from './list-query.ts';
import { studentsInList } from './students-in-list.ts';
import { type UdiseRow, udiseColumns } from './udise-columns.ts';

/** The students of a session as a CSV file for UDISE+, by class, section and roll number. */
export const exportUdiseHandler = handle(exportUdise, ({ query }, context) =>
  context.read(async (tx) => {
    const { startYear } = await readSchoolDay(tx, context.now());
    const filters = { ...query, Session: query.Session ?? sessionLabel(startYear) };
    const { classId, sectionId, rollNo, studentId } = enrolments;
    const selected = tx.db
      .select({ ...getTableColumns(students), classId, sectionId, rollNo })
      .from(enrolments)
      .innerJoin(students, eq(students.id, studentId))
      .where(and(enrolmentFilter(filters), await studentsInList(tx, context, filters)))
      .orderBy(asc(classId), asc(sectionId), asc(rollNo), asc(studentId));
    const toRow = await createRowMaker(tx, context.now());
    const pages = readPages(tx.db, selected, toRow);
    return csvAnswer(`udise-${filters.Session}.csv`, { columns: udiseColumns, pages });
  }),
);

type EnrolledStudent = StudentRow & Pick<EnrolmentRow, 'classId' | 'sectionId' | 'rollNo'>;

const createRowMaker = async (tx: StoreContext, now: Date) => {
  const { classOf, sectionOf } = await readClassNames(tx.db);
  const { Udise_Code: code } = await visibleProfile(tx, now);
  const udiseCode = typeof code === 'string' ? code : '';
  return (student: EnrolledStudent): UdiseRow => {
    const { classId, sectionId, rollNo } = student;
    const name = wholeName(student);
    return { ...student, name, udiseCode, className: classOf(classId), section: sectionOf(sectionId), rollNo };
  };
};

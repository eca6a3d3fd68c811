import { and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { exportUdise, type UdiseQuery } from '../../../../schemas/api/students/udise.ts';
import { standardClass } from '../../../../schemas/lookups/classes.ts';
import { sessionLabel } from '../../../shared/calendar.ts';
import { content, type EnrolmentRow, enrolments, type StudentRow, students } from '../../store/schema.ts';
import type { Db, StoreContext } from '../../store/store.ts';
import { offeredClasses } from '../admissions/offered-classes.ts';
import { readSchoolDay } from '../admissions/school-day.ts';
import { csvAnswer, toCsv } from '../csv.ts';
import { handle } from '../handle.ts';
import { enrolmentFilter, studentFilter } from './list-query.ts';
import { type UdiseRow, udiseColumns } from './udise-columns.ts';

/** The students of a session as a CSV file for UDISE+, by class, section and roll number. */
export const exportUdiseHandler = handle<{ query: UdiseQuery }>(exportUdise, ({ query }, context) =>
  context.read(async (tx) => {
    const { startYear } = await readSchoolDay(tx, context.now());
    const filters = { ...query, Session: query.Session ?? sessionLabel(startYear) };
    const rows = await tx.db.select().from(students).where(studentFilter(tx.db, filters));
    const byId = new Map(rows.map((row) => [row.id, row]));
    const enrolled = await tx.db
      .select()
      .from(enrolments)
      .where(enrolmentFilter(filters))
      .orderBy(asc(enrolments.classId), asc(enrolments.sectionId), asc(enrolments.rollNo), asc(enrolments.studentId));
    const toRow = await createRowMaker(tx);
    const lines = enrolled.flatMap((enrolment) => {
      const student = byId.get(enrolment.studentId);
      return student ? [toRow(student, enrolment)] : [];
    });
    return csvAnswer(`udise-${filters.Session}.csv`, toCsv(udiseColumns, lines));
  }),
);

const createRowMaker = async (tx: StoreContext) => {
  const named = new Map((await offeredClasses(tx)).map(({ id, name }) => [id, name]));
  const udiseCode = await readUdiseCode(tx.db);
  return (student: StudentRow, { classId, sectionId, rollNo }: EnrolmentRow): UdiseRow => {
    const { firstName, middleName, lastName } = student;
    const name = [firstName, middleName, lastName].filter(Boolean).join(' ');
    const className = named.get(classId) ?? standardClass(classId)?.name ?? String(classId);
    return { ...student, name, udiseCode, className, section: sectionId, rollNo };
  };
};

const readUdiseCode = async (db: Db): Promise<string> => {
  const [profile] = await db
    .select({ code: sql<string | null>`${content.published}->>'Udise_Code'` })
    .from(content)
    .where(and(eq(content.type, 'schoolProfile'), isNotNull(content.published), isNull(content.deletedAt)))
    .limit(1);
  return profile?.code ?? '';
};

import { and, eq, getTableColumns } from 'drizzle-orm';
import { exportStudents } from '#schemas/api/students/read.ts';
import { guardianKinds } from '#schemas/records/student.ts';
import { readClassNames } from '#server/domains/lookups/public.ts';
import { type CsvColumn, csvAnswer, maxExportRows } from '#server/http/calls/csv.ts';
import { handle } from '#server/http/calls/handle.ts';
import { readPages } from '#server/store/read-pages.ts';
import { type EnrolmentRow, enrolments, type StudentRow, students } from '#server/store/schema.ts';
import { studentsInScope } from './in-scope.ts';
import { attendanceFilter } from './list-attendance.ts';
import { enrolmentsInList, studentFilter, studentOrder } from './list-query.ts';

type Place = Pick<EnrolmentRow, 'session' | 'classId' | 'sectionId' | 'rollNo'>;
type Row = StudentRow & { readonly [Field in keyof Place]: Place[Field] | null };

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

const detail = (label: string): CsvColumn<Row> => ({ label, value: ({ details }) => text(details[label]) });

/** Under the names by which an import finds them again. */
const columnsWith = ({ classOf, sectionOf }: Awaited<ReturnType<typeof readClassNames>>): readonly CsvColumn<Row>[] => [
  { label: 'Admission_No', value: ({ admissionNo }) => admissionNo },
  { label: 'Admission_Date', value: ({ admissionDate }) => admissionDate },
  { label: 'First_Name', value: ({ firstName }) => firstName },
  { label: 'Middle_Name', value: ({ middleName }) => middleName },
  { label: 'Last_Name', value: ({ lastName }) => lastName },
  { label: 'Gender', value: ({ gender }) => gender },
  { label: 'Date_Of_Birth', value: ({ dateOfBirth }) => dateOfBirth },
  { label: 'Session', value: ({ session }) => session },
  { label: 'Class', value: ({ classId }) => classId && classOf(classId) },
  { label: 'Section', value: ({ sectionId }) => sectionId && sectionOf(sectionId) },
  { label: 'Roll_No', value: ({ rollNo }) => rollNo },
  { label: 'Status', value: ({ status }) => status },
  { label: 'Mobile', value: ({ mobile }) => mobile },
  detail('Alternate_Mobile'),
  { label: 'Email', value: ({ email }) => email },
  ...guardianKinds.flatMap((kind) => [detail(`${kind}_Name`), detail(`${kind}_Mobile`), detail(`${kind}_Email`)]),
  detail('Category'),
  { label: 'House', value: ({ bio }) => text(bio.House) },
  { label: 'Photo_Consent', value: ({ photoConsent }) => photoConsent },
];

/** The students of a list as a table, in the order of the list; that it was taken is written down. */
export const exportStudentsHandler = handle(exportStudents, ({ query }, context) =>
  context.write(async (tx) => {
    const { session, classId, sectionId, rollNo } = enrolments;
    const selected = tx.db
      .select({ ...getTableColumns(students), session, classId, sectionId, rollNo })
      .from(students)
      .leftJoin(enrolments, and(eq(enrolments.studentId, students.id), enrolmentsInList(query.Session)))
      .where(
        and(
          await studentFilter(tx.db, query),
          await attendanceFilter(tx, context, query),
          await studentsInScope(tx, context),
        ),
      )
      .orderBy(...studentOrder(query))
      .limit(maxExportRows);
    const names = await readClassNames(tx.db);
    const pages: Row[][] = [];
    for await (const page of readPages(tx.db, selected, (row: Row) => row)) pages.push(page);
    const count = pages.reduce((sum, { length }) => sum + length, 0);
    await tx.audit({ entity: 'student', id: null, after: { exported: count } });
    return csvAnswer('students.csv', { columns: columnsWith(names), pages });
  }),
);

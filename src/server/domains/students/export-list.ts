import { and, eq, getTableColumns, inArray, isNull } from 'drizzle-orm';
import { exportStudents } from '#schemas/api/students/read.ts';
import { guardianKinds } from '#schemas/records/student.ts';
import { readClassNames } from '#server/domains/lookups/public.ts';
import { type CsvColumn, csvAnswer, maxExportRows } from '#server/http/calls/csv.ts';
import { type CallContext, handle } from '#server/http/calls/handle.ts';
import { type EnrolmentRow, enrolments, type StudentRow, students } from '#server/store/schema.ts';
import { enrolmentsInList, studentOrder } from './list-query.ts';
import { studentsInList } from './students-in-list.ts';

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

/** What is read in one transaction: in between, others have the connection. */
const rowsPerPage = 500;

/**
 * The students of a list as a table, in the order of the list when it was begun, each as they are when they are read;
 * that it was taken is written down first.
 */
export const exportStudentsHandler = handle(exportStudents, async ({ query }, context) => {
  const { ids, names } = await context.write(async (tx) => {
    const found = await tx.db
      .select({ id: students.id })
      .from(students)
      .where(await studentsInList(tx, context, query))
      .orderBy(...studentOrder(query))
      .limit(maxExportRows);
    await tx.audit({ entity: 'student', id: null, after: { exported: found.length } });
    return { ids: found.map(({ id }) => id), names: await readClassNames(tx.db) };
  });
  return csvAnswer('students.csv', { columns: columnsWith(names), pages: pagesOf(ids, query.Session, context) });
});

async function* pagesOf(
  ids: readonly number[],
  inSession: string,
  context: CallContext,
): AsyncGenerator<readonly Row[]> {
  const { session, classId, sectionId, rollNo } = enrolments;
  for (let at = 0; at < ids.length; at += rowsPerPage) {
    const some = ids.slice(at, at + rowsPerPage);
    const rows: readonly Row[] = await context.read(({ db }) =>
      db
        .select({ ...getTableColumns(students), session, classId, sectionId, rollNo })
        .from(students)
        .leftJoin(enrolments, and(eq(enrolments.studentId, students.id), enrolmentsInList(inSession)))
        .where(and(inArray(students.id, some), isNull(students.erasedAt))),
    );
    const byId = new Map(rows.map((row) => [row.id, row]));
    // Whose data were erased meanwhile is left out.
    yield some.flatMap((id) => byId.get(id) ?? []);
  }
}

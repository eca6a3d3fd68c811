import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm';
import { type UndoneImport, undoStudentImport } from '#schemas/api/students/import.ts';
import { maxRowsAtOnce } from '#schemas/records/student-import.ts';
import { refuse } from '#server/core/errors/refusals.ts';
import { wholeName } from '#server/core/whole-name.ts';
import { type CallContext, handle, ok } from '#server/http/calls/handle.ts';
import { inLanguageOf } from '#server/http/calls/in-language-of.ts';
import type { WriteContext } from '#server/store/audit.ts';
import { isUniqueViolation } from '#server/store/errors.ts';
import { enrolments, type StudentRow, studentImportRows, studentImports, students } from '#server/store/schema.ts';
import { readSchoolDay } from '#server/tenancy/school-day.ts';
import { readMarked } from '../marked.ts';
import { lockImport } from './import-record.ts';
import { lockStudents } from './known-students.ts';
import { changesParents, readShownSince } from './undo-accounts.ts';
import { type ImportedRow, removeNew, restoreChanged, type Undoing, wasEnrolled } from './undo-row.ts';
import { clearSeatsBefore, findWithoutSeat, isPlaceIn, withTheirSeats } from './undo-seats.ts';

const edited = 'This student was edited since.';
const hasRecords = 'Other records of this student have been made since.';
const numberTaken = 'Somebody else has the roll number by now.';

/** Undoes a part of an import. Who was edited since stays, and so does what the import remembers of them. */
export const undoStudentImportHandler = handle(undoStudentImport, async ({ params: { id }, body }, context) => {
  const { afterLine } = body;
  const undo = () => context.write((tx) => undoPart(tx, { context, importId: id, afterLine }));
  try {
    return ok(await undo());
  } catch (error) {
    // Somebody has taken a roll number meanwhile: the second look sees it.
    if (!isUniqueViolation(error)) throw error;
    return ok(await undo());
  }
});

interface Part {
  readonly context: CallContext;
  readonly importId: number;
  readonly afterLine: number;
}

const undoPart = async (tx: WriteContext, { context, importId, afterLine }: Part): Promise<UndoneImport> => {
  const run = await lockImport(tx.db, importId);
  if (run.undoneAt) throw refuse('This import was undone.');
  const { session, startedAt } = run;
  const part = await tx.db
    .select({ studentId: studentImportRows.studentId, line: studentImportRows.line })
    .from(studentImportRows)
    .where(and(eq(studentImportRows.importId, importId), gt(studentImportRows.line, afterLine)))
    .orderBy(asc(studentImportRows.line))
    .limit(maxRowsAtOnce);
  const ids = part.map(({ studentId }) => studentId);
  const studentIds = await withTheirSeats(tx.db, { importId, session, studentIds: ids });
  const rows = await lockRows(tx, { importId, session, studentIds });
  const { today } = await readSchoolDay(tx, context.now());
  const reasons = await undoRows(tx, { context, today, session, startedAt }, rows);
  const say = inLanguageOf(context);
  // Whoever is of a later part is looked at again there.
  const kept = rows.flatMap((row) => {
    const reason = reasons.get(row);
    if (reason === undefined || !ids.includes(row.student.id)) return [];
    return [{ line: row.imported.line, ...named(row.student), reason: say(reason) }];
  });
  const undone = rows.filter((row) => row.imported.state !== 'Unchanged' && !reasons.has(row)).length;
  const last = part.length === maxRowsAtOnce ? part.at(-1)?.line : undefined;
  if (last === undefined) {
    await tx.db.update(studentImports).set({ undoneAt: sql`now()` }).where(eq(studentImports.id, importId));
    await tx.audit({ entity: 'studentImport', id: importId, after: { undone: true } });
  } else tx.unrecorded();
  return { undone, kept, ...(last !== undefined && { next: last }) };
};

interface Locking {
  readonly importId: number;
  readonly session: string;
  readonly studentIds: readonly number[];
}

/** Rows of an import in their order. Whether somebody was edited since stays so until they are undone. */
const lockRows = async (tx: WriteContext, { importId, session, studentIds }: Locking): Promise<ImportedRow[]> => {
  await lockStudents(tx.db, inArray(students.id, [...studentIds]));
  return tx.db
    .select({ imported: studentImportRows, student: students, enrolment: enrolments })
    .from(studentImportRows)
    .innerJoin(
      students,
      and(eq(students.schoolId, studentImportRows.schoolId), eq(students.id, studentImportRows.studentId)),
    )
    .leftJoin(enrolments, isPlaceIn(session))
    .where(and(eq(studentImportRows.importId, importId), inArray(studentImportRows.studentId, [...studentIds])))
    .orderBy(asc(studentImportRows.line));
};

const named = (student: StudentRow) => ({
  Student_Id: student.id,
  Admission_No: student.admissionNo,
  name: wholeName(student),
});

/** Undoes rows; why some stay as they are. */
const undoRows = async (
  tx: WriteContext,
  undoing: Undoing,
  rows: readonly ImportedRow[],
): Promise<ReadonlyMap<ImportedRow, string>> => {
  const reasons = new Map<ImportedRow, string>();
  const isOpen = (row: ImportedRow): boolean => !reasons.has(row);
  for (const row of rows) if (isEdited(row)) reasons.set(row, edited);
  for (const row of rows.filter(({ imported }) => imported.state === 'New').filter(isOpen))
    if (!(await removeNew(tx, row.student))) reasons.set(row, hasRecords);
  const changed = rows.filter(({ imported }) => imported.state === 'Changed');
  const enrolled = changed.filter(({ imported }) => !wasEnrolled(imported));
  const marked = await readMarked(tx.db, undoing.session, studentIdsOf(enrolled));
  for (const row of changed.filter(isOpen)) if (marked.has(row.student.id)) reasons.set(row, hasRecords);
  const parents = changed.filter((row) => isOpen(row) && changesParents(row.imported));
  const shown = await readShownSince(tx.db, undoing.startedAt, studentIdsOf(parents));
  for (const row of parents) if (shown.has(row.student.id)) reasons.set(row, hasRecords);
  const withoutSeat = await findWithoutSeat(tx.db, undoing.session, changed.filter(isOpen));
  for (const row of withoutSeat) reasons.set(row, numberTaken);
  const restored = changed.filter(isOpen);
  await clearSeatsBefore(tx, restored);
  for (const row of restored) await restoreChanged(tx, undoing, row);
  const done = rows.filter(isOpen).map(({ imported }) => imported.id);
  await tx.db.delete(studentImportRows).where(inArray(studentImportRows.id, done));
  return reasons;
};

const studentIdsOf = (rows: readonly ImportedRow[]): number[] => rows.map(({ student }) => student.id);

const isEdited = ({ imported: { state, version }, student, enrolment }: ImportedRow): boolean =>
  (state !== 'Unchanged' && student.version !== version) || (state === 'Changed' && !enrolment);

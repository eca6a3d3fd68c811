import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm';
import { type UndoneImport, undoStudentImport } from '#schemas/api/students/import.ts';
import { maxRowsAtOnce } from '#schemas/records/student-import.ts';
import { refuse } from '#server/core/errors/refusals.ts';
import { wholeName } from '#server/core/whole-name.ts';
import { type CallContext, handle, ok } from '#server/http/calls/handle.ts';
import { inLanguageOf } from '#server/http/calls/in-language-of.ts';
import type { WriteContext } from '#server/store/audit.ts';
import { isUniqueViolation } from '#server/store/errors.ts';
import { type StudentRow, studentImportRows, studentImports, students } from '#server/store/schema.ts';
import { readSchoolDay } from '#server/tenancy/school-day.ts';
import { lockImport } from './import-record.ts';
import { lockStudents } from './known-students.ts';
import { type ImportedRow, removeNew, restoreChanged } from './undo-row.ts';

const edited = 'This student was edited since.';
const hasRecords = 'Other records of this student have been made since.';
const numberTaken = 'Somebody else has the roll number by now.';

/** Undoes a part of an import. Who was edited since stays, and so does what the import remembers of them. */
export const undoStudentImportHandler = handle(undoStudentImport, async ({ params: { id }, body }, context) => {
  const { afterLine } = body;
  return ok(await context.write((tx) => undoPart(tx, { context, importId: id, afterLine })));
});

interface Part {
  readonly context: CallContext;
  readonly importId: number;
  readonly afterLine: number;
}

const undoPart = async (tx: WriteContext, { context, importId, afterLine }: Part): Promise<UndoneImport> => {
  const run = await lockImport(tx.db, importId);
  if (run.undoneAt) throw refuse('This import was undone.');
  const part = await tx.db
    .select({ studentId: studentImportRows.studentId })
    .from(studentImportRows)
    .where(and(eq(studentImportRows.importId, importId), gt(studentImportRows.line, afterLine)))
    .orderBy(asc(studentImportRows.line))
    .limit(maxRowsAtOnce);
  // Whether somebody was edited since stays so until the row is undone.
  await lockStudents(
    tx.db,
    inArray(
      students.id,
      part.map(({ studentId }) => studentId),
    ),
  );
  const rows = await tx.db
    .select({ imported: studentImportRows, student: students })
    .from(studentImportRows)
    .innerJoin(
      students,
      and(eq(students.schoolId, studentImportRows.schoolId), eq(students.id, studentImportRows.studentId)),
    )
    .where(and(eq(studentImportRows.importId, importId), gt(studentImportRows.line, afterLine)))
    .orderBy(asc(studentImportRows.line))
    .limit(maxRowsAtOnce);
  const { today } = await readSchoolDay(tx, context.now());
  const say = inLanguageOf(context);
  const kept: UndoneImport['kept'] = [];
  let undone = 0;
  for (const { imported, student } of rows) {
    const reason = await undoRow(tx, { context, today, session: run.session, imported, student });
    if (reason === undefined) undone += imported.state === 'Unchanged' ? 0 : 1;
    else kept.push({ line: imported.line, ...named(student), reason: say(reason) });
  }
  const last = rows.length === maxRowsAtOnce ? rows.at(-1)?.imported.line : undefined;
  if (last === undefined) {
    await tx.db.update(studentImports).set({ undoneAt: sql`now()` }).where(eq(studentImports.id, importId));
    await tx.audit({ entity: 'studentImport', id: importId, after: { undone: true } });
  } else tx.unrecorded();
  return { undone, kept, ...(last !== undefined && { next: last }) };
};

const named = (student: StudentRow) => ({
  Student_Id: student.id,
  Admission_No: student.admissionNo,
  name: wholeName(student),
});

/** Undoes one row; why it stays where it does. */
const undoRow = async (tx: WriteContext, row: ImportedRow): Promise<string | undefined> => {
  const { imported, student } = row;
  if (imported.state !== 'Unchanged' && student.version !== imported.version) return edited;
  if (imported.state === 'New') return (await removeNew(tx, row)) ? undefined : hasRecords;
  if (imported.state === 'Changed' && !(await tryRestoring(tx, row))) return numberTaken;
  await tx.db.delete(studentImportRows).where(eq(studentImportRows.id, imported.id));
  return undefined;
};

const tryRestoring = async (tx: WriteContext, row: ImportedRow): Promise<boolean> => {
  try {
    await tx.db.transaction((db) => restoreChanged({ ...tx, db }, row));
    return true;
  } catch (error) {
    if (isUniqueViolation(error)) return false;
    throw error;
  }
};

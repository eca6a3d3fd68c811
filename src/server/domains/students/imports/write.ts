import { eq, inArray, sql } from 'drizzle-orm';
import { type ImportRow, type ImportRowResult, writeStudentImport } from '#schemas/api/students/import.ts';
import { refuse, wrongField } from '#server/core/errors/refusals.ts';
import { type CallContext, handle, ok } from '#server/http/calls/handle.ts';
import { inLanguageOf } from '#server/http/calls/in-language-of.ts';
import type { WriteContext } from '#server/store/audit.ts';
import { isUniqueViolation } from '#server/store/errors.ts';
import { enrolments, studentImportRows, studentImports, students } from '#server/store/schema.ts';
import { insertStudent, type Saved, updateStudent } from '../save-basic-details.ts';
import { lockImport, rowResult } from './import-record.ts';
import { lockStudents, storedValues } from './known-students.ts';
import { planRows } from './plan-rows.ts';
import { changesSeat, type PlannedRow, refusedRow, seatKey, twiceError } from './planned-row.ts';

interface Batch {
  readonly context: CallContext;
  readonly importId: number;
  readonly rows: readonly ImportRow[];
  readonly isLast: boolean;
}

/** Writes rows of an import in one transaction; one that was written before is not written again. */
export const writeStudentImportHandler = handle(writeStudentImport, async ({ params, body }, context) => {
  const { rows, isLast } = body;
  const write = () => context.write((tx) => writeBatch(tx, { context, importId: params.id, rows, isLast }));
  try {
    return ok({ rows: await write() });
  } catch (error) {
    // Somebody has taken a number meanwhile: the second look sees it.
    if (!isUniqueViolation(error)) throw error;
    return ok({ rows: await write() });
  }
});

const writeBatch = async (tx: WriteContext, { context, importId, rows, isLast }: Batch): Promise<ImportRowResult[]> => {
  const run = await lockImport(tx.db, importId);
  if (run.undoneAt) throw refuse('This import was undone.');
  const written = await readWritten(tx, importId);
  const open = rows.filter(({ line }) => !written.byLine.has(line));
  if (written.byLine.size + open.length > run.rows)
    throw wrongField('rows', `This import has ${run.rows} rows in all.`);
  // What a row is compared with stays so until it is written.
  await lockStudents(
    tx.db,
    inArray(
      students.admissionNo,
      open.map(({ fields }) => String(fields.Admission_No ?? '')),
    ),
  );
  const plan = await planRows(tx, { context, session: run.session, rows: open });
  const planned = plan.rows.map((row) => {
    const line = row.Student_Id === undefined ? undefined : written.lineOf.get(row.Student_Id);
    return line === undefined ? row : refusedRow(row, twiceError(line));
  });
  const done = await writeRows(tx, { context, importId, planned, today: plan.today });
  if (isLast)
    await tx.db
      .update(studentImports)
      .set({ finishedAt: sql`coalesce(${studentImports.finishedAt}, now())` })
      .where(eq(studentImports.id, importId));
  // Each student who was added or changed has an entry.
  if (!done.some(({ state }) => state === 'New' || state === 'Changed')) tx.unrecorded();
  const say = inLanguageOf(context);
  const byLine = new Map(done.map((row) => [row.line, rowResult(row, say)]));
  return rows.flatMap(({ line }) => byLine.get(line) ?? written.byLine.get(line) ?? []);
};

/** What an import has written so far, by line and by student. */
const readWritten = async ({ db }: WriteContext, importId: number) => {
  const { line, state, studentId } = studentImportRows;
  const rows = await db
    .select({ line, state, studentId })
    .from(studentImportRows)
    .where(eq(studentImportRows.importId, importId));
  const answered = (row: (typeof rows)[number]): ImportRowResult => ({
    line: row.line,
    state: row.state,
    changes: [],
    kept: [],
    Student_Id: row.studentId,
  });
  return {
    byLine: new Map(rows.map((row) => [row.line, answered(row)])),
    lineOf: new Map(rows.map((row) => [row.studentId, row.line])),
  };
};

interface Writing {
  readonly context: CallContext;
  readonly importId: number;
  readonly planned: readonly PlannedRow[];
  readonly today: string;
}

const writeRows = async (tx: WriteContext, { context, importId, planned, today }: Writing): Promise<PlannedRow[]> => {
  const { schoolId } = context.school;
  await clearSeats(tx, planned);
  const done: PlannedRow[] = [];
  const values: (typeof studentImportRows.$inferInsert)[] = [];
  for (const row of planned) {
    const { body, status, known, line, state } = row;
    if (state === 'Refused') {
      done.push(row);
      continue;
    }
    let saved: Saved | undefined;
    if (body && status) {
      const saving = { context, body, status, today, photo: undefined, spreads: false };
      saved = known ? await updateStudent(tx, saving) : await insertStudent(tx, saving);
    }
    const student = saved?.row ?? known?.row;
    if (!student) throw new Error('A row is neither of a new student nor of a known one.');
    const stored = saved ? storedValues(saved.row, saved.enrolment) : {};
    const before = Object.fromEntries(row.changes.map((change) => [change.field, change.before]));
    values.push({
      schoolId,
      importId,
      line,
      studentId: student.id,
      state,
      remembered: rememberedOf(row, stored),
      before: state === 'Changed' ? before : null,
      version: student.version,
    });
    done.push({ ...row, Student_Id: student.id });
  }
  if (values.length > 0) await tx.db.insert(studentImportRows).values(values);
  return done;
};

/** What is written is remembered as it is stored. */
const rememberedOf = ({ changes, remembered, state }: PlannedRow, stored: PlannedRow['remembered']) => {
  if (state === 'New') return { ...remembered, ...stored };
  const written = changes.flatMap(({ field }) => (stored[field] === undefined ? [] : [[field, stored[field]]]));
  return { ...remembered, ...Object.fromEntries(written) };
};

/** Takes the roll numbers away that students of these rows leave to others of them. */
const clearSeats = async ({ db }: WriteContext, planned: readonly PlannedRow[]): Promise<void> => {
  const wanted = new Set(
    planned.flatMap(({ body }) => (body ? [seatKey(body.Class_Id, body.Section_Id, body.Roll_No)] : [])),
  );
  const leaving = planned.flatMap(({ known, state, changes }) => {
    const { enrolment } = known ?? {};
    if (!enrolment || state !== 'Changed' || !changesSeat({ changes })) return [];
    const key = seatKey(enrolment.classId, enrolment.sectionId, enrolment.rollNo);
    return key !== undefined && wanted.has(key) ? [enrolment.id] : [];
  });
  if (leaving.length > 0) await db.update(enrolments).set({ rollNo: null }).where(inArray(enrolments.id, leaving));
};

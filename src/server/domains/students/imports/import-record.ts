import { desc, eq, inArray, sql } from 'drizzle-orm';
import type { ImportRecord, ImportRowResult } from '#schemas/api/students/import.ts';
import { notFound } from '#server/core/errors/refusals.ts';
import { type StudentImportRow, studentImportRows, studentImports, users } from '#server/store/schema.ts';
import type { Db } from '#server/store/store.ts';
import type { PlannedRow } from './planned-row.ts';

const maxListed = 20;

/** The last imports of a school, the latest first; or one of them. */
export const readImports = async (db: Db, id?: number): Promise<readonly ImportRecord[]> => {
  const runs = await db
    .select({ run: studentImports, startedBy: users.name })
    .from(studentImports)
    .leftJoin(users, eq(users.id, studentImports.startedBy))
    .where(id === undefined ? undefined : eq(studentImports.id, id))
    .orderBy(desc(studentImports.id))
    .limit(maxListed);
  const ids = runs.map(({ run }) => run.id);
  const { importId, state } = studentImportRows;
  const counts = await db
    .select({ importId, state, count: sql<number>`count(*)::int` })
    .from(studentImportRows)
    .where(inArray(importId, ids))
    .groupBy(importId, state);
  return runs.map(({ run, startedBy }) => {
    const countOf = (wanted: string): number =>
      counts.find((one) => one.importId === run.id && one.state === wanted)?.count ?? 0;
    return {
      id: run.id,
      fileName: run.fileName,
      session: run.session,
      rows: run.rows,
      added: countOf('New'),
      changed: countOf('Changed'),
      unchanged: countOf('Unchanged'),
      state: stateOf(run),
      startedAt: run.startedAt.toISOString(),
      ...(startedBy !== null && { startedBy }),
    };
  });
};

const stateOf = ({ finishedAt, undoneAt }: StudentImportRow): ImportRecord['state'] => {
  if (undoneAt) return 'Undone';
  return finishedAt ? 'Done' : 'Open';
};

/** An import that no other transaction goes on with until this one ends. Errors: `NOT_FOUND`. */
export const lockImport = async (db: Db, id: number): Promise<StudentImportRow> => {
  const [run] = await db.select().from(studentImports).where(eq(studentImports.id, id)).for('update');
  if (!run) throw notFound();
  return run;
};

/** What is answered of a planned row. */
export const rowResult = (
  { line, state, changes, kept, errors, Student_Id }: PlannedRow,
  say: (text: string) => string,
): ImportRowResult => ({
  line,
  state,
  changes,
  kept: kept.map((one) => ({ ...one, ...(one.reason !== undefined && { reason: say(one.reason) }) })),
  ...(Student_Id !== undefined && { Student_Id }),
  ...(errors && {
    errors: Object.fromEntries(Object.entries(errors).map(([field, texts]) => [field, texts.map(say)])),
  }),
});

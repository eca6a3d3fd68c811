import { and, eq, isNull } from 'drizzle-orm';
import { startStudentImport } from '#schemas/api/students/import.ts';
import { notFound } from '#server/core/errors/refusals.ts';
import { userIdOf } from '#server/http/access/user-id.ts';
import { created, handle, ok } from '#server/http/calls/handle.ts';
import { studentImports } from '#server/store/schema.ts';
import type { Db } from '#server/store/store.ts';
import { readImports } from './import-record.ts';

/** Starts an import; one of the same file that was stopped is gone on with. */
export const startStudentImportHandler = handle(startStudentImport, ({ body }, context) =>
  context.write(async (tx) => {
    const { session, fileName, fingerprint, rows } = body;
    const { schoolId } = context.school;
    const [run] = await tx.db
      .insert(studentImports)
      .values({ schoolId, session, fileName, fingerprint, rows, startedBy: userIdOf(context.actor) })
      .onConflictDoNothing()
      .returning();
    if (run) {
      await tx.audit({ entity: 'studentImport', id: run.id, after: { session, fileName, rows } });
      return created({ import: await readOne(tx.db, run.id) });
    }
    const [open] = await tx.db
      .select({ id: studentImports.id })
      .from(studentImports)
      .where(
        and(
          eq(studentImports.session, session),
          eq(studentImports.fingerprint, fingerprint),
          isNull(studentImports.finishedAt),
          isNull(studentImports.undoneAt),
        ),
      );
    if (!open) throw notFound();
    tx.unrecorded();
    return ok({ import: await readOne(tx.db, open.id) });
  }),
);

const readOne = async (db: Db, id: number) => {
  const [record] = await readImports(db, id);
  if (!record) throw notFound();
  return record;
};

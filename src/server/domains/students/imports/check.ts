import { checkStudentImport, listStudentImports } from '#schemas/api/students/import.ts';
import { handle, ok } from '#server/http/calls/handle.ts';
import { inLanguageOf } from '#server/http/calls/in-language-of.ts';
import { readImports, rowResult } from './import-record.ts';
import { planRows } from './plan-rows.ts';

/** Says what an import would do; nothing is written. */
export const checkStudentImportHandler = handle(checkStudentImport, ({ body: { session, rows } }, context) =>
  context.read(async (tx) => {
    const plan = await planRows(tx, { context, session, rows });
    const say = inLanguageOf(context);
    return ok({ rows: plan.rows.map((row) => rowResult(row, say)) });
  }),
);

/** The last imports of a school. */
export const listStudentImportsHandler = handle(listStudentImports, (_input, context) =>
  context.read(async ({ db }) => ok([...(await readImports(db))])),
);

import { addHolidays } from '#schemas/api/holiday-bulk.ts';
import { notValid } from '#server/core/errors/refusals.ts';
import { handle, ok } from '#server/http/calls/handle.ts';
import { addAll } from './add-all.ts';
import { findWrongDates } from './check-dates.ts';

/** Adds holidays of one session: all of them or, where any row is wrong, none. */
export const addHolidaysHandler = handle(
  addHolidays,
  async ({ body: { StartSession, rows, dryRun, Registers: registers } }, context) => {
    const documents = rows.map((row) => ({ ...row, StartSession }));
    const errors = documents.flatMap((document, at) =>
      Object.entries(findWrongDates(document)).map(([field, texts]) => [`rows[${at}].${field}`, texts] as const),
    );
    if (errors.length > 0) throw notValid(Object.fromEntries(errors));
    const candidates = documents.map((document) => ({ document }));
    return ok(await context.write((transaction) => addAll(transaction, { context, candidates, dryRun, registers })));
  },
);

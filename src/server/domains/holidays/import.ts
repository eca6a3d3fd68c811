import { importHolidays } from '#schemas/api/holiday-bulk.ts';
import { wrongField } from '#server/core/errors/refusals.ts';
import { handle, ok } from '#server/http/calls/handle.ts';
import { addAll } from './add-all.ts';
import { readHolidayFile } from './read-file.ts';

/** Adds the holidays of a CSV file: all of them or, where any line is wrong, none. */
export const importHolidaysHandler = handle(importHolidays, async ({ body: { dryRun }, files: [file] }, context) => {
  if (!file) throw wrongField('file', 'Please choose a CSV file.');
  const candidates = readHolidayFile(file.data);
  return ok(await context.write((transaction) => addAll(transaction, { context, candidates, dryRun })));
});

import { type CopiedHolidays, copyHolidays } from '#schemas/api/holiday-bulk.ts';
import { isFixedDate, yearLater } from '#schemas/content/fixed-date.ts';
import { handle, ok } from '#server/http/calls/handle.ts';
import type { ContentDocument } from '#server/store/schema.ts';
import { sessionStartYear } from '#shared/calendar.ts';
import { addAll, readHolidays } from './add-all.ts';

/** Adds the holidays of the session before that are on the same day each year; names the others. */
export const copyHolidaysHandler = handle(copyHolidays, ({ body }, context) =>
  context.write(async (transaction) => {
    const { StartSession, dryRun, Registers: registers } = body;
    const before = (await readHolidays(transaction.db, context.now()))
      .map(({ document }) => document)
      .filter(({ startHolidayDate }) => sessionStartYear(String(startHolidayDate)) === StartSession - 1)
      .toSorted((a, b) => String(a.startHolidayDate).localeCompare(String(b.startHolidayDate)));
    const copies = before.map((document) => ({ document, copy: copyOf(document, StartSession) }));
    const candidates = copies.flatMap(({ copy }) => (copy ? [{ document: copy }] : []));
    const answer: CopiedHolidays = {
      ...(await addAll(transaction, { context, candidates, dryRun, registers })),
      left: copies.flatMap(({ document, copy }) => (copy ? [] : [shortOf(document)])),
    };
    return ok(answer);
  }),
);

const copyOf = (document: ContentDocument, StartSession: number): ContentDocument | undefined => {
  const startHolidayDate = yearLater(String(document.startHolidayDate));
  const endHolidayDate = yearLater(String(document.endHolidayDate));
  if (!isFixedDate(document) || startHolidayDate === undefined || endHolidayDate === undefined) return undefined;
  // An id that a file gave is the original's.
  const { Id: _, ...rest } = document;
  return { ...rest, startHolidayDate, endHolidayDate, StartSession };
};

const shortOf = ({ name, startHolidayDate }: ContentDocument): CopiedHolidays['left'][number] => ({
  name: String(name),
  startHolidayDate: String(startHolidayDate),
});

import type { HolidayRow } from '#schemas/api/holidays.ts';
import type { ContentDocument } from '#server/store/schema.ts';
import { daysBetween } from '#shared/calendar.ts';

/** A holiday as the calls show it. Its Id is the row's, also where it came from a file with ids of its own. */
export const holidayRow = (id: number, { lang: _lang, ...document }: ContentDocument, version?: number): HolidayRow =>
  ({
    ...document,
    Id: id,
    days: daysBetween(String(document.startHolidayDate), String(document.endHolidayDate)),
    ...(version === undefined ? {} : { version }),
  }) as HolidayRow;

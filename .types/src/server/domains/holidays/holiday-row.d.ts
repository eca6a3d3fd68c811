import type { HolidayRow } from '#schemas/api/holidays.ts';
import type { ContentDocument } from '#server/store/schema.ts';
/** A holiday as the calls show it. Its Id is the row's, also where it came from a file with ids of its own. */
export declare const holidayRow: (id: number, { lang: _lang, ...document }: ContentDocument) => HolidayRow;

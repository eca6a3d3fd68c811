import type { HolidayBody } from '#schemas/api/holidays.ts';
import type { FieldErrors } from '#server/core/errors/app-error.ts';
type Dates = Pick<HolidayBody, 'startHolidayDate' | 'endHolidayDate' | 'StartSession'>;
/** What is wrong with the days of a holiday, by field: their order, their number, and the session they lie in. */
export declare const findWrongDates: (dates: Dates) => FieldErrors;
export {};

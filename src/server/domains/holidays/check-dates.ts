import type { HolidayBody } from '#schemas/api/holidays.ts';
import { checkRules } from '#server/domains/content/index.ts';
import { sessionLabel, sessionStartYear } from '#shared/calendar.ts';
import type { FieldErrors } from '#shared/errors/app-error.ts';

type Dates = Pick<HolidayBody, 'startHolidayDate' | 'endHolidayDate' | 'StartSession'>;

/** What is wrong with the days of a holiday, by field: their order, their number, and the session they lie in. */
export const findWrongDates = (dates: Dates): FieldErrors => {
  const problems = checkRules('holiday', dates);
  if (problems.length > 0) return Object.fromEntries(problems.map(({ path, message }) => [path, [message]]));
  const outside = (['startHolidayDate', 'endHolidayDate'] as const).find(
    (field) => sessionStartYear(dates[field]) !== dates.StartSession,
  );
  return outside === undefined
    ? {}
    : { [outside]: [`The session ${sessionLabel(dates.StartSession)} does not have this day.`] };
};

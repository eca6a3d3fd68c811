import type { DaysOff } from '#server/domains/attendance/index.ts';
import type { ContentDocument } from '#server/store/schema.ts';
import { isDayOff } from '#server/tenancy/school-calendar.ts';

/** The days without school that a holiday makes, of the classes that it is for; undefined where it makes none. */
export const daysOffOf = (holiday: ContentDocument): DaysOff | undefined => {
  const { Applies_To = 'All', startHolidayDate, endHolidayDate } = holiday;
  if (!isDayOff(holiday as Parameters<typeof isDayOff>[0]) || Applies_To === 'Staff') return undefined;
  return {
    from: String(startHolidayDate),
    to: String(endHolidayDate),
    classIds: Applies_To === 'All' ? undefined : String(Applies_To).split(',').map(Number),
  };
};

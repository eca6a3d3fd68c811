import { holidays as contract } from '#schemas/sources/holidays.ts';
import { pick } from '#server/tenancy/shape-items.ts';
import { daysBetween, sessionStartYear } from '#shared/calendar.ts';
import { defineLoader } from './define.ts';

export const holidays = defineLoader(contract, async ({ reader, school, params }) => {
  const requested = params.StartSession;
  const session = requested === 0 ? sessionStartYear(school.today) : requested;
  const items = await reader.items('holiday');
  return (
    items
      // On days with another timing there is school.
      .filter(({ document }) => document.Show_On_Website !== false && document.Holiday_Type !== 'Timing_Change')
      .map(({ id, document }) => {
        const { name, startHolidayDate, endHolidayDate } = document;
        return {
          Id: id,
          name,
          startHolidayDate,
          endHolidayDate,
          days: Math.max(1, daysBetween(startHolidayDate, endHolidayDate)),
          past: endHolidayDate < school.today,
          ...pick(document, ['lang']),
        };
      })
      .filter(({ startHolidayDate }) => session < 0 || sessionStartYear(startHolidayDate) === session)
      .sort((a, b) => a.startHolidayDate.localeCompare(b.startHolidayDate))
  );
});

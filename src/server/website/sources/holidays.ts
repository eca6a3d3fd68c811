import { holiday } from '#schemas/content/holiday.ts';
import { holidays as contract } from '#schemas/sources/holidays.ts';
import { byWebsiteOrder } from '#server/store/content/website-order.ts';
import { pick } from '#server/tenancy/shape-items.ts';
import { daysBetween, sessionStartYear } from '#shared/calendar.ts';
import { defineLoader } from './define.ts';

export const holidays = defineLoader(contract, async ({ reader, school, params }) => {
  const requested = params.StartSession;
  const session = requested === 0 ? sessionStartYear(school.today) : requested;
  const items = await reader.items('holiday');
  const names = new Map((await reader.classes()).map(({ id, name }) => [String(id), name]));
  return (
    items
      // On days with another timing there is school, and on days off for the staff alone too.
      .filter(({ document }) => document.Show_On_Website !== false && document.Holiday_Type !== 'Timing_Change')
      .filter(({ document: { Applies_To } }) => Applies_To !== 'Staff')
      .toSorted(byWebsiteOrder(holiday.order))
      .map(({ id, document }) => {
        const { name, startHolidayDate, endHolidayDate, Applies_To = 'All' } = document;
        return {
          Id: id,
          name,
          startHolidayDate,
          endHolidayDate,
          days: Math.max(1, daysBetween(startHolidayDate, endHolidayDate)),
          past: endHolidayDate < school.today,
          ...(Applies_To !== 'All' && { classes: Applies_To.split(',').flatMap((one) => names.get(one) ?? []) }),
          ...pick(document, ['lang']),
        };
      })
      // Those of classes that are no more are for nobody.
      .filter(({ classes }) => classes?.length !== 0)
      .filter(({ startHolidayDate }) => session < 0 || sessionStartYear(startHolidayDate) === session)
  );
});

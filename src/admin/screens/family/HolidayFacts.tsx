import type { ComingHoliday } from '#schemas/api/office.ts';
import { formatDay, formatWeekday } from '../../format/dates.ts';
import { useLocale, useWords } from '../../words/words.ts';
import { familyWords } from './words.ts';

/** How long a holiday lasts, and whose it is. */
export const HolidayFacts = ({ holiday }: { readonly holiday: ComingHoliday }) => {
  const say = useWords(familyWords);
  const locale = useLocale();
  const { startHolidayDate, endHolidayDate, days, forSomeClasses } = holiday;
  const date = formatDay(endHolidayDate, locale);
  return (
    <small>
      {days > 1 ? say('until', { date, days }) : formatWeekday(startHolidayDate, locale)}
      {forSomeClasses && ` · ${say('someClasses')}`}
    </small>
  );
};

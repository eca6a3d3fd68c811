import type { HolidayRow } from '#schemas/api/holidays.ts';
import { formatDay } from '../../format/dates.ts';
import { useLocale, useWords } from '../../words/words.ts';
import { holidaysWords } from './words.ts';

type Span = Pick<HolidayRow, 'startHolidayDate' | 'endHolidayDate'>;

/** Says days as short as can be: `24 Nov 2026`, `05 to 17 Nov 2026`, `25 Dec 2026 to 01 Jan 2027`. */
export const useSpans = (): ((span: Span) => string) => {
  const say = useWords(holidaysWords);
  const locale = useLocale();
  return ({ startHolidayDate: first, endHolidayDate: last }) => {
    const to = formatDay(last, locale);
    if (first === last) return to;
    const from = formatDay(first, locale);
    if (first.slice(0, 7) === last.slice(0, 7)) return say('span', { from: from.slice(0, 2), to });
    return say('span', { from: first.slice(0, 4) === last.slice(0, 4) ? from.slice(0, -5) : from, to });
  };
};

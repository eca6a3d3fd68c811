import dayjs from 'dayjs';
import type { HolidayRow } from '#schemas/api/holidays.ts';
import { addDays } from '#shared/calendar.ts';

type Span = Pick<HolidayRow, 'startHolidayDate' | 'endHolidayDate'>;

/** What a holiday is where it does not say. */
export const kindOf = ({ Holiday_Type = 'School' }: Partial<Pick<HolidayRow, 'Holiday_Type'>>) => Holiday_Type;

export type Kind = ReturnType<typeof kindOf>;

/** Whether the school is closed; examinations and changed timings are days at school. */
const isDayOff = (holiday: Pick<HolidayRow, 'Holiday_Type'>): boolean =>
  ['Public', 'School', 'Vacation'].includes(kindOf(holiday));

export const isOver = ({ endHolidayDate }: Span, today: string): boolean => endHolidayDate < today;

/** Which day off comes next, or is on. */
export const nextOf = (holidays: readonly HolidayRow[], today: string): HolidayRow | undefined =>
  holidays.find((one) => isDayOff(one) && !isOver(one, today));

/** The days of a month (of its first day) in weeks from Monday: blanks before the first. */
export const daysOf = (month: string): readonly (string | undefined)[] => {
  const first = dayjs(month);
  const blanks = Array.from({ length: (first.day() + 6) % 7 }, () => undefined);
  return [...blanks, ...Array.from({ length: first.daysInMonth() }, (_, at) => addDays(month, at))];
};

/** What is on by day, the shortest first: a day within a vacation is told before the vacation. */
export const byDay = (holidays: readonly HolidayRow[]): ReadonlyMap<string, readonly HolidayRow[]> => {
  const days = new Map<string, readonly HolidayRow[]>();
  for (const holiday of holidays.toSorted((a, b) => a.days - b.days))
    for (let at = 0; at < holiday.days; at += 1) {
      const day = addDays(holiday.startHolidayDate, at);
      days.set(day, [...(days.get(day) ?? []), holiday]);
    }
  return days;
};

/** The first and the last day of a session, by its first year. */
export const sessionDays = (year: number): { readonly first: string; readonly last: string } => ({
  first: `${year}-04-01`,
  last: `${year + 1}-03-31`,
});

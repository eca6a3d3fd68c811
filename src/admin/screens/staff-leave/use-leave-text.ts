import type { LeaveDetails, StaffLeave } from '#schemas/api/staff/leave.ts';
import { formatDay, formatDays } from '../../format/dates.ts';
import { useLocale, useWords } from '../../words/words.ts';
import { leaveWords } from './words.ts';

/** Days of leave in words. */
export const useLeaveText = () => {
  const say = useWords(leaveWords);
  const locale = useLocale();
  return {
    /** `2 days`, `Half a day`. */
    count: (days: number): string =>
      days === 0.5 ? say('half') : days === 1 ? say('day1') : say('day', { count: days }),
    /** `Mon 23 Nov – Wed 25 Nov`, `Mon 23 Nov, Forenoon`. */
    span: ({ First_Day, Last_Day, Part }: Pick<StaffLeave, 'First_Day' | 'Last_Day' | 'Part'>): string =>
      formatDays(First_Day, Last_Day, locale) + (Part === 'Full' ? '' : `, ${say(Part)}`),
    /** Why some days are not counted: holidays by their names, weekly ones by their number. */
    closed: (days: LeaveDetails['Closed']): string => {
      const weekly = days.filter(({ Date: date, Name }) => isWeekdayName(date, Name));
      const told = days
        .filter((day) => !weekly.includes(day))
        .map(({ Date: date, Name: name }) => say('notCounted', { name, date: formatDay(date, locale) }));
      if (weekly.length > 0) told.push(weekly.length === 1 ? say('weekly1') : say('weekly', { count: weekly.length }));
      return told.join(' ');
    },
  };
};

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** A weekly holiday has the name of its day. */
const isWeekdayName = (date: string, name: string): boolean => weekdays[new Date(date).getUTCDay()] === name;

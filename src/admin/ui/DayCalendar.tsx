import { CalendarDays, Clock } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import classes from './day-calendar.module.css';
import { given } from './given.ts';

/** The mark at the end of a day's entry that opens the browser's calendar or clock. The keyboard opens it from the entry. */
export const DayCalendar = (calendar: ComponentPropsWithRef<'input'>) => {
  const Sign = calendar.type === 'time' ? Clock : CalendarDays;
  return (
    <span className={classes.calendar}>
      <Sign aria-hidden size={18} strokeWidth={1.75} />
      <input {...given(calendar)} />
    </span>
  );
};

import { CalendarDays } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import classes from './day-calendar.module.css';
import { given } from './given.ts';

/** The mark at the end of a day's entry that opens the browser's calendar. The keyboard opens it from the entry. */
export const DayCalendar = (calendar: ComponentPropsWithRef<'input'>) => (
  <span className={classes.calendar}>
    <CalendarDays aria-hidden size={18} strokeWidth={1.75} />
    <input {...given(calendar)} />
  </span>
);

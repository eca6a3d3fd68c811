import { CalendarClock } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { ScheduledPublication } from '#schemas/api/scheduled-publications.ts';
import { publishPath } from '#schemas/office.ts';
import { formatTime } from '../../format/dates.ts';
import { useLocale, useWords } from '../../words/words.ts';
import classes from './calendar.module.css';
import { calendarWords } from './words.ts';

/** What goes live together on a day: it leads to where it is taken back. */
export const SetEntry = ({ set: { local, note, count } }: { readonly set: ScheduledPublication }) => {
  const say = useWords(calendarWords);
  const locale = useLocale();
  return (
    <div className={classes.entry} data-sort="other">
      <Link to={publishPath} draggable={false}>
        <CalendarClock aria-hidden size={14} strokeWidth={1.75} />
        <span>{say('together', { time: formatTime(local, locale) })}</span>
        <small>{note ?? say(count === 1 ? 'changes1' : 'changes', { count })}</small>
      </Link>
    </div>
  );
};

import { CircleAlert } from 'lucide-react';
import type { InboxRow } from '#schemas/api/admission-inbox.ts';
import { wayWords } from '../../enquiry-form/words.ts';
import { formatDay, formatMoment, formatTime, localDay } from '../../format/dates.ts';
import { useCodeWords } from '../../words/use-code-words.ts';
import { useLocale, useWords } from '../../words/words.ts';
import classes from './admissions.module.css';
import { daysBetween } from './days.ts';
import { inboxWords } from './words.ts';

type Row = Pick<InboxRow, 'Group' | 'Status' | 'Next_Date' | 'Visit_At' | 'Created_At' | 'Enquiry_Type'>;

/** What comes next with a family, and when. */
export const NextDay = ({ row }: { readonly row: Row }) => {
  const say = useWords(inboxWords);
  const sayWay = useCodeWords(wayWords);
  const locale = useLocale();
  const { Next_Date: next, Visit_At: visit, Group: group } = row;
  if (group === 'Ended') return <span className={classes.next}>–</span>;
  if (!next) {
    const way = row.Enquiry_Type === undefined ? '' : `, ${sayWay(row.Enquiry_Type)}`;
    return (
      <span className={classes.next}>
        {row.Status === 1 ? say('came', { time: formatMoment(row.Created_At, locale) }) + way : say('noDate')}
      </span>
    );
  }
  const day = formatDay(next, locale);
  if (group === 'Overdue') {
    const late = daysBetween(next, localDay());
    return (
      <span className={classes.next} data-late>
        <CircleAlert aria-hidden size={16} strokeWidth={1.75} />
        <span>
          {late === 1 ? say('dayLate') : say('daysLate', { count: late })}
          <small>{day}</small>
        </span>
      </span>
    );
  }
  const isVisit = row.Status === 3 && visit && localDay(visit) === next;
  return (
    <span className={classes.next}>
      <span>
        {isVisit ? say('visitAt', { time: formatTime(visit, locale) }) : day}
        {isVisit && <small>{day}</small>}
      </span>
    </span>
  );
};

import { Bot } from 'lucide-react';
import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import type { AuditInfo } from '#schemas/api/audit.ts';
import { addDays } from '#shared/calendar.ts';
import { truncate } from '#shared/fields/text.ts';
import { formatDay, formatTime, formatWeekday, localDay } from '../../format/dates.ts';
import { Initials } from '../../ui/Initials.tsx';
import listTable from '../../ui/list-table.module.css';
import { useLocale, useWords } from '../../words/words.ts';
import classes from './audit.module.css';
import { nameOf, personOf, useSayings } from './sayings.ts';
import { linkId, type Place } from './use-place.ts';
import { auditWords } from './words.ts';

interface Props {
  readonly entries: readonly AuditInfo[];
  readonly place: Place;
}

/** What was done, by day: each in a sentence, with who did it. */
export const LogTable = ({ entries, place }: Props) => {
  const say = useWords(auditWords);
  const dayName = useDayName();
  const days = [...new Set(entries.map(({ at }) => localDay(at)))];
  return (
    <div className={classes.rows}>
      <table className={`${listTable.table} ${classes.log}`}>
        <thead>
          <tr>
            <th scope="col">{say('what')}</th>
            <th scope="col">{say('who')}</th>
            <th scope="col">{say('when')}</th>
          </tr>
        </thead>
        {days.map((day) => (
          <Fragment key={day}>
            <tbody>
              <tr className={classes.day}>
                <th scope="rowgroup" colSpan={3}>
                  {dayName(day)}
                </th>
              </tr>
              {entries
                .filter(({ at }) => localDay(at) === day)
                .map((entry) => (
                  <Row key={entry.id} entry={entry} place={place} />
                ))}
            </tbody>
          </Fragment>
        ))}
      </table>
    </div>
  );
};

interface RowProps {
  readonly entry: AuditInfo;
  readonly place: Place;
}

const Row = ({ entry, place }: RowProps) => {
  const locale = useLocale();
  const { deed, who } = useSayings();
  const { id, at } = entry;
  const isOpen = place.entry === String(id);
  const person = personOf(entry);
  const actor = who(entry);
  const found = nameOf(entry);
  const name = found === person ? undefined : found;
  return (
    <tr data-open={isOpen || undefined}>
      <th scope="row">
        <Link id={linkId(id)} to={place.hrefOf({ entry: String(id) })} aria-current={isOpen || undefined}>
          {deed(entry)}
        </Link>
        <small>
          <span className={classes.by}>
            {actor}
            {name && ' · '}
          </span>
          {name && <span title={name}>{truncate(name)}</span>}
        </small>
      </th>
      <td>
        <span className={classes.who}>
          {person === undefined ? (
            <span className={classes.program}>
              <Bot aria-hidden size={16} strokeWidth={1.75} />
            </span>
          ) : (
            <Initials name={actor} />
          )}
          {actor}
        </span>
      </td>
      <td>
        <time dateTime={at}>{formatTime(at, locale)}</time>
      </td>
    </tr>
  );
};

/** `Today`, `Yesterday`, `Friday, 20 November`; of another year with it. */
const useDayName = (): ((day: string) => string) => {
  const say = useWords(auditWords);
  const locale = useLocale();
  const today = localDay();
  const yesterday = addDays(today, -1);
  return (day) => {
    if (day === today) return say('today');
    if (day === yesterday) return say('yesterday');
    return day.slice(0, 4) === today.slice(0, 4) ? formatWeekday(day, locale) : formatDay(day, locale);
  };
};

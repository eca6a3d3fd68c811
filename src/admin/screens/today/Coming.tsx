import { Link } from 'react-router-dom';
import type { ComingEntry } from '#schemas/api/office.ts';
import { formatDays, formatTime } from '../../format/dates.ts';
import { useLocale, useWords } from '../../words/words.ts';
import classes from './today.module.css';
import { todayWords } from './words.ts';

/** What is on at the school in the next two weeks. */
export const Coming = ({ coming }: { readonly coming: readonly ComingEntry[] }) => {
  const say = useWords(todayWords);
  const locale = useLocale();
  if (coming.length === 0) return null;
  return (
    <section className={classes.coming} aria-labelledby="coming">
      <h2 id="coming">{say('coming')}</h2>
      <ul>
        {coming.map(({ kind, id, name, from, to, time, place }) => {
          const starts = time && formatTime(`${from}T${time}`, locale);
          const facts = kind === 'event' ? [starts, place] : [say(kind), starts];
          return (
            <li key={id}>
              <time dateTime={from}>{formatDays(from, to, locale)}</time>
              <Link to={`/school/content/${kind === 'event' ? 'event' : 'holiday'}/${id}`}>{name}</Link>
              <span>{facts.filter(Boolean).join(', ')}</span>
            </li>
          );
        })}
      </ul>
    </section>
  );
};

import type { SchoolDetails } from '#schemas/api/platform.ts';
import { shortDay } from '../../format/dates.ts';
import { useLocale, useWords } from '../../words/words.ts';
import classes from './schools.module.css';
import { schoolsWords } from './words.ts';

/** How often people of a school log in, a bar for each week. */
export const LogIns = ({ weeks }: { readonly weeks: SchoolDetails['logIns'] }) => {
  const say = useWords(schoolsWords);
  const locale = useLocale();
  const most = Math.max(...weeks.map(({ count }) => count));
  if (most === 0) return <p className={classes.note}>{say('logInsNone')}</p>;
  return (
    <ol className={classes.weeks}>
      {weeks.map(({ from, count, people }) => (
        <li key={from}>
          <time dateTime={from}>{shortDay(from, locale)}</time>
          <span aria-hidden className={classes.bar} style={{ inlineSize: `${(count / most) * 100}%` }} />
          <span>
            {count === 0 ? say('logInsZero') : say(people === 1 ? 'logInsOf1' : 'logInsOf', { count, people })}
          </span>
        </li>
      ))}
    </ol>
  );
};

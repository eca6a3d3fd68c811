import { monthName } from '#sections/shared/dates.ts';
import { useLocale } from '../../words/words.ts';
import classes from './family.module.css';

/** A day as a leaf of a calendar. */
export const DayLeaf = ({ day }: { readonly day: string }) => {
  const locale = useLocale();
  return (
    <time className={classes.leaf} dateTime={day}>
      <strong>{Number(day.slice(8, 10))}</strong>
      <span>{monthName(day, locale)}</span>
    </time>
  );
};

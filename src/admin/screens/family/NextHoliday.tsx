import dayjs from 'dayjs';
import type { ComingHoliday } from '#schemas/api/office.ts';
import { useWords } from '../../words/words.ts';
import { DayLeaf } from './DayLeaf.tsx';
import classes from './family.module.css';
import { HolidayFacts } from './HolidayFacts.tsx';
import { familyWords } from './words.ts';

interface Props {
  readonly holiday: ComingHoliday;
  readonly today: string;
}

/** Whether there is school today, and when there is none next. */
export const NextHoliday = ({ holiday, today }: Props) => {
  const say = useWords(familyWords);
  const { name, startHolidayDate, lang } = holiday;
  const days = dayjs(startHolidayDate).diff(dayjs(today), 'day');
  const when = days === 1 ? say('tomorrow') : say('inDays', { days });
  return (
    <section className={classes.next} aria-labelledby="next" data-today={days <= 0 || undefined}>
      <DayLeaf day={startHolidayDate} />
      <div>
        <h2 id="next">{days <= 0 ? say('closedToday') : `${say('nextHoliday')}: ${when}`}</h2>
        <p lang={lang}>{name}</p>
        <HolidayFacts holiday={holiday} />
      </div>
    </section>
  );
};

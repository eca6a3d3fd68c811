import type { ComingHoliday } from '#schemas/api/office.ts';
import { useWords } from '../../words/words.ts';
import { DayLeaf } from './DayLeaf.tsx';
import classes from './family.module.css';
import { HolidayFacts } from './HolidayFacts.tsx';
import { familyWords } from './words.ts';

/** The holidays that come, in their order. */
export const Holidays = ({ holidays }: { readonly holidays: readonly ComingHoliday[] }) => {
  const say = useWords(familyWords);
  return (
    <section className={classes.holidays} aria-labelledby="holidays">
      <h2 id="holidays">{say('holidays')}</h2>
      {holidays.length === 0 && <p className={classes.nothing}>{say('noHolidays')}</p>}
      <ul>
        {holidays.map((holiday) => (
          <li key={holiday.Id} className={classes.holiday}>
            <DayLeaf day={holiday.startHolidayDate} />
            <div>
              <h3 lang={holiday.lang}>{holiday.name}</h3>
              <HolidayFacts holiday={holiday} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
};

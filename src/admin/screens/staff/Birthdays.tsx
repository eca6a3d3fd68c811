import { Cake } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { StaffOverview } from '#schemas/api/staff/read.ts';
import { localDay, shortDay } from '../../format/dates.ts';
import { useLocale, useWords } from '../../words/words.ts';
import classes from './staff.module.css';
import type { Place } from './use-place.ts';
import { staffWords } from './words.ts';

interface Props {
  readonly birthdays: NonNullable<StaffOverview['Birthdays']>;
  readonly place: Place;
}

/** Whose birthdays are this month, those that are still to come first. */
export const Birthdays = ({ birthdays, place }: Props) => {
  const say = useWords(staffWords);
  const locale = useLocale();
  if (birthdays.length === 0) return null;
  const today = localDay();
  const sorted = birthdays.toSorted((a, b) => Number(a.Day < today) - Number(b.Day < today));
  return (
    <section className={classes.birthdays} aria-label={say('birthdays')}>
      <h2>
        <Cake aria-hidden size={16} strokeWidth={1.75} />
        {say('birthdays')}
      </h2>
      <ul>
        {sorted.map(({ Staff_Id: id, Name: name, Day: day }) => (
          <li key={id} data-past={day < today || undefined}>
            <Link to={place.hrefOf({ member: String(id) })}>{name}</Link> {shortDay(day, locale)}
          </li>
        ))}
      </ul>
    </section>
  );
};

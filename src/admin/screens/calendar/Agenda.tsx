import { useRef } from 'react';
import { formatWeekday, localDay } from '../../format/dates.ts';
import { useLocale, useWords } from '../../words/words.ts';
import classes from './calendar.module.css';
import { Entry } from './Entry.tsx';
import type { MonthProps } from './MonthGrid.tsx';
import { goesOn } from './moves.ts';
import { SetEntry } from './SetEntry.tsx';
import { calendarWords } from './words.ts';

/** A month as a list of the days that have something. */
export const Agenda = ({ month, days, sets, moves }: MonthProps) => {
  const say = useWords(calendarWords);
  const locale = useLocale();
  const toFocus = useRef<string>(undefined);
  const today = localDay();
  // What goes on for days is told where it begins.
  const begun = [...new Set([...days.keys(), ...sets.keys()])]
    .map((day) => ({
      day,
      items: (days.get(day) ?? []).filter((item) => !goesOn(item, day, month)),
      together: sets.get(day) ?? [],
    }))
    .filter(({ items, together }) => items.length + together.length > 0);
  if (begun.length === 0) return <p className={classes.nothing}>{say('nothing')}</p>;
  return (
    <ol className={classes.agenda}>
      {begun
        .toSorted((one, other) => one.day.localeCompare(other.day))
        .map(({ day, items, together }) => (
          <li key={day} data-state={day === today ? 'today' : undefined}>
            <h3>{formatWeekday(day, locale)}</h3>
            <ul>
              {items.map((item) => (
                <li key={`${item.type}-${item.id}`} className={classes.card}>
                  <Entry item={item} day={day} moves={moves} toFocus={toFocus} isLong />
                </li>
              ))}
              {together.map((set) => (
                <li key={`set-${set.id}`} className={classes.card}>
                  <SetEntry set={set} />
                </li>
              ))}
            </ul>
          </li>
        ))}
    </ol>
  );
};

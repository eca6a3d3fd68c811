import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import type { HolidayRow } from '#schemas/api/holidays.ts';
import { longMonthName, sessionMonths } from '#sections/shared/dates.ts';
import { localDay, shortWeekday } from '../../format/dates.ts';
import { useLocale, useWords } from '../../words/words.ts';
import { byDay, daysOf, kindOf, sessionDays } from './calendar.ts';
import { dayId } from './link-ids.ts';
import classes from './months.module.css';
import { useKinds } from './use-kinds.ts';
import type { Place } from './use-place.ts';
import { useSpans } from './use-spans.ts';
import { holidaysWords } from './words.ts';

interface Props {
  /** Its first year. */
  readonly session: number;
  readonly holidays: readonly HolidayRow[];
  readonly place: Place;
}

/** The year of a session: each month small, its days marked by kind. */
export const HolidayMonths = ({ session, holidays, place }: Props) => {
  const say = useWords(holidaysWords);
  const kindName = useKinds();
  const id = useId();
  const days = byDay(holidays);
  const kinds = [...new Set(holidays.map(kindOf))];
  return (
    <section className={classes.year} aria-labelledby={id}>
      <h2 id={id}>{say('months')}</h2>
      <div className={classes.months}>
        {sessionMonths(sessionDays(session).first).map((month) => (
          <Month key={month} month={month} days={days} place={place} />
        ))}
      </div>
      <ul className={classes.legend}>
        {kinds.map((kind) => (
          <li key={kind}>
            <span className={classes.sample} data-kind={kind} />
            {kindName(kind)}
          </li>
        ))}
      </ul>
    </section>
  );
};

interface MonthProps {
  /** Its first day. */
  readonly month: string;
  readonly days: ReturnType<typeof byDay>;
  readonly place: Place;
}

const Month = ({ month, days, place }: MonthProps) => {
  const say = useWords(holidaysWords);
  const locale = useLocale();
  const spanOf = useSpans();
  const id = useId();
  /** What the pointer or the focus is on. */
  const [shown, setShown] = useState<HolidayRow>();
  const today = localDay();
  const all = daysOf(month);
  const marked = all.map((day) => (day === undefined ? undefined : days.get(day)?.[0]));
  const count = new Set(all.flatMap((day) => (day === undefined ? [] : (days.get(day) ?? [])))).size;
  return (
    <section aria-labelledby={id} onPointerLeave={() => setShown(undefined)}>
      <h3 id={id}>{longMonthName(month, locale)}</h3>
      <div className={classes.days}>
        {weekdays.map((day) => (
          <span key={day} className={classes.weekday} aria-hidden>
            {[...shortWeekday(day, locale)].slice(0, locale === 'hi' ? undefined : 2)}
          </span>
        ))}
        {all.map((day, at) => {
          const holiday = marked[at];
          // A blank has no day to be told by, but never moves.
          const key = day ?? `blank-${at}`;
          const number = day && Number(day.slice(8));
          if (!day || !holiday)
            return (
              <span key={key} aria-hidden data-today={day === today || undefined}>
                {number}
              </span>
            );
          return (
            <MarkedDay
              key={key}
              day={day}
              isFirst={marked.indexOf(holiday) === at}
              on={days.get(day) ?? []}
              place={place}
              onShow={setShown}
            />
          );
        })}
      </div>
      <p className={classes.shown}>
        {shown ? (
          <span aria-hidden title={`${shown.name}, ${spanOf(shown)}`}>
            {shown.name}, {spanOf(shown)}
          </span>
        ) : count === 0 ? null : count === 1 ? (
          say('inMonth1')
        ) : (
          say('inMonth', { count })
        )}
      </p>
    </section>
  );
};

/** A Monday and the six days after. */
const weekdays = daysOf('2026-06-01').slice(0, 7).map(String);

interface DayProps {
  readonly day: string;
  /** Whether it is the first one of the holiday in this month: it is named, and the others are only pointed at. */
  readonly isFirst: boolean;
  readonly on: readonly HolidayRow[];
  readonly place: Place;
  readonly onShow: (holiday: HolidayRow | undefined) => void;
}

const MarkedDay = ({ day, isFirst, on, place, onShow }: DayProps) => {
  const say = useWords(holidaysWords);
  const kindName = useKinds();
  const spanOf = useSpans();
  const [holiday, ...others] = on;
  if (!holiday) return null;
  const { Id, name } = holiday;
  const isOpen = place.holiday === String(Id);
  const also = others.length === 0 ? '' : `; ${say('also', { names: others.map((one) => one.name).join(', ') })}`;
  const named = { id: dayId(Id), 'aria-label': `${name}, ${spanOf(holiday)}, ${kindName(kindOf(holiday))}${also}` };
  return (
    <Link
      to={place.hrefOf({ holiday: String(Id) })}
      data-kind={kindOf(holiday)}
      data-today={day === localDay() || undefined}
      data-open={isOpen || undefined}
      {...(isFirst ? named : { 'aria-hidden': true, tabIndex: -1 })}
      onPointerEnter={() => onShow(holiday)}
      onFocus={() => onShow(holiday)}
      onBlur={() => onShow(undefined)}
    >
      {Number(day.slice(8))}
    </Link>
  );
};

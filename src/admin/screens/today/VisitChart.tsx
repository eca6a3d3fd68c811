import { type CSSProperties, type PointerEvent, useState } from 'react';
import type { Visits } from '#schemas/api/office.ts';
import { formatWeekday, shortDay, shortWeekday } from '../../format/dates.ts';
import { formatNumber } from '../../format/numbers.ts';
import hidden from '../../ui/unseen.module.css';
import { useLocale, useWords } from '../../words/words.ts';
import { visitWords } from './visit-words.ts';
import classes from './visits.module.css';

type Day = Visits['days'][number];

interface Props {
  /** The oldest first; the last one is today. */
  readonly days: Visits['days'];
}

/** More bars than that have no room for the names of their days. */
const maxNamedDays = 7;

/**
 * A bar for each day. One of them is told of above: the day that the pointer is on, else the one that was chosen, by a
 * press or the arrow keys, else the one with the most visits. A slider lies over the bars, so that each is met however
 * narrow it is.
 */
export const VisitChart = ({ days }: Props) => {
  const say = useWords(visitWords);
  const locale = useLocale();
  const [chosen, setChosen] = useState<string>();
  const [pointed, setPointed] = useState<string>();
  const today = days.at(-1)?.day;
  const most = days.reduce((best, one) => (one.count > best.count ? one : best));
  const find = (day: string | undefined): Day | undefined => days.find((one) => one.day === day);
  const settled = find(chosen) ?? most;
  const shown = find(pointed) ?? settled;
  const isNamed = days.length <= maxNamedDays;
  const nameOf = (day: string): string => (day === today ? say('today') : formatWeekday(day, locale));
  const tell = ({ day, count }: Day): string =>
    say(count === 1 ? 'oneVisit' : 'manyVisits', { day: nameOf(day), count: formatNumber(count) });
  const pointAt = ({ clientX, currentTarget }: PointerEvent): void => {
    const { left, width } = currentTarget.getBoundingClientRect();
    setPointed(days[Math.floor(((clientX - left) / width) * days.length)]?.day);
  };
  return (
    <div className={classes.chart}>
      <p className={classes.told} aria-hidden>
        {tell(shown)}
      </p>
      <div className={classes.plot} style={{ '--days': days.length } as CSSProperties}>
        <div className={classes.bars} aria-hidden>
          {days.map((one) => (
            <i
              key={one.day}
              data-shown={one === shown || undefined}
              data-today={one.day === today || undefined}
              style={{ blockSize: `${(one.count / Math.max(most.count, 1)) * 100}%` }}
            />
          ))}
        </div>
        <input
          type="range"
          aria-label={say('byDay')}
          aria-valuetext={tell(settled)}
          min={0}
          max={days.length - 1}
          value={days.indexOf(settled)}
          onChange={(event) => setChosen(days[Number(event.target.value)]?.day)}
          onPointerMove={pointAt}
          onPointerLeave={() => setPointed(undefined)}
        />
      </div>
      <p className={classes.ticks} data-each={isNamed || undefined} aria-hidden>
        {isNamed ? (
          days.map(({ day }) => <span key={day}>{shortWeekday(day, locale)}</span>)
        ) : (
          <>
            <span>{shortDay(days[0]?.day ?? '', locale)}</span>
            <span>{say('todayTick')}</span>
          </>
        )}
      </p>
      <div className={hidden.unseen}>
        <table>
          <caption>{say('byDay')}</caption>
          <tbody>
            {days.map(({ day, count }) => (
              <tr key={day}>
                <th scope="row">{nameOf(day)}</th>
                <td>{formatNumber(count)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
};

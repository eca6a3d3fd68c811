import type { SectionEnv } from '#engine/section.ts';
import type { HolidayItem } from '#schemas/sources/holidays.ts';
import { dayMonthYear, monthName, weekdayName } from '../../../shared/dates.ts';
import { CalendarIcon } from '../../../shared/icons.tsx';
import { inLanguage } from '../../../shared/in-language.ts';
import { formatCount, say } from '../../../shared/say.ts';
import { subHeading } from '../../../shared/sub-heading.ts';
import { onlyFor } from '../../only-for.ts';
import { calendarHref } from './calendar-file.ts';
import styles from './list.module.css';

interface Props {
  readonly item: HolidayItem;
  readonly next: boolean;
  readonly env: SectionEnv;
}

export function HolidayRow({ item, next, env }: Props) {
  const { startHolidayDate: start, endHolidayDate: end, name } = item;
  const NameTag = subHeading(env);
  return (
    <li
      className={styles.row}
      id={`${env.headingId}-${item.Id}`}
      data-past={item.past ? '' : undefined}
      data-next={next ? '' : undefined}
    >
      <span className={styles.date} aria-hidden="true">
        <span className={styles.day}>{start.slice(8)}</span>
        <span className={styles.month}>{monthName(start, env.locale)}</span>
      </span>
      <div className={styles.what}>
        {next && <p className={styles.badge}>{say(env, start <= env.today ? 'now' : 'next')}</p>}
        <NameTag className={styles.name} {...inLanguage(env, item)}>
          {name}
        </NameTag>
        <p className={styles.range}>
          <time dateTime={start}>{dayMonthYear(start, env.locale)}</time>
          {end === start ? (
            `, ${weekdayName(start, env.locale)}`
          ) : (
            <>
              {' – '}
              <time dateTime={end}>{dayMonthYear(end, env.locale)}</time>
              {` · ${formatCount(env, 'days', item.days)}`}
            </>
          )}
          {onlyFor(item, env)}
          {item.past && <span className="visually-hidden"> ({say(env, 'past')})</span>}
        </p>
        {next && (
          <a href={calendarHref(item)} download={`${start}.ics`} className={styles.add}>
            <CalendarIcon size={20} /> {say(env, 'addToCalendar')}
          </a>
        )}
      </div>
    </li>
  );
}

import type { SectionEnv } from '#engine/section.ts';
import { dayMonthYear, monthName } from '../../../shared/dates.ts';
import { inLanguage } from '../../../shared/in-language.ts';
import { say } from '../../../shared/say.ts';
import { clockTime } from '../../../shared/times.ts';
import type { EventDate } from './schema.ts';
import styles from './split.module.css';

interface Props {
  readonly dates: readonly EventDate[];
  readonly label: string | undefined;
  readonly href: string | undefined;
  readonly env: SectionEnv;
}

/** The next dates in a row: what a parent came for, without scrolling. */
export function NextDates({ dates, label, href, env }: Props) {
  return (
    <div className={styles.dates}>
      <p className={styles.datesLabel} id={`${env.headingId}-dates`}>
        {label}
      </p>
      <ul className={styles.datesList} aria-labelledby={`${env.headingId}-dates`}>
        {dates.map((one) => {
          const date = one.entryDateTime.slice(0, 10);
          const time = one.allDay ? say(env, 'allDay') : clockTime(one.entryDateTime, env.locale);
          return (
            <li key={one.noticeID}>
              <a href={href} className={styles.date}>
                <time dateTime={date} className={styles.chip}>
                  <span aria-hidden="true" className={styles.day}>
                    {date.slice(8)}
                  </span>
                  <span aria-hidden="true">{monthName(date, env.locale)}</span>
                  <span className="visually-hidden">{dayMonthYear(date, env.locale)}</span>
                </time>
                <span className={styles.what}>
                  <span className={styles.dateName} {...inLanguage(env, one)}>
                    {one.noticeHead}
                  </span>
                  <span className={styles.where}>{[time, one.venue].filter(Boolean).join(' · ')}</span>
                </span>
              </a>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

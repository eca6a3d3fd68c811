import type { SectionEnv } from '#engine/section.ts';
import { dayMonthYear, monthName } from '../../../shared/dates.ts';
import { inLanguage } from '../../../shared/in-language.ts';
import { LineArrowRight } from '../../../shared/line-icons.tsx';
import { say } from '../../../shared/say.ts';
import { subHeading } from '../../../shared/sub-heading.ts';
import { clockTime } from '../../../shared/times.ts';
import styles from './events.module.css';
import type { EventItem } from './schema.ts';

interface Props {
  readonly events: readonly EventItem[];
  readonly heading: string | undefined;
  readonly label: string | undefined;
  readonly href: string | undefined;
  readonly env: SectionEnv;
}

export function EventRows({ events, heading, label, href, env }: Props) {
  const Tag = subHeading(env);
  return (
    <div className={styles.events}>
      <Tag className={styles.eventsHeading}>{heading}</Tag>
      <ol className={styles.rows}>
        {events.map((event) => {
          const date = event.entryDateTime.slice(0, 10);
          const time = event.allDay ? say(env, 'allDay') : clockTime(event.entryDateTime, env.locale);
          return (
            <li key={event.noticeID} className={styles.event}>
              <time dateTime={date} className={styles.chip}>
                <span aria-hidden="true" className={styles.day}>
                  {date.slice(8)}
                </span>
                <span aria-hidden="true">{monthName(date, env.locale)}</span>
                <span className="visually-hidden">{dayMonthYear(date, env.locale)}</span>
              </time>
              <div>
                <p className={styles.eventName} {...inLanguage(env, event)}>
                  {event.noticeHead}
                </p>
                <p className={styles.where}>{[time, event.venue].filter(Boolean).join(' · ')}</p>
              </div>
            </li>
          );
        })}
      </ol>
      {href && (
        <a href={href} className={styles.all}>
          {label} <LineArrowRight size={20} className={styles.flip} />
        </a>
      )}
    </div>
  );
}

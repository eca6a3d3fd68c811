import type { SectionEnv } from '#engine/section.ts';
import { dayMonthYear, weekdayName } from './dates.ts';
import { inLanguage } from './in-language.ts';
import { say } from './say.ts';
import { subHeading } from './sub-heading.ts';
import { clockTime, withWholeTimes } from './times.ts';

interface WhenProps {
  readonly env: SectionEnv;
  readonly event: {
    readonly entryDateTime: string;
    readonly endDateTime?: string;
    readonly allDay?: boolean;
    readonly venue?: string;
    readonly past?: boolean;
  };
}

interface WordsProps {
  readonly env: SectionEnv;
  readonly event: WhenProps['event'] & {
    readonly noticeHead: string;
    readonly noticeDetails?: string;
    readonly lang?: string;
  };
  /** Whether it is the next one of all. */
  readonly isNext: boolean;
  /** The section's own classes: `words`, and within it `next`, `name`, `when` and `details`. */
  readonly styles: Readonly<Record<string, string>>;
}

/** What is said of an event; the section's strings have `next`, `to` and `allDay`. */
export function EventWords({ env, event, isNext, styles }: WordsProps) {
  const NameTag = subHeading(env);
  return (
    <div className={styles.words}>
      {isNext && <p className={styles.next}>{say(env, 'next')}</p>}
      <NameTag className={styles.name} {...inLanguage(env, event)}>
        {event.noticeHead}
      </NameTag>
      <p className={styles.when}>
        <When env={env} event={event} />
      </p>
      {event.noticeDetails && (
        <p className={styles.details} {...inLanguage(env, event)}>
          {event.noticeDetails}
        </p>
      )}
    </div>
  );
}

/** Day or days, hour and place. */
function When({ env, event }: WhenProps) {
  const start = event.entryDateTime.slice(0, 10);
  const end = event.endDateTime?.slice(0, 10) ?? start;
  const time = event.allDay ? say(env, 'allDay') : withWholeTimes(clockTime(event.entryDateTime, env.locale));
  return (
    <>
      <EventDay env={env} date={start} isAlone={end === start && !event.past} />
      {end !== start && (
        <>
          {` ${say(env, 'to')} `}
          <time dateTime={end}>{dayMonthYear(end, env.locale)}</time>
        </>
      )}
      {` · ${[time, event.venue].filter(Boolean).join(' · ')}`}
    </>
  );
}

interface DayProps {
  readonly env: SectionEnv;
  readonly date: string;
  /** Whether it is the one day of what is to come: then its date stands beside it already, drawn large. */
  readonly isAlone: boolean;
  /** The machine’s text, where it has an hour. */
  readonly dateTime?: string;
}

/** A day of an event beside its drawn date, which nobody hears: by its weekday, and read out in full. */
export function EventDay({ env, date, isAlone, dateTime = date }: DayProps) {
  const text = dayMonthYear(date, env.locale);
  return (
    <time dateTime={dateTime}>
      {isAlone ? (
        <>
          {weekdayName(date, env.locale)}
          <span className="visually-hidden">, {text}</span>
        </>
      ) : (
        text
      )}
    </time>
  );
}

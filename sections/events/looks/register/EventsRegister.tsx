import type { FromSchema } from 'json-schema-to-ts';
import type { SectionEnv, SectionProps } from '#engine/section.ts';
import type { events } from '#schemas/sources/events.ts';
import { CalendarLink } from '../../../shared/CalendarLink.tsx';
import { dayMonthYear, monthName } from '../../../shared/dates.ts';
import { EventDay } from '../../../shared/EventWords.tsx';
import { inLanguage } from '../../../shared/in-language.ts';
import { SectionHeading } from '../../../shared/SectionHeading.tsx';
import { SectionNote } from '../../../shared/SectionNote.tsx';
import { say } from '../../../shared/say.ts';
import { subHeading } from '../../../shared/sub-heading.ts';
import { clockTime, withWholeTimes } from '../../../shared/times.ts';
import type { Bindings, Settings } from '../../schema.ts';
import styles from './register.module.css';

export function EventsRegister({ heading, items, env }: SectionProps<Settings, Bindings>) {
  if (env.state !== 'ok' || items.length === 0) return <SectionNote env={env} heading={heading} />;
  const Title = subHeading(env);
  const parts = [
    { key: 'coming', events: items.filter((event) => !event.past) },
    { key: 'past', events: items.filter((event) => event.past) },
  ].filter(({ events }) => events.length > 0);
  return (
    <div className={styles.root}>
      <div className="container">
        <div className={styles.head}>
          <SectionHeading env={env} className={styles.heading}>
            {heading}
          </SectionHeading>
          <CalendarLink feed="events" label={say(env, 'follow')} />
        </div>
        {parts.map(({ key, events }) => (
          <div key={key} className={styles.part} data-part={key}>
            <Title className={styles.title}>{say(env, key)}</Title>
            <ul className={styles.list}>
              {events.map((event) => (
                <EventRow key={event.noticeID} event={event} env={env} />
              ))}
            </ul>
          </div>
        ))}
      </div>
    </div>
  );
}

type EventItem = FromSchema<typeof events.result>[number];

function EventRow({ event, env }: { readonly event: EventItem; readonly env: SectionEnv }) {
  const start = event.entryDateTime.slice(0, 10);
  const end = event.endDateTime?.slice(0, 10) ?? start;
  const facts = [event.allDay ? '' : withWholeTimes(clockTime(event.entryDateTime, env.locale)), event.venue].filter(
    Boolean,
  );
  return (
    <li className={styles.event}>
      <p className={styles.date} aria-hidden="true">
        <span className={styles.day}>{start.slice(8)}</span> {monthName(start, env.locale)}
      </p>
      <div>
        <p className={styles.name} {...inLanguage(env, event)}>
          {event.noticeHead}
        </p>
        <p className={styles.facts}>
          <EventDay
            env={env}
            date={start}
            isAlone={end === start && !event.past}
            dateTime={event.allDay ? start : event.entryDateTime.slice(0, 16)}
          />
          {end !== start && ` – ${dayMonthYear(end, env.locale)}`}
          {facts.map((fact) => ` · ${fact}`)}
        </p>
        {event.noticeDetails && (
          <p className={styles.text} {...inLanguage(env, event)}>
            {event.noticeDetails}
          </p>
        )}
      </div>
    </li>
  );
}

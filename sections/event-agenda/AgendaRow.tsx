import type { SectionEnv } from '../../engine/section.ts';
import { monthName } from '../shared/dates.ts';
import { EventWhen } from '../shared/EventWhen.tsx';
import { inLanguage } from '../shared/in-language.ts';
import { Picture } from '../shared/Picture.tsx';
import { say } from '../shared/say.ts';
import { subHeading } from '../shared/sub-heading.ts';
import styles from './event-agenda.module.css';
import type { Bindings } from './schema.ts';

interface Props {
  readonly event: Bindings['items'][number];
  /** The next one stands large. */
  readonly lead?: boolean;
  readonly env: SectionEnv;
}

export function AgendaRow({ event, lead = false, env }: Props) {
  const NameTag = subHeading(env);
  const start = event.entryDateTime.slice(0, 10);
  return (
    <li className={lead ? styles.lead : styles.row}>
      <span className={styles.chip} aria-hidden="true">
        <span className={styles.day}>{start.slice(8)}</span>
        <span>{monthName(start, env.locale)}</span>
      </span>
      <div className={styles.words}>
        {lead && <p className={styles.next}>{say(env, 'next')}</p>}
        <NameTag className={styles.name} {...inLanguage(env, event)}>
          {event.noticeHead}
        </NameTag>
        <p className={styles.when}>
          <EventWhen env={env} event={event} />
        </p>
        {event.noticeDetails && (
          <p className={styles.details} {...inLanguage(env, event)}>
            {event.noticeDetails}
          </p>
        )}
      </div>
      <Picture
        src={event.image}
        media={event.image_Media}
        sizes={lead ? '(min-width: 64rem) 50vw, 100vw' : '160px'}
        alt=""
        className={styles.photo}
      />
    </li>
  );
}

import type { SectionEnv, SectionProps } from '#engine/section.ts';
import { CalendarLink } from '../../../shared/CalendarLink.tsx';
import { monthName } from '../../../shared/dates.ts';
import { EventWords } from '../../../shared/EventWords.tsx';
import { Picture } from '../../../shared/Picture.tsx';
import { SectionHeading } from '../../../shared/SectionHeading.tsx';
import { SectionNote } from '../../../shared/SectionNote.tsx';
import { formatCount, say } from '../../../shared/say.ts';
import type { Bindings, Settings } from '../../schema.ts';
import styles from './trail.module.css';

type Item = Bindings['items'][number];

export function EventsTrail({ heading, items, env }: SectionProps<Settings, Bindings>) {
  if (env.state !== 'ok' || items.length === 0) return <SectionNote env={env} heading={heading} />;
  const coming = items.filter((item) => !item.past);
  const past = items.filter((item) => item.past);
  const trail = (some: readonly Item[]) => (
    <ol className={styles.trail}>
      {some.map((event) => (
        <Stop key={event.noticeID} event={event} isNext={event === coming[0]} env={env} />
      ))}
    </ol>
  );
  return (
    <div className={styles.root}>
      <div className={`container ${styles.layout}`}>
        <div className={styles.side}>
          <SectionHeading env={env}>{heading}</SectionHeading>
          <CalendarLink feed="events" label={say(env, 'follow')} />
        </div>
        <div>
          {coming.length > 0 ? trail(coming) : <p className="note">{say(env, 'empty')}</p>}
          {past.length > 0 && (
            <details className={styles.past}>
              <summary>{formatCount(env, 'past', past.length)}</summary>
              {trail(past)}
            </details>
          )}
        </div>
      </div>
    </div>
  );
}

interface StopProps {
  readonly event: Item;
  readonly isNext: boolean;
  readonly env: SectionEnv;
}

function Stop({ event, isNext, env }: StopProps) {
  const start = event.entryDateTime.slice(0, 10);
  return (
    <li className={styles.stop} data-next={isNext ? '' : undefined}>
      <span className={styles.date} aria-hidden="true">
        <span className={styles.day}>{start.slice(8)}</span>
        <span className={styles.month}>{monthName(start, env.locale)}</span>
      </span>
      <div className={styles.card}>
        <EventWords env={env} event={event} isNext={isNext} styles={styles} />
        <Picture
          src={event.image}
          media={event.image_Media}
          sizes="(min-width: 48rem) 200px, 80vw"
          alt=""
          className={styles.photo}
        />
      </div>
    </li>
  );
}

import type { SectionEnv } from '#engine/section.ts';
import { monthName } from '../../../shared/dates.ts';
import { EventWords } from '../../../shared/EventWords.tsx';
import { Picture } from '../../../shared/Picture.tsx';
import type { Bindings } from '../../schema.ts';
import styles from './agenda.module.css';

interface Props {
  readonly event: Bindings['items'][number];
  /** The next one stands large. */
  readonly lead?: boolean;
  readonly env: SectionEnv;
}

export function AgendaRow({ event, lead = false, env }: Props) {
  const start = event.entryDateTime.slice(0, 10);
  return (
    <li className={lead ? styles.lead : styles.row}>
      <span className={styles.chip} aria-hidden="true">
        <span className={styles.day}>{start.slice(8)}</span>
        <span>{monthName(start, env.locale)}</span>
      </span>
      <EventWords env={env} event={event} isNext={lead} styles={styles} />
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

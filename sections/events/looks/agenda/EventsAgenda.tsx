import type { SectionProps } from '#engine/section.ts';
import { CalendarLink } from '../../../shared/CalendarLink.tsx';
import { SectionHeading } from '../../../shared/SectionHeading.tsx';
import { SectionNote } from '../../../shared/SectionNote.tsx';
import { formatCount, say } from '../../../shared/say.ts';
import type { Bindings, Settings } from '../../schema.ts';
import { AgendaRow } from './AgendaRow.tsx';
import styles from './agenda.module.css';

export function EventsAgenda({ heading, items, env }: SectionProps<Settings, Bindings>) {
  if (env.state !== 'ok' || items.length === 0) return <SectionNote env={env} heading={heading} />;
  const coming = items.filter((item) => !item.past);
  const past = items.filter((item) => item.past);
  return (
    <div className={styles.root}>
      <div className="container">
        <SectionHeading env={env} className={styles.heading}>
          {heading}
        </SectionHeading>
        {coming.length > 0 ? (
          <ol className={styles.rows}>
            {coming.map((event, index) => (
              <AgendaRow key={event.noticeID} event={event} lead={index === 0} env={env} />
            ))}
          </ol>
        ) : (
          <p className="note">{say(env, 'empty')}</p>
        )}
        {past.length > 0 && (
          <details className={styles.past}>
            <summary>{formatCount(env, 'past', past.length)}</summary>
            <ol className={styles.rows}>
              {past.map((event) => (
                <AgendaRow key={event.noticeID} event={event} env={env} />
              ))}
            </ol>
          </details>
        )}
        <CalendarLink feed="events" label={say(env, 'follow')} />
      </div>
    </div>
  );
}

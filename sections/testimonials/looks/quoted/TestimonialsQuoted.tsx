import type { SectionProps } from '#engine/section.ts';
import { PauseIcon, PlayIcon } from '../../../shared/icons.tsx';
import { keyed } from '../../../shared/keyed.ts';
import { SectionHeading } from '../../../shared/SectionHeading.tsx';
import { SectionNote } from '../../../shared/SectionNote.tsx';
import { say } from '../../../shared/say.ts';
import type { Bindings, Settings } from '../../schema.ts';
import { Quote } from './Quote.tsx';
import styles from './quoted.module.css';

/** One quotation at a time; the names are links to them, which `shared/side-tabs` makes tabs of. */
export function TestimonialsQuoted({ heading, autoplayMs, items, env }: SectionProps<Settings, Bindings>) {
  if (env.state !== 'ok' || items.length === 0) return <SectionNote env={env} heading={heading} />;
  const voices = keyed(items, (item) => item.name).map((voice, index) => ({
    ...voice,
    id: `${env.headingId}-${index + 1}`,
  }));
  return (
    <div className={styles.root}>
      <div
        className={`container ${styles.layout}`}
        data-enhance={voices.length > 1 ? 'side-tabs' : undefined}
        data-autoplay-ms={autoplayMs}
      >
        <div className={styles.head}>
          <SectionHeading env={env} className={styles.heading}>
            {heading}
          </SectionHeading>
          {voices.length > 1 && (
            <div className={styles.controls} data-tabs-controls="" hidden>
              <button
                type="button"
                data-tabs-toggle=""
                data-label-stop={say(env, 'stop')}
                data-label-start={say(env, 'start')}
                aria-label={say(env, 'start')}
              >
                <PauseIcon size={18} className={styles.pause} />
                <PlayIcon size={18} className={styles.play} />
              </button>
            </div>
          )}
        </div>
        {voices.length > 1 && (
          <div className={styles.names} data-tabs-list="">
            {voices.map(({ key, id, item }) => (
              <a key={key} href={`#${id}`}>
                {item.name}
              </a>
            ))}
          </div>
        )}
        <div className={styles.panels}>
          {voices.map(({ key, id, item }, index) => (
            <div key={key} id={id} className={styles.panel}>
              <Quote item={item} index={index} env={env} />
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}

import type { SectionProps } from '#engine/section.ts';
import { CaretLeftIcon, CaretRightIcon, PauseIcon, PlayIcon } from '../../../shared/icons.tsx';
import { keyed } from '../../../shared/keyed.ts';
import { SectionHeading } from '../../../shared/SectionHeading.tsx';
import { SectionNote } from '../../../shared/SectionNote.tsx';
import { say } from '../../../shared/say.ts';
import { scrollableRegion } from '../../../shared/scrollable-region.ts';
import type { Bindings, Settings } from '../../schema.ts';
import styles from './carousel.module.css';
import { TestimonialCard } from './TestimonialCard.tsx';

/** A row of cards that scrolls and snaps by itself; `client.ts` gives it its buttons and turns it. */
export function TestimonialsCarousel({ heading, autoplayMs, items, env }: SectionProps<Settings, Bindings>) {
  if (env.state !== 'ok' || items.length === 0) return <SectionNote env={env} heading={heading} />;
  const turns = items.length > 1;
  return (
    <div className={`band ${styles.root}`}>
      <div
        className={`container ${styles.carousel}`}
        role="group"
        aria-roledescription={say(env, 'carousel')}
        aria-label={heading}
        data-enhance={turns ? 'testimonials' : undefined}
        data-autoplay-ms={turns ? autoplayMs : undefined}
      >
        <SectionHeading env={env}>{heading}</SectionHeading>
        {turns && (
          <div className={styles.controls} data-row-controls="" hidden>
            <button
              type="button"
              data-row-toggle=""
              data-label-stop={say(env, 'stop')}
              data-label-start={say(env, 'start')}
              aria-label={say(env, 'start')}
            >
              <PauseIcon size={18} />
              <PlayIcon size={18} />
            </button>
            <button type="button" data-row-previous="" aria-label={say(env, 'previous')}>
              <CaretLeftIcon size={18} className={styles.flip} />
            </button>
            <button type="button" data-row-next="" aria-label={say(env, 'next')}>
              <CaretRightIcon size={18} className={styles.flip} />
            </button>
          </div>
        )}
        <div className={styles.view} data-row-track="" {...scrollableRegion(turns)}>
          <div className={styles.track}>
            {keyed(items, (item) => item.name).map(({ key, item }, index) => (
              <TestimonialCard
                key={key}
                item={item}
                index={index}
                position={say(env, 'position', { n: index + 1, total: items.length })}
                env={env}
              />
            ))}
          </div>
        </div>
      </div>
    </div>
  );
}

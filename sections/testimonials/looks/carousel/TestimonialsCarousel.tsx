import { useRef } from 'react';
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
import { useRotation } from './use-rotation.ts';

export function TestimonialsCarousel({ heading, autoplayMs, items, env }: SectionProps<Settings, Bindings>) {
  const view = useRef<HTMLDivElement>(null);
  const rotation = useRotation(view, { count: items?.length ?? 0, autoplayMs });
  if (env.state !== 'ok' || items.length === 0) return <SectionNote env={env} heading={heading} />;
  const { ready, playing, visible } = rotation;
  return (
    <div className={`band ${styles.root}`}>
      <div
        className={`container ${styles.carousel}`}
        role="group"
        aria-roledescription={say(env, 'carousel')}
        aria-label={heading}
        onPointerEnter={rotation.hoverStart}
        onPointerLeave={rotation.hoverEnd}
        onFocus={rotation.focused}
      >
        <SectionHeading env={env}>{heading}</SectionHeading>
        {items.length > 1 && (
          <div className={styles.controls} data-ready={ready ? '' : undefined}>
            <button type="button" onClick={rotation.toggle} aria-label={say(env, playing ? 'stop' : 'start')}>
              {playing ? <PauseIcon size={18} /> : <PlayIcon size={18} />}
            </button>
            <button type="button" onClick={rotation.previous} aria-label={say(env, 'previous')}>
              <CaretLeftIcon size={18} className={styles.flip} />
            </button>
            <button type="button" onClick={rotation.next} aria-label={say(env, 'next')}>
              <CaretRightIcon size={18} className={styles.flip} />
            </button>
          </div>
        )}
        {/* Without script the row scrolls by hand, so it takes the focus. */}
        <div
          ref={view}
          className={styles.view}
          data-ready={ready ? '' : undefined}
          {...scrollableRegion(!ready && items.length > 1)}
        >
          <div className={styles.track} aria-live={playing ? 'off' : 'polite'}>
            {keyed(items, (item) => item.name).map(({ key, item }, index) => (
              <TestimonialCard
                key={key}
                item={item}
                index={index}
                hidden={ready && !visible.includes(index)}
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

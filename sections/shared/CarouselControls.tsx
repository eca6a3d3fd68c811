import type { ReactNode } from 'react';
import type { SectionEnv } from '#engine/section.ts';
import { CaretLeftIcon, CaretRightIcon, PauseIcon, PlayIcon } from './icons.tsx';
import { say } from './say.ts';

interface Props {
  readonly env: SectionEnv;
  readonly total: number;
  readonly className: string | undefined;
  /** The section's own classes: `pause`, `play`, `flip`, `count`. */
  readonly styles: Readonly<Record<string, string>>;
  /** Of the theme's own set. */
  readonly icons?: Readonly<Record<'pause' | 'play' | 'previous' | 'next', ReactNode>>;
}

/** The buttons that `src/site/client/carousel.ts` brings to life: rotation first, then previous and next. */
export function CarouselControls({ env, total, className, styles, icons }: Props) {
  return (
    <div className={className} data-carousel-controls="" hidden>
      <button
        type="button"
        data-carousel-toggle=""
        data-label-stop={say(env, 'stop')}
        data-label-start={say(env, 'start')}
        aria-label={say(env, 'start')}
      >
        {icons?.pause ?? <PauseIcon size={18} className={styles.pause} />}
        {icons?.play ?? <PlayIcon size={18} className={styles.play} />}
      </button>
      <button type="button" data-carousel-previous="" aria-label={say(env, 'previous')}>
        {icons?.previous ?? <CaretLeftIcon size={18} className={styles.flip} />}
      </button>
      <span className={styles.count} aria-hidden="true" data-carousel-status="">
        1 / {total}
      </span>
      <button type="button" data-carousel-next="" aria-label={say(env, 'next')}>
        {icons?.next ?? <CaretRightIcon size={18} className={styles.flip} />}
      </button>
    </div>
  );
}

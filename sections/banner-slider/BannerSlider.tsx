import type { SectionProps } from '../../engine/section.ts';
import { CaretLeftIcon, CaretRightIcon, PauseIcon, PlayIcon } from '../shared/icons.tsx';
import { keyed } from '../shared/keyed.ts';
import { say } from '../shared/say.ts';
import { BannerSlide } from './BannerSlide.tsx';
import styles from './banner-slider.module.css';
import type { Bindings, Settings } from './schema.ts';

/** A row of slides that snaps by itself; `src/site/client/carousel.ts` adds buttons and rotation to `[data-carousel]`. */
export function BannerSlider(props: SectionProps<Settings, Bindings>) {
  const { items, schoolName = '', variant, autoplayMs, label, welcome, env } = props;
  const found = env.state === 'ok' ? (items ?? []) : [];
  const slides = found.length > 0 ? found : [{ heading: schoolName, banner_Details: welcome ?? '' }];
  // No heading of a page is empty.
  const name = schoolName || (label ?? '');
  const total = slides.length;
  const track = keyed(slides, (item) => item.heading).map(({ key, item }, index) => (
    <BannerSlide
      key={key}
      item={item.heading ? item : { ...item, heading: name }}
      first={index === 0}
      schoolName={schoolName}
      position={total > 1 ? say(env, 'position', { n: index + 1, total }) : undefined}
      env={env}
    />
  ));
  if (total === 1) {
    return (
      <div className={styles.root} data-variant={variant}>
        <div className={styles.track}>{track}</div>
      </div>
    );
  }
  return (
    <div
      className={styles.root}
      data-variant={variant}
      role="group"
      aria-roledescription="carousel"
      aria-label={label}
      data-carousel=""
      data-autoplay-ms={autoplayMs}
    >
      <div className={`container ${styles.controls}`} data-carousel-controls="" hidden>
        <button
          type="button"
          data-carousel-toggle=""
          data-label-stop={say(env, 'stop')}
          data-label-start={say(env, 'start')}
          aria-label={say(env, 'start')}
        >
          <PauseIcon size={18} className={styles.pause} />
          <PlayIcon size={18} className={styles.play} />
        </button>
        <button type="button" data-carousel-previous="" aria-label={say(env, 'previous')}>
          <CaretLeftIcon size={18} className={styles.flip} />
        </button>
        <span className={styles.count} aria-hidden="true" data-carousel-status="">
          1 / {total}
        </span>
        <button type="button" data-carousel-next="" aria-label={say(env, 'next')}>
          <CaretRightIcon size={18} className={styles.flip} />
        </button>
      </div>
      <div className={styles.track} data-carousel-track="" tabIndex={0}>
        {track}
      </div>
    </div>
  );
}

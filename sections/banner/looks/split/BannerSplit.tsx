import type { SectionProps } from '#engine/section.ts';
import { CarouselControls } from '../../../shared/CarouselControls.tsx';
import { keyed } from '../../../shared/keyed.ts';
import { LineArrowLeft, LineArrowRight, LinePause, LinePlay } from '../../../shared/line-icons.tsx';
import { SectionHeading } from '../../../shared/SectionHeading.tsx';
import { say } from '../../../shared/say.ts';
import { scrollableRegion } from '../../../shared/scrollable-region.ts';
import { NextDates } from './NextDates.tsx';
import { SplitSlide } from './SplitSlide.tsx';
import type { Bindings, Settings } from './schema.ts';
import styles from './split.module.css';

const icons = {
  pause: <LinePause size={20} className={styles.pause} />,
  play: <LinePlay size={18} className={styles.play} />,
  previous: <LineArrowLeft size={20} className={styles.flip} />,
  next: <LineArrowRight size={20} className={styles.flip} />,
};

/**
 * A row of slides that snaps by itself; `src/site/client/carousel.ts` adds buttons and rotation to `[data-carousel]`.
 */
export function BannerSplit(props: SectionProps<Settings, Bindings>) {
  const { items, schoolName = '', dates, autoplayMs, label, welcome, datesLabel, datesHref, datesLimit, env } = props;
  const found = env.state === 'ok' ? (items ?? []) : [];
  const slides = found.length > 0 ? found : [{ heading: schoolName, banner_Details: welcome ?? '' }];
  const next = env.state === 'ok' ? (dates ?? []).filter((one) => !one.past).slice(0, datesLimit) : [];
  // No heading of a page is empty.
  const name = schoolName || (label ?? '');
  const total = slides.length;
  const track = keyed(slides, (item) => item.heading).map(({ key, item }, index) => (
    <SplitSlide
      key={key}
      item={item.heading ? item : { ...item, heading: name }}
      first={index === 0}
      schoolName={schoolName}
      position={total > 1 ? say(env, 'position', { n: index + 1, total }) : undefined}
      env={env}
    />
  ));
  const strip = next.length > 0 && <NextDates dates={next} label={datesLabel} href={datesHref} env={env} />;
  if (total === 1) {
    return (
      <div className={styles.root}>
        <div className={styles.track}>{track}</div>
        {strip}
      </div>
    );
  }
  return (
    <div className={styles.root}>
      <div
        className={styles.carousel}
        role="group"
        aria-roledescription={say(env, 'carousel')}
        aria-label={label}
        data-carousel=""
        data-autoplay-ms={autoplayMs}
      >
        {/* Slides come and go; what the page is called stays. */}
        <SectionHeading env={env} className="visually-hidden">
          {name}
        </SectionHeading>
        <CarouselControls env={env} total={total} className={styles.controls} styles={styles} icons={icons} />
        <div className={styles.track} data-carousel-track="" {...scrollableRegion()}>
          {track}
        </div>
      </div>
      {strip}
    </div>
  );
}

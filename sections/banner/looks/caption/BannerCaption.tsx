import type { SectionProps } from '#engine/section.ts';
import { CarouselControls } from '../../../shared/CarouselControls.tsx';
import { keyed } from '../../../shared/keyed.ts';
import { SectionHeading } from '../../../shared/SectionHeading.tsx';
import { say } from '../../../shared/say.ts';
import { scrollableRegion } from '../../../shared/scrollable-region.ts';
import { subHeading } from '../../../shared/sub-heading.ts';
import type { Bindings, Settings } from '../../schema.ts';
import styles from './caption.module.css';
import { LandingSlide, WelcomeSlide } from './LandingSlide.tsx';

/** A row that can be scrolled by hand; `src/site/client/carousel.ts` lays the slides over each other and fades them. */
export function BannerCaption(props: SectionProps<Settings, Bindings>) {
  const { items, schoolName = '', autoplayMs, label, welcome, env } = props;
  const slides = env.state === 'ok' ? (items ?? []) : [];
  // No heading of a page is empty.
  const name = schoolName || (label ?? '');
  const title = (
    <SectionHeading env={env} className="visually-hidden">
      {name}
    </SectionHeading>
  );
  if (slides.length === 0) {
    const Tag = subHeading(env);
    return (
      <div className={styles.root}>
        {title}
        <div className={styles.track}>
          <WelcomeSlide>
            <Tag className={styles.heading}>{welcome || name}</Tag>
          </WelcomeSlide>
        </div>
      </div>
    );
  }
  const total = slides.length;
  const track = keyed(slides, (item) => item.heading).map(({ key, item }, index) => (
    <LandingSlide
      key={key}
      item={item.heading ? item : { ...item, heading: name }}
      first={index === 0}
      position={total > 1 ? say(env, 'position', { n: index + 1, total }) : undefined}
      env={env}
    />
  ));
  if (total === 1) {
    return (
      <div className={styles.root}>
        <div className={styles.track}>{track}</div>
      </div>
    );
  }
  return (
    <div
      className={styles.root}
      role="group"
      aria-roledescription={say(env, 'carousel')}
      aria-label={label}
      data-carousel="fade"
      data-autoplay-ms={autoplayMs}
    >
      {/* Slides come and go; what the page is called stays. */}
      {title}
      <CarouselControls env={env} total={total} className={styles.controls} styles={styles} />
      <div className={styles.track} data-carousel-track="" {...scrollableRegion(total > 1)}>
        {track}
      </div>
    </div>
  );
}

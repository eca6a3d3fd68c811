import type { SectionProps } from '#engine/section.ts';
import { SectionHeading } from '../../../shared/SectionHeading.tsx';
import { say } from '../../../shared/say.ts';
import { scrollableRegion } from '../../../shared/scrollable-region.ts';
import { SliderControls } from '../../../shared/slider/SliderControls.tsx';
import { subHeading } from '../../../shared/sub-heading.ts';
import type { Bindings, Settings } from '../../schema.ts';
import { FeatureSlide } from './FeatureSlide.tsx';
import styles from './standard.module.css';

export function FeatureCarousels(props: SectionProps<Settings, Bindings>) {
  const { env, heading, autoplayMs, speedMs, carousels } = props;
  const SubTag = subHeading(env);
  const idOf = (index: number): string => `${env.headingId}-${index + 1}`;
  return (
    <div className="band">
      <div className="container">
        <div className={styles.head}>
          <SectionHeading env={env}>{heading}</SectionHeading>
          {carousels.length > 1 && (
            <nav aria-label={say(env, 'jump')}>
              <ul className={styles.jumps}>
                {carousels.map((carousel, index) => (
                  <li key={carousel.heading}>
                    <a href={`#${idOf(index)}`}>{carousel.heading}</a>
                  </li>
                ))}
              </ul>
            </nav>
          )}
        </div>
        {carousels.map((carousel, index) => (
          <div
            key={carousel.heading}
            className={styles.carousel}
            role="group"
            aria-roledescription={say(env, 'carousel')}
            aria-labelledby={idOf(index)}
            data-enhance="slider"
            data-autoplay-ms={autoplayMs}
            data-speed-ms={speedMs}
          >
            <div className={styles.bar}>
              <SubTag id={idOf(index)} className={styles.name}>
                {carousel.heading}
              </SubTag>
              <SliderControls env={env} rotates={autoplayMs > 0} />
            </div>
            <div
              className={styles.track}
              data-slider-track=""
              {...scrollableRegion()}
              role="group"
              aria-label={carousel.heading}
            >
              {carousel.slides.map((slide, at) => (
                <FeatureSlide
                  key={slide.heading}
                  slide={slide}
                  env={env}
                  position={say(env, 'position', { n: at + 1, total: carousel.slides.length })}
                />
              ))}
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}

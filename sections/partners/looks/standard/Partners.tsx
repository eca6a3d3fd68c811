import type { SectionProps } from '#engine/section.ts';
import { Initials } from '../../../shared/Initials.tsx';
import { keyed } from '../../../shared/keyed.ts';
import { Picture } from '../../../shared/Picture.tsx';
import { SectionHeading } from '../../../shared/SectionHeading.tsx';
import { say } from '../../../shared/say.ts';
import { scrollableRegion } from '../../../shared/scrollable-region.ts';
import { SliderControls } from '../../../shared/slider/SliderControls.tsx';
import type { Bindings, Settings } from '../../schema.ts';
import styles from './standard.module.css';

/** The fewest logos that make a row. */
const fewest = 2;

export function Partners({ env, heading, autoplayMs, schools }: SectionProps<Settings, Partial<Bindings>>) {
  if (!schools || schools.length < fewest) return <SectionHeading env={env}>{heading}</SectionHeading>;
  return (
    <div className={styles.band}>
      <div
        className={`container ${styles.root}`}
        role="group"
        aria-roledescription={say(env, 'carousel')}
        aria-labelledby={env.headingId}
        data-enhance="slider"
        data-autoplay-ms={autoplayMs}
      >
        <div className={styles.head}>
          <SectionHeading env={env} className={styles.heading}>
            {heading}
          </SectionHeading>
          <SliderControls env={env} rotates={autoplayMs > 0} />
        </div>
        <ul className={styles.track} data-slider-track="" {...scrollableRegion()}>
          {keyed(schools, (school) => school.school_Name).map(({ key, item }, index) => (
            <li key={key} className={styles.school}>
              {item.school_Logo_Image ? (
                <Picture
                  src={item.school_Logo_Image}
                  media={item.school_Logo_Image_Media}
                  sizes="64px"
                  className={styles.logo}
                  logoOf={item.school_Name}
                  alt=""
                />
              ) : (
                <Initials name={item.school_Name} index={index} max={3} className={styles.initials} />
              )}
              <span className={styles.name}>
                {item.school_Name}
                {item.City && <small>{item.City}</small>}
              </span>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

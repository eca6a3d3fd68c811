import type { SectionEnv } from '../../engine/section.ts';
import type { BannerItem } from '../../schemas/sources/banners.ts';
import { Flower } from '../shared/Flower.tsx';
import { inLanguage } from '../shared/in-language.ts';
import { safeHref } from '../shared/links.ts';
import { Picture } from '../shared/Picture.tsx';
import { SectionHeading } from '../shared/SectionHeading.tsx';
import { say } from '../shared/say.ts';
import styles from './banner-slider.module.css';

interface Props {
  readonly item: BannerItem;
  readonly first: boolean;
  readonly schoolName: string;
  /** "2 of 5"; absent when the slide is the only one. */
  readonly position: string | undefined;
  readonly env: SectionEnv;
}

/** Characters from which a heading is set smaller. */
const longHeading = 56;

export function BannerSlide({ item, first, schoolName, position, env }: Props) {
  const href = safeHref(item.button1_Url);
  const own = inLanguage(env, item);
  const heading = item.heading.length > longHeading ? `${styles.heading} ${styles.long}` : styles.heading;
  const slide = position
    ? { role: 'group', 'aria-roledescription': say(env, 'slide'), 'aria-label': position, 'data-carousel-slide': '' }
    : {};
  return (
    <div className={styles.slide} {...slide}>
      <div className={`container ${styles.grid}`}>
        {/* First, as it is seen: a page that arrives in pieces would show the text where the picture then pushes it away. */}
        <div className={styles.media}>
          {item.image ? (
            <Picture
              src={item.image}
              media={item.image_Media}
              sizes="(min-width: 64rem) 700px, (min-width: 48rem) calc(100vw - 4rem), calc(100vw - 2.5rem)"
              priority={first ? 'high' : 'lazy'}
              className={styles.photo}
            />
          ) : (
            <div className={styles.pattern} aria-hidden="true">
              <Flower className={styles.flower} />
              <Flower className={styles.flower} />
              <Flower className={styles.flower} />
              {schoolName !== item.heading && <span className={styles.patternName}>{schoolName}</span>}
            </div>
          )}
        </div>
        <div className={styles.text}>
          {first ? (
            <SectionHeading env={env} className={heading} {...own}>
              {item.heading}
            </SectionHeading>
          ) : (
            <h2 className={heading} {...own}>
              {item.heading}
            </h2>
          )}
          {item.subHeading && (
            <p className={styles.sub} {...own}>
              {item.subHeading}
            </p>
          )}
          {item.banner_Details && (
            <p className={styles.details} {...own}>
              {item.banner_Details}
            </p>
          )}
          {href && item.button1_Text && (
            <a href={href} className="button" {...own}>
              {item.button1_Text}
            </a>
          )}
        </div>
      </div>
    </div>
  );
}

import { type BannerSlideProps, SlideHeading, SlideText, slideAttributes } from '../shared/banner-slide.tsx';
import { Flower } from '../shared/Flower.tsx';
import { inLanguage } from '../shared/in-language.ts';
import { safeHref } from '../shared/links.ts';
import { Picture } from '../shared/Picture.tsx';
import styles from './banner.module.css';

/** Characters from which a heading is set smaller. */
const longHeading = 56;

export function BannerSlide({ item, first, schoolName, position, env }: BannerSlideProps) {
  const href = safeHref(item.button1_Url);
  const own = inLanguage(env, item);
  const heading = item.heading.length > longHeading ? `${styles.heading} ${styles.long}` : styles.heading;
  return (
    <div className={styles.slide} {...slideAttributes({ position, env })}>
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
          <SlideHeading item={item} position={position} env={env} className={heading} />
          <SlideText item={item} text="subHeading" env={env} className={styles.sub} />
          <SlideText item={item} text="banner_Details" env={env} className={styles.details} />
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

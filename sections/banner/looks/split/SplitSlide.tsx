import { type BannerSlideProps, SlideHeading, SlideText, slideAttributes } from '../../../shared/banner-slide.tsx';
import { Contours } from '../../../shared/Contours.tsx';
import { inLanguage } from '../../../shared/in-language.ts';
import { LineArrowRight } from '../../../shared/line-icons.tsx';
import { safeHref } from '../../../shared/links.ts';
import { Picture } from '../../../shared/Picture.tsx';
import { headingSize } from './heading-size.ts';
import styles from './split.module.css';

export function SplitSlide({ item, first, schoolName, position, env }: BannerSlideProps) {
  const href = safeHref(item.button1_Url);
  const own = inLanguage(env, item);
  return (
    <div className={styles.slide} {...slideAttributes({ position, env })}>
      {/* First, as it is seen on a phone: a page that arrives in pieces moves nothing. */}
      <div className={styles.media}>
        {item.image ? (
          <Picture
            src={item.image}
            media={item.image_Media}
            sizes="(min-width: 64rem) 67vw, 100vw"
            priority={first ? 'high' : 'lazy'}
            className={styles.photo}
          />
        ) : (
          <div className={styles.pattern} aria-hidden="true">
            <Contours seed={schoolName} rings={12} className={styles.contours} />
            {schoolName !== item.heading && <span className={styles.patternName}>{schoolName}</span>}
          </div>
        )}
      </div>
      <div className={styles.panel}>
        <div className={styles.words} data-size={headingSize(item.heading)}>
          <SlideHeading item={item} position={position} env={env} className={styles.heading} />
          <SlideText item={item} text="subHeading" env={env} className={styles.sub} />
          <SlideText item={item} text="banner_Details" env={env} className={styles.details} />
          {href && item.button1_Text && (
            <a href={href} className={styles.action} {...own}>
              {item.button1_Text} <LineArrowRight size={20} className={styles.flip} />
            </a>
          )}
        </div>
      </div>
    </div>
  );
}

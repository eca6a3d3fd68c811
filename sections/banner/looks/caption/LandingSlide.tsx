import { type BannerSlideProps, SlideHeading, SlideText, slideAttributes } from '../../../shared/banner-slide.tsx';
import { inLanguage } from '../../../shared/in-language.ts';
import { safeHref } from '../../../shared/links.ts';
import { Picture } from '../../../shared/Picture.tsx';
import styles from './caption.module.css';

export function LandingSlide({ item, first, schoolName, position, env }: BannerSlideProps) {
  const href = safeHref(item.button1_Url);
  const own = inLanguage(env, item);
  return (
    <div className={styles.slide} {...slideAttributes({ position, env })}>
      <div className={styles.media}>
        {item.image ? (
          <Picture
            src={item.image}
            media={item.image_Media}
            sizes="100vw"
            priority={first ? 'high' : 'lazy'}
            className={styles.photo}
          />
        ) : (
          <div className={styles.lattice} aria-hidden="true">
            {schoolName !== item.heading && <span>{schoolName}</span>}
          </div>
        )}
      </div>
      <div className={styles.panel}>
        <div className={`container ${styles.caption}`}>
          <div>
            <SlideHeading item={item} position={position} env={env} className={styles.heading} />
            <SlideText item={item} text="subHeading" env={env} className={styles.sub} />
          </div>
          <SlideText item={item} text="banner_Details" env={env} className={styles.details} />
          {href && item.button1_Text && (
            <p className={styles.action}>
              <a href={href} {...own}>
                {item.button1_Text}
              </a>
            </p>
          )}
        </div>
      </div>
    </div>
  );
}

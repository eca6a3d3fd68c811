import type { ReactNode } from 'react';
import { type BannerSlideProps, SlideHeading, SlideText, slideAttributes } from '../../../shared/banner-slide.tsx';
import { inLanguage } from '../../../shared/in-language.ts';
import { safeHref } from '../../../shared/links.ts';
import { Picture } from '../../../shared/Picture.tsx';
import styles from './caption.module.css';

export function LandingSlide({ item, first, position, env }: Omit<BannerSlideProps, 'schoolName'>) {
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
          <div className={styles.lattice} aria-hidden="true" />
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

/** What stands where a school has no slides: the header has said its name, and its welcome says it again. */
export function WelcomeSlide({ children }: { readonly children: ReactNode }) {
  return (
    <div className={styles.slide}>
      <div className={styles.media}>
        <div className={styles.lattice} aria-hidden="true" />
      </div>
      <div className={styles.panel}>
        <div className={`container ${styles.caption}`}>{children}</div>
      </div>
    </div>
  );
}

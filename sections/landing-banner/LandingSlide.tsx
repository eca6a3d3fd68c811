import type { SectionEnv } from '../../engine/section.ts';
import type { BannerItem } from '../../schemas/sources/banners.ts';
import { inLanguage } from '../shared/in-language.ts';
import { safeHref } from '../shared/links.ts';
import { Picture } from '../shared/Picture.tsx';
import { SectionHeading } from '../shared/SectionHeading.tsx';
import { say } from '../shared/say.ts';
import styles from './landing-banner.module.css';

interface Props {
  readonly item: BannerItem;
  readonly first: boolean;
  readonly schoolName: string;
  /** "2 of 5"; absent when there is one slide only. */
  readonly position: string | undefined;
  readonly env: SectionEnv;
}

export function LandingSlide({ item, first, schoolName, position, env }: Props) {
  const href = safeHref(item.button1_Url);
  const own = inLanguage(env, item);
  const slide = position
    ? { role: 'group', 'aria-roledescription': say(env, 'slide'), 'aria-label': position, 'data-carousel-slide': '' }
    : {};
  return (
    <div className={styles.slide} {...slide}>
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
            {first ? (
              <SectionHeading env={env} className={styles.heading} {...own}>
                {item.heading}
              </SectionHeading>
            ) : (
              <h2 className={styles.heading} {...own}>
                {item.heading}
              </h2>
            )}
            {item.subHeading && (
              <p className={styles.sub} {...own}>
                {item.subHeading}
              </p>
            )}
          </div>
          {item.banner_Details && (
            <p className={styles.details} {...own}>
              {item.banner_Details}
            </p>
          )}
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

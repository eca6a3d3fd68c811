import type { SectionEnv } from '../../engine/section.ts';
import type { BannerItem } from '../../schemas/sources/banners.ts';
import { Contours } from '../shared/Contours.tsx';
import { inLanguage } from '../shared/in-language.ts';
import { LineArrowRight } from '../shared/line-icons.tsx';
import { safeHref } from '../shared/links.ts';
import { Picture } from '../shared/Picture.tsx';
import { SectionHeading } from '../shared/SectionHeading.tsx';
import { say } from '../shared/say.ts';
import { headingSize } from './heading-size.ts';
import styles from './split-banner.module.css';

interface Props {
  readonly item: BannerItem;
  readonly first: boolean;
  readonly schoolName: string;
  /** "2 of 5"; absent when the slide is the only one. */
  readonly position: string | undefined;
  readonly env: SectionEnv;
}

export function SplitSlide({ item, first, schoolName, position, env }: Props) {
  const href = safeHref(item.button1_Url);
  const own = inLanguage(env, item);
  const slide = position
    ? { role: 'group', 'aria-roledescription': say(env, 'slide'), 'aria-label': position, 'data-carousel-slide': '' }
    : {};
  return (
    <div className={styles.slide} {...slide}>
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
          {item.banner_Details && (
            <p className={styles.details} {...own}>
              {item.banner_Details}
            </p>
          )}
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

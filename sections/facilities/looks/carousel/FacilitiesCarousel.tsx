import type { SectionProps } from '#engine/section.ts';
import { Contours } from '../../../shared/Contours.tsx';
import { inLanguage } from '../../../shared/in-language.ts';
import { Picture } from '../../../shared/Picture.tsx';
import { SectionNote } from '../../../shared/SectionNote.tsx';
import { scrollableRegion } from '../../../shared/scrollable-region.ts';
import { subHeading } from '../../../shared/sub-heading.ts';
import { WideHead } from '../../../shared/wide-head/WideHead.tsx';
import { introOf } from '../../intro.ts';
import styles from './carousel.module.css';
import type { Bindings, Settings } from './schema.ts';

/** A row that scrolls and snaps; the script of `shared/snap-row` gives it its buttons and moves it on. */
export function FacilitiesCarousel(props: SectionProps<Settings, Bindings>) {
  const { items, autoplayMs, env } = props;
  const { heading, headingLanguage, text, textLanguage } = introOf(props, env);
  if (env.state !== 'ok' || items.length === 0) return <SectionNote env={env} heading={heading} />;
  const NameTag = subHeading(env);
  return (
    <div className={styles.root} data-enhance="snap-row" data-autoplay-ms={autoplayMs}>
      <WideHead env={env} heading={heading} language={headingLanguage} scrolls />
      {text && (
        <p className={styles.intro} {...textLanguage}>
          {text}
        </p>
      )}
      <ul data-row-track="" className={styles.rail} aria-label={heading} {...scrollableRegion(items.length > 1)}>
        {items.map((item, index) => (
          <li key={item.facilityId} className={styles.card}>
            {item.image ? (
              <Picture
                src={item.image}
                media={item.image_Media}
                sizes="(min-width: 64rem) 28vw, (min-width: 48rem) 38vw, 78vw"
                alt=""
                className={styles.photo}
              />
            ) : (
              <span className={styles.missing}>
                <Contours seed={item.name} />
              </span>
            )}
            <NameTag className={styles.name} {...inLanguage(env, item)}>
              <span className={styles.number} aria-hidden="true">
                {String(index + 1).padStart(2, '0')}
              </span>
              {item.name}
            </NameTag>
          </li>
        ))}
      </ul>
    </div>
  );
}

import type { SectionProps } from '../../engine/section.ts';
import { Contours } from '../shared/Contours.tsx';
import { LineArrowLeft, LineArrowRight } from '../shared/line-icons.tsx';
import { Picture } from '../shared/Picture.tsx';
import { SectionHeading } from '../shared/SectionHeading.tsx';
import { SectionNote } from '../shared/SectionNote.tsx';
import { say } from '../shared/say.ts';
import { subHeading } from '../shared/sub-heading.ts';
import styles from './facility-carousel.module.css';
import type { Bindings, Settings } from './schema.ts';

/** A row that scrolls and snaps by itself; the script of `shared/snap-row` gives it its two buttons. */
export function FacilityCarousel({ heading, items, env }: SectionProps<Settings, Bindings>) {
  if (env.state !== 'ok' || items.length === 0) return <SectionNote env={env} heading={heading} />;
  const NameTag = subHeading(env);
  return (
    <div className={styles.root} data-enhance="snap-row">
      <div className={styles.top}>
        <SectionHeading env={env} className={styles.heading}>
          {heading}
        </SectionHeading>
        <div className={styles.controls} data-row-controls="" hidden>
          <button type="button" data-row-previous="" aria-label={say(env, 'previous')}>
            <LineArrowLeft className={styles.flip} />
          </button>
          <button type="button" data-row-next="" aria-label={say(env, 'next')}>
            <LineArrowRight className={styles.flip} />
          </button>
        </div>
      </div>
      <ul data-row-track="" className={styles.rail} aria-label={heading} tabIndex={items.length > 1 ? 0 : undefined}>
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
            <NameTag className={styles.name}>
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

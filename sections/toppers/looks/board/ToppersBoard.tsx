import type { SectionProps } from '#engine/section.ts';
import { Initials } from '../../../shared/Initials.tsx';
import { CaretLeftIcon, CaretRightIcon, PauseIcon, PlayIcon } from '../../../shared/icons.tsx';
import { keyed } from '../../../shared/keyed.ts';
import { Picture } from '../../../shared/Picture.tsx';
import { RowToggle } from '../../../shared/RowControls.tsx';
import { SectionHeading } from '../../../shared/SectionHeading.tsx';
import { SectionNote } from '../../../shared/SectionNote.tsx';
import { say } from '../../../shared/say.ts';
import { scrollableRegion } from '../../../shared/scrollable-region.ts';
import styles from './board.module.css';
import type { Bindings, Settings } from './schema.ts';

export function ToppersBoard({ heading, text, items, autoplayMs, env }: SectionProps<Settings, Bindings>) {
  if (env.state !== 'ok' || items.length === 0) return <SectionNote env={env} heading={heading} />;
  return (
    <div className={styles.root}>
      <div className="container" data-enhance="snap-row" data-autoplay-ms={autoplayMs}>
        <div className={styles.head}>
          <div>
            <SectionHeading env={env} className={styles.heading}>
              {heading}
            </SectionHeading>
            {text && <p className={styles.intro}>{text}</p>}
          </div>
          <div className={styles.controls} data-row-controls="" hidden>
            <RowToggle env={env} pause={<PauseIcon size={18} />} play={<PlayIcon size={18} />} />
            <button type="button" data-row-previous="" aria-label={say(env, 'previous')}>
              <CaretLeftIcon size={18} className={styles.flip} />
            </button>
            <button type="button" data-row-next="" aria-label={say(env, 'next')}>
              <CaretRightIcon size={18} className={styles.flip} />
            </button>
          </div>
        </div>
        <ul
          className={styles.track}
          data-row-track=""
          {...scrollableRegion(items.length > 2)}
          aria-labelledby={env.headingId}
        >
          {keyed(items, (item) => item.student_Name).map(({ key, item }, index) => {
            const group = [item.class_Name, item.class_Section_Name].filter(Boolean).join(' · ');
            return (
              <li key={key} className={styles.student}>
                <div className={styles.frame}>
                  {item.student_Photo ? (
                    <Picture
                      src={item.student_Photo}
                      media={item.student_Photo_Media}
                      sizes="(min-width: 64rem) 180px, (min-width: 48rem) 22vw, 42vw"
                      alt=""
                      className={styles.photo}
                    />
                  ) : (
                    <Initials name={item.student_Name} index={index} className={styles.photo} />
                  )}
                </div>
                {item.marks && <p className={styles.marks}>{item.marks}</p>}
                <p className={styles.name}>{item.student_Name}</p>
                {group && <p className={styles.group}>{group}</p>}
              </li>
            );
          })}
        </ul>
      </div>
    </div>
  );
}

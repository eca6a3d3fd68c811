import type { SectionProps } from '#engine/section.ts';
import { inLanguage } from '../../../shared/in-language.ts';
import { SectionHeading } from '../../../shared/SectionHeading.tsx';
import { SectionNote } from '../../../shared/SectionNote.tsx';
import { introOf } from '../../intro.ts';
import { FacilityFigure } from './FacilityFigure.tsx';
import type { Bindings, Settings } from './schema.ts';
import styles from './selector.module.css';

/** Folds on phones, and names beside one picture elsewhere: links to it, which `shared/side-tabs` makes tabs of. */
export function FacilitiesSelector(props: SectionProps<Settings, Bindings>) {
  const { items, env } = props;
  const { heading, headingLanguage, text, textLanguage } = introOf(props, env);
  if (env.state !== 'ok' || items.length === 0) return <SectionNote env={env} heading={heading} />;
  const idOf = (facilityId: number): string => `${env.headingId}-${facilityId}`;
  return (
    <div className={styles.root}>
      <div className="container">
        <div className={styles.head}>
          <SectionHeading env={env} className={styles.heading} {...headingLanguage}>
            {heading}
          </SectionHeading>
          {text && (
            <p className={styles.intro} {...textLanguage}>
              {text}
            </p>
          )}
        </div>
        <div className={styles.folds}>
          {items.map((item, index) => (
            <details key={item.facilityId} className={styles.fold} name={env.headingId} open={index === 0}>
              <summary {...inLanguage(env, item)}>{item.name}</summary>
              <FacilityFigure env={env} item={item} sizes="calc(100vw - 2.5rem)" captioned={false} />
            </details>
          ))}
        </div>
        <div className={styles.board} data-enhance="side-tabs">
          <div className={styles.names} data-tabs-list="">
            {items.map((item) => (
              <a key={item.facilityId} href={`#${idOf(item.facilityId)}`} {...inLanguage(env, item)}>
                {item.name}
              </a>
            ))}
          </div>
          <div className={styles.panels}>
            {items.map((item) => (
              <div key={item.facilityId} id={idOf(item.facilityId)} className={styles.panel}>
                <FacilityFigure env={env} item={item} sizes="(min-width: 80rem) 780px, 62vw" captioned />
              </div>
            ))}
          </div>
        </div>
      </div>
    </div>
  );
}

import type { SectionProps } from '#engine/section.ts';
import { Contours } from '../../../shared/Contours.tsx';
import { AsOf } from '../../../shared/figures.tsx';
import { keyed } from '../../../shared/keyed.ts';
import { SectionHeading } from '../../../shared/SectionHeading.tsx';
import { SectionNote } from '../../../shared/SectionNote.tsx';
import type { Bindings, Settings } from '../../schema.ts';
import { shownFigures } from '../../shown-figures.ts';
import styles from './band.module.css';

export function StatsBand({ env, heading, figures: entered, records }: SectionProps<Settings, Bindings>) {
  const figures = shownFigures(env, entered, records);
  if (figures.length === 0) return <SectionNote env={env} heading={heading} />;
  return (
    <div className={styles.root}>
      <Contours seed={heading ?? ''} rings={12} className={styles.contours} />
      <div className="container">
        <SectionHeading env={env} className="visually-hidden">
          {heading}
        </SectionHeading>
        <dl className={styles.stats}>
          {keyed(figures, ({ label }) => label).map(({ key, item }) => (
            <div key={key} className={styles.stat}>
              <dt className={styles.label}>
                {item.label} <AsOf figure={item} env={env} />
              </dt>
              <dd className={styles.value}>{item.value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  );
}

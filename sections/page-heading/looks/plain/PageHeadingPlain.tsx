import type { SectionProps } from '#engine/section.ts';
import { Flower } from '../../../shared/Flower.tsx';
import { SectionHeading } from '../../../shared/SectionHeading.tsx';
import type { Bindings, Settings } from '../../schema.ts';
import styles from './plain.module.css';

export function PageHeadingPlain({ heading, text, env }: SectionProps<Settings, Bindings>) {
  return (
    <div className={styles.root}>
      <div className={`container ${styles.row}`}>
        <div className={styles.text}>
          <SectionHeading env={env} className={styles.heading}>
            {heading}
          </SectionHeading>
          {text && <p className={styles.intro}>{text}</p>}
        </div>
        <Flower className={styles.flower} />
        <Flower className={styles.flower} />
      </div>
    </div>
  );
}

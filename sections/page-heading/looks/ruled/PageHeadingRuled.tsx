import type { SectionProps } from '#engine/section.ts';
import { SectionHeading } from '../../../shared/SectionHeading.tsx';
import type { Bindings, Settings } from '../../schema.ts';
import styles from './ruled.module.css';

export function PageHeadingRuled({ heading, text, env }: SectionProps<Settings, Bindings>) {
  return (
    <div className={styles.root}>
      <div className={`container ${styles.row}`}>
        <SectionHeading env={env} className={styles.heading}>
          {heading}
        </SectionHeading>
        {text && <p className={styles.text}>{text}</p>}
      </div>
      <div className={styles.lattice} />
    </div>
  );
}

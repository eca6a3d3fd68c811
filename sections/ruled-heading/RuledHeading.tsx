import type { SectionProps } from '#engine/section.ts';
import { SectionHeading } from '../shared/SectionHeading.tsx';
import styles from './ruled-heading.module.css';
import type { Bindings, Settings } from './schema.ts';

export function RuledHeading({ heading, text, env }: SectionProps<Settings, Bindings>) {
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

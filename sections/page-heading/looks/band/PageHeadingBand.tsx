import type { SectionProps } from '#engine/section.ts';
import { Contours } from '../../../shared/Contours.tsx';
import { SectionHeading } from '../../../shared/SectionHeading.tsx';
import type { Bindings, Settings } from '../../schema.ts';
import styles from './band.module.css';

export function PageHeadingBand({ heading, text, seed, env }: SectionProps<Settings, Bindings>) {
  return (
    <div className={styles.root}>
      <Contours seed={`${seed ?? ''} ${heading ?? ''}`} rings={12} className={styles.contours} />
      <div className={`container ${styles.row}`}>
        <SectionHeading env={env} className={styles.heading}>
          {heading}
        </SectionHeading>
        {text && <p className={styles.text}>{text}</p>}
      </div>
    </div>
  );
}

import type { SectionProps } from '#engine/section.ts';
import { Contours } from '../../../shared/Contours.tsx';
import { SectionHeading } from '../../../shared/SectionHeading.tsx';
import type { Bindings, Settings } from '../../schema.ts';
import styles from './band.module.css';

export function StatsBand(props: SectionProps<Settings, Bindings>) {
  const stats = [
    { key: 'students', label: props.studentsLabel, value: props.studentsValue },
    { key: 'teachers', label: props.teachersLabel, value: props.teachersValue },
    { key: 'clubs', label: props.clubsLabel, value: props.clubsValue },
    { key: 'acceptance', label: props.acceptanceLabel, value: props.acceptanceValue },
  ];
  return (
    <div className={styles.root}>
      <Contours seed={props.heading ?? ''} rings={12} className={styles.contours} />
      <div className="container">
        <SectionHeading env={props.env} className="visually-hidden">
          {props.heading}
        </SectionHeading>
        <dl className={styles.stats}>
          {stats.map(({ key, label, value }) => (
            <div key={key} className={styles.stat}>
              <dt className={styles.label}>{label}</dt>
              <dd className={styles.value}>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  );
}

import type { SectionProps } from '#engine/section.ts';
import { SectionHeading } from '../../../shared/SectionHeading.tsx';
import styles from './counters.module.css';
import type { Bindings, Settings } from './schema.ts';

export function StatsCounters(props: SectionProps<Settings, Bindings>) {
  const counts = [
    { label: props.studentsLabel, value: props.studentsValue },
    { label: props.trainersLabel, value: props.trainersValue },
    { label: props.successLabel, value: props.successValue },
  ];
  return (
    <div className={styles.root}>
      <div className="container">
        <SectionHeading env={props.env} className="visually-hidden">
          {props.heading}
        </SectionHeading>
        <dl className={styles.counts}>
          {counts.map(({ label, value }) => (
            <div key={label} className={styles.count}>
              <dt>{label}</dt>
              <dd className={styles.value}>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  );
}

import type { SectionProps } from '#engine/section.ts';
import { SectionHeading } from '../shared/SectionHeading.tsx';
import { subHeading } from '../shared/sub-heading.ts';
import styles from './reasons.module.css';
import type { Bindings, Settings } from './schema.ts';

export function Reasons({ env, heading, reasons }: SectionProps<Settings, Bindings>) {
  const SubTag = subHeading(env);
  return (
    <div className={styles.band}>
      <div className={`container ${styles.grid}`}>
        <SectionHeading env={env} className={styles.heading}>
          {heading}
        </SectionHeading>
        <ul className={styles.reasons}>
          {reasons.map((reason) => (
            <li key={reason.heading}>
              <SubTag className={styles.name}>{reason.heading}</SubTag>
              <p>{reason.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

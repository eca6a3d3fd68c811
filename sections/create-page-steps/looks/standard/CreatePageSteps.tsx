import type { SectionProps } from '#engine/section.ts';
import { SectionHeading } from '../../../shared/SectionHeading.tsx';
import { subHeading } from '../../../shared/sub-heading.ts';
import type { Bindings, Settings } from '../../schema.ts';
import styles from './standard.module.css';

export function CreatePageSteps({ env, heading, lead, steps }: SectionProps<Settings, Bindings>) {
  const SubTag = subHeading(env);
  return (
    <div className={styles.band}>
      <div className={`container ${styles.grid}`}>
        <div>
          <SectionHeading env={env} className={styles.title}>
            {heading}
          </SectionHeading>
          {lead && <p className={styles.lead}>{lead}</p>}
        </div>
        <ol className={styles.steps}>
          {steps.map((step) => (
            <li key={step.heading} className={styles.step}>
              <SubTag className={styles.heading}>{step.heading}</SubTag>
              <p className={styles.text}>{step.text}</p>
            </li>
          ))}
        </ol>
      </div>
    </div>
  );
}

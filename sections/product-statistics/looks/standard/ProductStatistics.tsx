import type { SectionProps } from '#engine/section.ts';
import { SectionHeading } from '../../../shared/SectionHeading.tsx';
import { subHeading } from '../../../shared/sub-heading.ts';
import type { Bindings, Settings } from '../../schema.ts';
import styles from './standard.module.css';

const figures = ['schools', 'students', 'support', 'states'] as const;

export function ProductStatistics(props: SectionProps<Settings, Bindings>) {
  const { env, heading, lead, features } = props;
  const SubTag = subHeading(env);
  return (
    <div className={styles.band}>
      <div className="container">
        <div className={styles.intro}>
          <SectionHeading env={env}>{heading}</SectionHeading>
          {lead && <p className={styles.lead}>{lead}</p>}
        </div>
        <ul className={styles.figures}>
          {figures.map((figure) => (
            <li key={figure}>
              <b>{props[`${figure}Value`]}</b> <span>{props[`${figure}Label`]}</span>
            </li>
          ))}
        </ul>
        <ul className={styles.features}>
          {features.map((feature) => (
            <li key={feature.heading}>
              <SubTag className={styles.name}>{feature.heading}</SubTag>
              <p>{feature.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

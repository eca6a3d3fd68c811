import type { SectionProps } from '#engine/section.ts';
import { AsOf } from '../../../shared/figures.tsx';
import { keyed } from '../../../shared/keyed.ts';
import { SectionHeading } from '../../../shared/SectionHeading.tsx';
import { subHeading } from '../../../shared/sub-heading.ts';
import type { Bindings, Settings } from '../../schema.ts';
import styles from './standard.module.css';

export function ProductStatistics({ env, heading, lead, figures, features }: SectionProps<Settings, Bindings>) {
  const SubTag = subHeading(env);
  return (
    <div className={styles.band}>
      <div className="container">
        <div className={styles.intro}>
          <SectionHeading env={env}>{heading}</SectionHeading>
          {lead && <p className={styles.lead}>{lead}</p>}
        </div>
        {figures.length > 0 && (
          <ul className={styles.figures}>
            {keyed(figures, ({ label }) => label).map(({ key, item }) => (
              <li key={key}>
                <b>{item.value}</b> <span>{item.label}</span> <AsOf figure={item} env={env} />
              </li>
            ))}
          </ul>
        )}
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

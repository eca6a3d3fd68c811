import type { SectionProps } from '../../engine/section.ts';
import { SectionHeading } from '../shared/SectionHeading.tsx';
import styles from './platform-schools.module.css';
import { SchoolCard } from './SchoolCard.tsx';
import type { Bindings, Settings } from './schema.ts';

export function PlatformSchools({ env, heading, lead, schools }: SectionProps<Settings, Bindings>) {
  return (
    <div className={styles.band}>
      <div className="container">
        <div className={styles.intro}>
          <SectionHeading env={env}>{heading}</SectionHeading>
          {lead && <p className={styles.lead}>{lead}</p>}
        </div>
        {env.state === 'ok' ? (
          <ul className={styles.cards} data-few={schools.length < 3 ? '' : undefined}>
            {schools.map((school, index) => (
              <SchoolCard key={school.schoolKey} school={school} env={env} index={index} />
            ))}
          </ul>
        ) : (
          <p className="note">{env.strings[env.state]}</p>
        )}
      </div>
    </div>
  );
}

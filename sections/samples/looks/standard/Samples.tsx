import type { SectionProps } from '#engine/section.ts';
import { SectionHeading } from '../../../shared/SectionHeading.tsx';
import { say } from '../../../shared/say.ts';
import { subHeading } from '../../../shared/sub-heading.ts';
import type { Bindings, Settings } from '../../schema.ts';
import { CardSample } from './CardSample.tsx';
import { CertificateSample } from './CertificateSample.tsx';
import { ResultSample } from './ResultSample.tsx';
import styles from './standard.module.css';
import { WebsiteSample } from './WebsiteSample.tsx';

/** The four categories, each with the document that it is about. */
const categories = [
  { id: 'certificate', Sample: CertificateSample },
  { id: 'result', Sample: ResultSample },
  { id: 'card', Sample: CardSample },
  { id: 'website', Sample: WebsiteSample },
] as const;

/** Tabs that `shared/side-tabs` wires; without script all panels stand, and the links lead to them. */
export function Samples({ env, heading, lead, schoolName }: SectionProps<Settings, Bindings>) {
  const SubTag = subHeading(env);
  const idOf = (id: string): string => `${env.headingId}-${id}`;
  return (
    <div className={styles.band}>
      <div className="container">
        <SectionHeading env={env}>{heading}</SectionHeading>
        {lead && <p className={styles.lead}>{lead}</p>}
        <div className={styles.grid} data-enhance="side-tabs">
          <div className={styles.list} data-tabs-list="">
            {categories.map(({ id }) => (
              <a key={id} href={`#${idOf(id)}`}>
                {say(env, id)}
              </a>
            ))}
          </div>
          <div className={styles.panels}>
            {categories.map(({ id, Sample }) => (
              <div key={id} id={idOf(id)} className={styles.panel}>
                <div className={styles.words}>
                  <SubTag className={styles.name}>{say(env, id)}</SubTag>
                  <p>{say(env, `${id}Note`)}</p>
                </div>
                <Sample env={env} schoolName={schoolName} />
              </div>
            ))}
          </div>
        </div>
      </div>
    </div>
  );
}

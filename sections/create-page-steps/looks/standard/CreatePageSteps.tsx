import type { SectionProps } from '#engine/section.ts';
import { SectionHeading } from '../../../shared/SectionHeading.tsx';
import { subHeading } from '../../../shared/sub-heading.ts';
import type { Bindings, Settings } from '../../schema.ts';
import styles from './standard.module.css';

export function CreatePageSteps(props: SectionProps<Settings, Bindings>) {
  const { env, signedIn } = props;
  const SubTag = subHeading(env);
  return (
    <div className={styles.band}>
      <div className={`container ${styles.grid}`}>
        <div className={styles.intro}>
          <SectionHeading env={env}>{props.heading}</SectionHeading>
          <p className={styles.lead}>{props.lead}</p>
        </div>
        <ol className={styles.steps}>
          {props.steps.map((step) => (
            <li key={step.heading} className={styles.step}>
              <div className={styles.words}>
                <SubTag className={styles.heading}>{step.heading}</SubTag>
                <p>{step.text}</p>
              </div>
              {step.slip && (
                <pre className={styles.slip}>
                  <code>{step.slip}</code>
                </pre>
              )}
            </li>
          ))}
        </ol>
        {!signedIn && (
          <div className={styles.create} id={props.createAnchor}>
            <SubTag className={styles.heading}>{props.createHeading}</SubTag>
            <p>{props.createText}</p>
            <a className="button" href={props.createHref}>
              {props.createLabel}
            </a>
          </div>
        )}
      </div>
    </div>
  );
}

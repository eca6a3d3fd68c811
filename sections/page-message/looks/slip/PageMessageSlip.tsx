import type { SectionProps } from '#engine/section.ts';
import { FailureHelp } from '../../../shared/failure/FailureHelp.tsx';
import { SectionHeading } from '../../../shared/SectionHeading.tsx';
import type { Bindings, Settings } from '../../schema.ts';
import styles from './slip.module.css';

/** A message of a whole page, written on a ruled slip. */
export function PageMessageSlip({ heading, text, env, ...failure }: SectionProps<Settings, Bindings>) {
  return (
    <div className={styles.root}>
      <div className="container">
        <div className={styles.slip}>
          <SectionHeading env={env} className={styles.heading}>
            {heading}
          </SectionHeading>
          {text && <p className={styles.text}>{text}</p>}
          {failure.linkHref && <FailureHelp env={env} {...failure} className={styles.help} buttonClass="button" />}
        </div>
      </div>
    </div>
  );
}

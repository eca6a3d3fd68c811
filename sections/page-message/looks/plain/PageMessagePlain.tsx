import type { SectionProps } from '#engine/section.ts';
import { Flower } from '../../../shared/Flower.tsx';
import { FailureHelp } from '../../../shared/failure/FailureHelp.tsx';
import { SectionHeading } from '../../../shared/SectionHeading.tsx';
import type { Bindings, Settings } from '../../schema.ts';
import styles from './plain.module.css';

export function PageMessagePlain({ heading, text, env, ...failure }: SectionProps<Settings, Bindings>) {
  return (
    <div className={`container ${styles.root}`}>
      <Flower className={styles.flower} />
      <div>
        <SectionHeading env={env} className={styles.heading}>
          {heading}
        </SectionHeading>
        <p className={styles.text}>{text}</p>
        <FailureHelp env={env} {...failure} className={styles.help} buttonClass="button" />
      </div>
    </div>
  );
}

import type { SectionProps } from '#engine/section.ts';
import { FailureHelp } from '../../../shared/failure/FailureHelp.tsx';
import { SectionHeading } from '../../../shared/SectionHeading.tsx';
import type { Bindings, Settings } from '../../schema.ts';
import styles from './standard.module.css';

export function ProductMessage(props: SectionProps<Settings, Bindings>) {
  const { env, heading, text, homeLabel, homeUrl, reference, phone } = props;
  const failure = { env, reference, phone, className: styles.help, buttonClass: 'button' };
  return (
    <div className={`container ${styles.grid}`}>
      <div>
        <SectionHeading env={env} className={styles.heading}>
          {heading}
        </SectionHeading>
        <p className={styles.text}>{text}</p>
        {env.state === 'ok' && <FailureHelp {...failure} linkHref={homeUrl + env.home} linkLabel={homeLabel} />}
      </div>
      {/* The yard of the wordmark, and its ball over the wall. */}
      <svg className={styles.picture} viewBox="0 0 420 260" aria-hidden="true">
        <path className={styles.ground} d="M0 236h420" />
        <path className={styles.walls} d="M20 60h60v116h100V60h60v176H20z" />
        <path className={styles.flight} d="M130 150C150-10 300-20 372 214" />
        <circle className={styles.gap} cx="130" cy="150" r="25" />
        <circle className={styles.ball} cx="372" cy="209" r="26" />
      </svg>
    </div>
  );
}

import { say } from '../../../shared/say.ts';
import type { SampleProps } from './sample-props.ts';
import styles from './standard.module.css';

/** A certificate as it comes out of the printer. */
export function CertificateSample({ env, schoolName }: SampleProps) {
  return (
    <div className={styles.certificate}>
      <p className={styles.school}>{schoolName}</p>
      <p className={styles.certificateTitle}>{say(env, 'certificateTitle')}</p>
      <p>{say(env, 'certificateText')}</p>
      <p className={styles.certificateName}>{say(env, 'certificateName')}</p>
      <p>{say(env, 'certificateFor')}</p>
      <svg className={styles.seal} viewBox="0 0 80 80" width="80" height="80" aria-hidden="true">
        <path d="M40 2l7 7 10-3 3 10 10 3-3 10 7 7-7 7 3 10-10 3-3 10-10-3-7 7-7-7-10 3-3-10-10-3 3-10-7-7 7-7-3-10 10-3 3-10 10 3z" />
        <circle cx="40" cy="36" r="17" />
      </svg>
      <p className={styles.signatures}>
        <span>{say(env, 'classTeacher')}</span>
        <span>{say(env, 'principal')}</span>
      </p>
    </div>
  );
}

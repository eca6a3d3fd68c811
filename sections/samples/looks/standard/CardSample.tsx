import { Initials } from '../../../shared/Initials.tsx';
import { say } from '../../../shared/say.ts';
import type { SampleProps } from './sample-props.ts';
import styles from './standard.module.css';

const lines = ['cardClass', 'cardRoll', 'cardBlood', 'cardPhone'] as const;

/** An identity card on its string. */
export function CardSample({ env, schoolName }: SampleProps) {
  return (
    <div className={styles.card}>
      <div className={styles.cardHead}>
        <p className={styles.cardSchool}>{schoolName}</p>
        <p>{say(env, 'cardTitle')}</p>
      </div>
      <Initials name={say(env, 'cardName')} index={3} className={styles.portrait} />
      <p className={styles.cardName}>{say(env, 'cardName')}</p>
      <ul className={styles.cardLines}>
        {lines.map((line) => (
          <li key={line}>{say(env, line)}</li>
        ))}
      </ul>
      <p className={styles.session}>{say(env, 'cardSession')}</p>
    </div>
  );
}

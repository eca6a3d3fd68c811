import type { SectionEnv } from '#engine/section.ts';
import { say } from '../../../shared/say.ts';
import styles from './standard.module.css';

const pupils = [
  { name: 'pupil1', here: true },
  { name: 'pupil2', here: true },
  { name: 'pupil3', here: false },
  { name: 'pupil4', here: true },
] as const;

/** A register on a phone: what a teacher sees of the app. */
export function Phone({ env }: { readonly env: SectionEnv }) {
  return (
    <div className={styles.phone} aria-hidden="true">
      <p className={styles.class}>{say(env, 'teachersToday')}</p>
      <ul className={styles.register}>
        {pupils.map(({ name, here }) => (
          <li key={name}>
            {say(env, name)}
            <span data-here={here ? '' : undefined}>{say(env, here ? 'present' : 'absent')}</span>
          </li>
        ))}
      </ul>
      <p className={styles.saved}>{say(env, 'saved')}</p>
    </div>
  );
}

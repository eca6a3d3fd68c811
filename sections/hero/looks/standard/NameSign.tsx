import type { SectionEnv } from '#engine/section.ts';
import { initialsOf } from '../../../shared/initials-of.ts';
import { say } from '../../../shared/say.ts';
import styles from './standard.module.css';

/** Lies on a picture of a front page where the school's name stands in it, and says the one that is typed. */
export function NameSign({ env }: { readonly env: SectionEnv }) {
  const name = say(env, 'yourSchool');
  return (
    <div className={styles.sign} aria-hidden="true">
      <p className={styles.brand}>
        <span className={styles.crest} data-typed="initials">
          {initialsOf(name)}
        </span>
        <span className={styles.short} data-typed="school">
          {name}
        </span>
      </p>
      <p className={styles.title}>
        <span className={styles.large} data-typed="school">
          {name}
        </span>
        <span className={styles.small} data-typed="city" data-words={say(env, 'schoolIn')}>
          {say(env, 'schoolInTown')}
        </span>
      </p>
    </div>
  );
}

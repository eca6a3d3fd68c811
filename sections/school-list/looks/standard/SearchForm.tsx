import type { SectionEnv } from '#engine/section.ts';
import { say } from '../../../shared/say.ts';
import styles from './standard.module.css';

interface Props {
  readonly env: SectionEnv;
  readonly keyword: string;
  readonly city: string;
}

/** The search as a plain form: its answer is this page with the words in its address. */
export function SearchForm({ env, keyword, city }: Props) {
  const fields = [
    { name: 'keyword', value: keyword },
    { name: 'city', value: city },
  ];
  return (
    <search>
      <form className={styles.search} action={env.path} aria-label={say(env, 'search')}>
        {fields.map(({ name, value }) => (
          <p key={name} className={styles.field}>
            <label htmlFor={`${env.headingId}-${name}`}>{say(env, name)}</label>
            <input id={`${env.headingId}-${name}`} name={name} type="search" defaultValue={value} maxLength={100} />
          </p>
        ))}
        <button type="submit" className="button">
          {say(env, 'find')}
        </button>
        {(keyword || city) && (
          <a className={styles.all} href={env.path}>
            {say(env, 'all')}
          </a>
        )}
      </form>
    </search>
  );
}

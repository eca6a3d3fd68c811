import { say } from '../../../shared/say.ts';
import type { SampleProps } from './sample-props.ts';
import styles from './standard.module.css';

const sections = [
  { name: 'banner', on: true },
  { name: 'notices', on: true },
  { name: 'birthdays', on: false },
  { name: 'gallery', on: true },
  { name: 'holidays', on: true },
] as const;

/** The list in which a school orders its home page, beside that page in outline. */
export function WebsiteSample({ env, schoolName }: SampleProps) {
  return (
    <div className={styles.website}>
      <div className={styles.order}>
        <p className={styles.school}>{say(env, 'sectionsTitle')}</p>
        <ul>
          {sections.map(({ name, on }) => (
            <li key={name} data-on={on ? '' : undefined}>
              <b>{say(env, name)}</b> <span>{say(env, on ? 'on' : 'off')}</span>
            </li>
          ))}
        </ul>
      </div>
      <svg className={styles.outline} viewBox="0 0 200 240" role="img" aria-label={say(env, 'site')}>
        <path data-part="page" d="M4 4h192v232H4z" />
        <path data-part="ink" d="M16 16h64v8H16z" />
        <title>{schoolName}</title>
        <path data-part="photo" d="M88 36h96v64c0 0-96 0-96 0z" />
        <path data-part="ink" d="M16 48h60v10H16zM16 64h44v10H16z" />
        <path data-part="button" d="M16 84h36v14H16z" />
        <path data-part="line" d="M16 116h168M16 130h168M16 144h168" />
        <path data-part="photo" d="M16 160h80v64H16zM104 160h38v30h-38zM146 160h38v30h-38zM104 194h80v30h-80z" />
      </svg>
    </div>
  );
}

import type { SectionProps } from '../../engine/section.ts';
import styles from './platform-footer.module.css';
import type { Bindings, Settings } from './schema.ts';

export function PlatformFooter(props: SectionProps<Settings, Bindings>) {
  const { env, email } = props;
  return (
    <div className={styles.band}>
      <div className={`container ${styles.grid}`}>
        <p className={styles.statement}>{props.statement}</p>
        <nav aria-label={env.strings.menu}>
          <ul className={styles.links}>
            <li>
              <a href={props.schoolsHref}>{props.schoolsLabel}</a>
            </li>
            <li>
              <a href={props.createHref}>{props.createLabel}</a>
            </li>
            {email && (
              <li>
                <a href={`mailto:${email}`}>{email}</a>
              </li>
            )}
          </ul>
        </nav>
        <p className={styles.licence}>{props.licence}</p>
      </div>
    </div>
  );
}

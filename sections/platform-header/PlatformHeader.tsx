import type { SectionProps } from '../../engine/section.ts';
import styles from './platform-header.module.css';
import type { Bindings, Settings } from './schema.ts';

export function PlatformHeader(props: SectionProps<Settings, Bindings>) {
  const { env } = props;
  const routes = env.nav.filter((link) => link.menu === 'main' && link.href !== '/');
  return (
    <div className={`container ${styles.bar}`}>
      <a
        className={styles.wordmark}
        href="/"
        aria-label={env.strings.home}
        aria-current={env.path === '/' ? 'page' : undefined}
      >
        <svg className={styles.mark} viewBox="0 0 32 32" width="32" height="32" aria-hidden="true">
          <path className={styles.walls} d="M2 4h8v18h12V4h8v26H2z" />
          <circle className={styles.ball} cx="16" cy="14" r="4" />
        </svg>
        Schoolyard
      </a>
      <nav aria-label={env.strings.menu}>
        <ul className={styles.links}>
          {routes.map((link) => (
            <li key={link.href}>
              <a href={link.href} aria-current={env.path === link.href ? 'page' : undefined}>
                {link.label}
              </a>
            </li>
          ))}
          <li>
            <a href={props.schoolsHref}>{props.schoolsLabel}</a>
          </li>
          <li>
            <a href={props.createHref}>{props.createLabel}</a>
          </li>
        </ul>
      </nav>
    </div>
  );
}

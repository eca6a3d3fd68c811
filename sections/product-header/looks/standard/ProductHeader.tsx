import type { SectionProps } from '#engine/section.ts';
import { MenuIcon } from '../../../shared/icons.tsx';
import { LanguageLinks } from '../../../shared/languages/LanguageLinks.tsx';
import { say } from '../../../shared/say.ts';
import type { Bindings, Settings } from '../../schema.ts';
import styles from './standard.module.css';

export function ProductHeader(props: SectionProps<Settings, Bindings>) {
  const { env, signedIn } = props;
  const routes = env.nav.filter((link) => link.menu === 'main' && link.href !== env.home);
  const links = (
    <ul className={styles.links}>
      {routes.map((link) => (
        <li key={link.href}>
          <a href={link.href} aria-current={env.path === link.href ? 'page' : undefined}>
            {link.label}
          </a>
        </li>
      ))}
      <li>
        <a href={props.loginHref}>{say(env, signedIn ? 'account' : 'login')}</a>
      </li>
    </ul>
  );
  return (
    <div className={styles.root}>
      <div className={`container ${styles.bar}`} data-header="">
        <a
          className={styles.wordmark}
          href={env.home}
          aria-label={say(env, 'home')}
          aria-current={env.path === env.home ? 'page' : undefined}
        >
          <svg className={styles.mark} viewBox="0 0 32 32" width="32" height="32" aria-hidden="true">
            <path className={styles.walls} d="M2 4h8v18h12V4h8v26H2z" />
            <circle className={styles.ball} cx="16" cy="14" r="4" />
          </svg>
          Schoolyard
        </a>
        <nav className={styles.wide} aria-label={say(env, 'menu')}>
          {links}
        </nav>
        <LanguageLinks env={env} className={styles.languages} />
        <a className={styles.demo} href={props.demoHref} data-dialog="demo-request">
          {props.demoLabel}
        </a>
        <details className={styles.narrow}>
          <summary aria-label={say(env, 'open')}>
            <MenuIcon size={22} />
          </summary>
          <nav aria-label={say(env, 'menu')}>
            {links}
            <LanguageLinks env={env} className={styles.all} />
          </nav>
        </details>
      </div>
    </div>
  );
}

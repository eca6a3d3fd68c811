import type { SectionProps } from '#engine/section.ts';
import { mailHref, phoneHref } from '../../../shared/links.ts';
import { say } from '../../../shared/say.ts';
import type { Bindings, Settings } from '../../schema.ts';
import styles from './standard.module.css';

const menus = ['main', 'footer'] as const;

export function ProductFooter(props: SectionProps<Settings, Bindings>) {
  const { env, statement, licence, createHref, signedIn, email, phone } = props;
  const nav = env.nav.filter(({ href }) => !signedIn || href !== createHref);
  return (
    <div className={styles.band}>
      <div className={`container ${styles.grid}`}>
        <div>
          <p className={styles.statement}>{statement}</p>
          <ul className={styles.links}>
            {phone && (
              <li>
                <a href={phoneHref(phone)}>
                  <bdi dir="ltr">{phone}</bdi>
                </a>
              </li>
            )}
            {email && (
              <li>
                <a href={mailHref(email)}>{email}</a>
              </li>
            )}
          </ul>
        </div>
        <nav className={styles.menus} aria-label={say(env, 'menu')}>
          {menus.map((menu) => (
            <ul key={menu} className={styles.links}>
              {nav
                .filter((link) => link.menu === menu)
                .map((link) => (
                  <li key={link.href}>
                    <a href={link.href} aria-current={env.path === link.href ? 'page' : undefined}>
                      {link.label}
                    </a>
                  </li>
                ))}
            </ul>
          ))}
        </nav>
        <p className={styles.licence}>{licence}</p>
      </div>
    </div>
  );
}

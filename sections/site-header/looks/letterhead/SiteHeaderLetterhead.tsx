import type { SectionProps } from '#engine/section.ts';
import { Crest } from '../../../shared/Crest.tsx';
import { LanguageLinks } from '../../../shared/languages/LanguageLinks.tsx';
import { mailHref, phoneHref } from '../../../shared/links.ts';
import { say } from '../../../shared/say.ts';
import type { Bindings, Settings } from '../../schema.ts';
import styles from './letterhead.module.css';

export function SiteHeaderLetterhead(props: SectionProps<Settings, Bindings>) {
  const { school, enquireLabel, enquireHref, loginHref, env } = props;
  // Without the school's own data the menu still stands.
  const known: Partial<Bindings['school']> = env.state === 'ok' ? school : {};
  const { school_Name: name, school_address: address, phone, email, office_Hours: hours } = known;
  const menu = (
    <ul className={styles.links}>
      {env.nav
        .filter((link) => link.menu === 'main')
        .map((link) => (
          <li key={link.href}>
            <a href={link.href} aria-current={link.href === env.path ? 'page' : undefined}>
              {link.label}
            </a>
          </li>
        ))}
    </ul>
  );
  return (
    <div className={styles.root}>
      <div className={`container ${styles.head}`}>
        <address className={styles.side}>
          {address && <span>{address}</span>}
          {hours && <span>{hours}</span>}
        </address>
        {name !== undefined && (
          <a href={env.home} className={styles.brand} aria-label={say(env, 'home', { name })}>
            <Crest
              name={name}
              src={known.school_Logo_Image}
              media={known.school_Logo_Image_Media}
              sizes="72px"
              priority="high"
              className={styles.crest}
            />
            <span className={styles.name}>{name}</span>
          </a>
        )}
        <div className={`${styles.side} ${styles.reach}`}>
          {phone && (
            <a href={phoneHref(phone)} aria-label={say(env, 'call', { phone })}>
              <bdi dir="ltr">{phone}</bdi>
            </a>
          )}
          {email && (
            <a href={mailHref(email)} aria-label={say(env, 'write', { email })}>
              {email}
            </a>
          )}
        </div>
        <LanguageLinks env={env} className={styles.languages} />
        <details className={styles.menu}>
          <summary>
            <span className={styles.bars} aria-hidden="true" />
            {say(env, 'menu')}
          </summary>
          <nav className={styles.sheet} aria-label={say(env, 'mainMenu')}>
            {menu}
            <LanguageLinks env={env} className={styles.all} />
            <p className={styles.actions}>
              <a href={enquireHref} className="button">
                {enquireLabel}
              </a>
              <a href={loginHref} className="button" data-quiet="">
                {say(env, 'login')}
              </a>
            </p>
          </nav>
        </details>
      </div>
      <div className={styles.rule}>
        <nav className={`container ${styles.row}`} aria-label={say(env, 'mainMenu')}>
          {menu}
          <ul className={styles.ways}>
            <li>
              <a href={loginHref}>{say(env, 'login')}</a>
            </li>
            <li>
              <a href={enquireHref} className={styles.enquire}>
                {enquireLabel}
              </a>
            </li>
          </ul>
        </nav>
      </div>
    </div>
  );
}

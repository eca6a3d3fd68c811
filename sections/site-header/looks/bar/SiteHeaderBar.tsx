import type { SectionProps } from '#engine/section.ts';
import { Initials } from '../../../shared/Initials.tsx';
import { CloseIcon, EnvelopeIcon, MenuIcon, PhoneIcon } from '../../../shared/icons.tsx';
import { LanguageLinks } from '../../../shared/languages/LanguageLinks.tsx';
import { mailHref, phoneHref } from '../../../shared/links.ts';
import { Picture } from '../../../shared/Picture.tsx';
import { say } from '../../../shared/say.ts';
import type { Bindings, Settings } from '../../schema.ts';
import styles from './bar.module.css';

export function SiteHeaderBar({ school, enquireLabel, enquireHref, loginHref, env }: SectionProps<Settings, Bindings>) {
  // Without the school's own data the menu still stands.
  const known: Partial<Bindings['school']> = env.state === 'ok' ? school : {};
  const { school_Name: name, phone, email } = known;
  const links = env.nav.filter((link) => link.menu === 'main');
  const menu = (
    <ul className={styles.links}>
      {links.map((link) => (
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
      <div className={styles.utility}>
        <div className={`container ${styles.utilityRow}`}>
          {phone && (
            <a href={phoneHref(phone)} aria-label={say(env, 'call', { phone })}>
              <PhoneIcon size={18} /> <bdi dir="ltr">{phone}</bdi>
            </a>
          )}
          {email && (
            <a href={mailHref(email)} aria-label={say(env, 'write', { email })}>
              <EnvelopeIcon size={18} /> {email}
            </a>
          )}
          <LanguageLinks env={env} className={styles.languages} />
          <a href={loginHref} className={styles.login}>
            {say(env, 'login')}
          </a>
        </div>
      </div>
      <div className={styles.bar}>
        <div className={`container ${styles.row}`}>
          {name !== undefined && (
            <a href={env.home} className={styles.brand} aria-label={say(env, 'home', { name })}>
              {known.school_Logo_Image ? (
                <Picture
                  src={known.school_Logo_Image}
                  media={known.school_Logo_Image_Media}
                  sizes="56px"
                  alt=""
                  priority="high"
                  className={styles.logo}
                />
              ) : (
                <Initials name={name} index={0} max={3} className={styles.logo} />
              )}
              <span className={styles.name}>{name}</span>
            </a>
          )}
          <nav className={styles.wide} aria-label={say(env, 'mainMenu')}>
            {menu}
          </nav>
          <LanguageLinks env={env} className={styles.other} />
          <a href={enquireHref} className={`button ${styles.enquire}`}>
            {enquireLabel}
          </a>
          <details className={styles.menu}>
            <summary>
              <MenuIcon className={styles.open} />
              <CloseIcon className={styles.close} />
              <span className="visually-hidden">{say(env, 'menu')}</span>
            </summary>
            <nav className={styles.sheet} aria-label={say(env, 'mainMenu')}>
              {menu}
              <LanguageLinks env={env} className={styles.languages} />
              <p className={styles.sheetActions}>
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
      </div>
    </div>
  );
}

import type { SectionProps } from '#engine/section.ts';
import { Initials } from '../../../shared/Initials.tsx';
import { LanguageLinks } from '../../../shared/languages/LanguageLinks.tsx';
import { LineClose, LineMenu, LinePhone } from '../../../shared/line-icons.tsx';
import { phoneHref } from '../../../shared/links.ts';
import { Picture } from '../../../shared/Picture.tsx';
import { say } from '../../../shared/say.ts';
import type { Bindings, Settings } from '../../schema.ts';
import styles from './strip.module.css';

export function SiteHeaderStrip({
  school,
  enquireLabel,
  enquireHref,
  loginHref,
  env,
}: SectionProps<Settings, Bindings>) {
  // Without the school's own data the menu still stands.
  const known: Partial<Bindings['school']> = env.state === 'ok' ? school : {};
  const { school_Name: name, phone } = known;
  const links = env.nav.filter((link) => link.menu === 'main');
  const list = (
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
      <div className={styles.strip}>
        {name !== undefined && (
          <a href={env.home} className={styles.brand} aria-label={say(env, 'home', { name })}>
            {known.school_Logo_Image ? (
              <Picture
                src={known.school_Logo_Image}
                media={known.school_Logo_Image_Media}
                sizes="48px"
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
          {list}
        </nav>
        <LanguageLinks env={env} className={styles.languages} />
        <a href={loginHref} className={styles.login}>
          {say(env, 'login')}
        </a>
        <a href={enquireHref} className={styles.enquire}>
          {enquireLabel}
        </a>
        <details className={styles.menu}>
          <summary>
            <span className={styles.open}>
              <LineMenu size={28} /> <span className={styles.word}>{say(env, 'menu')}</span>
            </span>
            <span className={styles.close}>
              <LineClose size={28} /> <span className={styles.word}>{say(env, 'close')}</span>
            </span>
          </summary>
          <nav className={styles.sheet} aria-label={say(env, 'mainMenu')}>
            {list}
            <LanguageLinks env={env} className={styles.all} />
            <p className={styles.foot}>
              <a href={enquireHref} className={styles.enquire}>
                {enquireLabel}
              </a>
              <a href={loginHref}>{say(env, 'login')}</a>
              {phone && (
                <a href={phoneHref(phone)} aria-label={say(env, 'call', { phone })}>
                  <LinePhone size={20} /> <bdi dir="ltr">{phone}</bdi>
                </a>
              )}
            </p>
          </nav>
        </details>
      </div>
    </div>
  );
}

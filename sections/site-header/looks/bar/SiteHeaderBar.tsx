import type { SectionProps } from '#engine/section.ts';
import { Flower } from '../../../shared/Flower.tsx';
import { Initials } from '../../../shared/Initials.tsx';
import { CloseIcon, MenuIcon } from '../../../shared/icons.tsx';
import { LanguageLinks } from '../../../shared/languages/LanguageLinks.tsx';
import { LineEnvelope, LinePhone } from '../../../shared/line-icons.tsx';
import { mailHref, phoneHref } from '../../../shared/links.ts';
import { Picture } from '../../../shared/Picture.tsx';
import { say } from '../../../shared/say.ts';
import { AccountLinks } from '../../AccountLinks.tsx';
import { longNameAttribute } from '../../long-name.ts';
import { MenuSheet } from '../../MenuSheet.tsx';
import { admissionsLink, menuLinks } from '../../menu-links.ts';
import type { Bindings, Settings } from '../../schema.ts';
import styles from './bar.module.css';

export function SiteHeaderBar(props: SectionProps<Settings, Bindings>) {
  const { school, today, enquireLabel, enquireHref, loginHref, env } = props;
  // Without the school's own data the menu still stands.
  const known: Partial<Bindings['school']> = env.state === 'ok' ? school : {};
  const { school_Name: name, phone, email } = known;
  const takesEnquiries = known.admission_Open !== false;
  const links = menuLinks({ ...props, school: known });
  return (
    <div className={styles.root}>
      <div className={styles.utility}>
        <div className={`container ${styles.utilityRow}`}>
          {phone && (
            <a href={phoneHref(phone)} aria-label={say(env, 'call', { phone })}>
              <LinePhone size={18} /> <bdi dir="ltr">{phone}</bdi>
            </a>
          )}
          {email && (
            <a href={mailHref(email)} aria-label={say(env, 'write', { email })}>
              <LineEnvelope size={18} /> {email}
            </a>
          )}
          <LanguageLinks env={env} className={styles.languages} />
          <AccountLinks env={env} loginHref={loginHref} className={styles.login} />
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
                  logoOf={name}
                />
              ) : (
                <Initials name={name} index={0} max={3} className={styles.logo} />
              )}
              <span className={styles.name} {...longNameAttribute(name)}>
                {name}
              </span>
            </a>
          )}
          <nav className={styles.wide} aria-label={say(env, 'mainMenu')}>
            <ul className={styles.links}>
              {links.map(({ href, label, isCurrent }) => (
                <li key={href}>
                  <a href={href} aria-current={isCurrent ? 'page' : undefined}>
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
          <LanguageLinks env={env} className={styles.other} />
          {takesEnquiries && (
            <a href={enquireHref} className={`button ${styles.enquire}`}>
              {enquireLabel}
            </a>
          )}
          <details className={styles.menu}>
            <summary>
              <MenuIcon className={styles.open} />
              <CloseIcon className={styles.close} />
              <span className={`visually-hidden ${styles.open}`}>{say(env, 'menu')}</span>
              <span className={`visually-hidden ${styles.close}`}>{say(env, 'close')}</span>
            </summary>
            <MenuSheet
              env={env}
              school={known}
              today={today}
              loginHref={loginHref}
              lead={[admissionsLink({ ...props, school: known }), ...links.filter(({ fact }) => fact)]}
              rest={links.filter(({ fact }) => !fact)}
              sign={<Flower className={styles.sign} />}
              ornament={<Flower className={styles.ornament} />}
              styles={styles}
            />
          </details>
        </div>
      </div>
    </div>
  );
}

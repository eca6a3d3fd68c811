import type { SectionProps } from '#engine/section.ts';
import { Crest } from '../../../shared/Crest.tsx';
import { LanguageLinks } from '../../../shared/languages/LanguageLinks.tsx';
import { LineClose } from '../../../shared/line-icons.tsx';
import { mailHref, phoneHref } from '../../../shared/links.ts';
import { say } from '../../../shared/say.ts';
import { withWholeTimes } from '../../../shared/times.ts';
import { AccountLinks } from '../../AccountLinks.tsx';
import { longNameAttribute } from '../../long-name.ts';
import { MenuSheet } from '../../MenuSheet.tsx';
import { admissionsLink, menuLinks } from '../../menu-links.ts';
import type { Bindings, Settings } from '../../schema.ts';
import styles from './letterhead.module.css';

export function SiteHeaderLetterhead(props: SectionProps<Settings, Bindings>) {
  const { school, today, enquireLabel, enquireHref, loginHref, env } = props;
  // Without the school's own data the menu still stands.
  const known: Partial<Bindings['school']> = env.state === 'ok' ? school : {};
  const { school_Name: name, school_address: address, phone, email, office_Hours: hours } = known;
  const takesEnquiries = known.admission_Open !== false;
  const links = menuLinks({ ...props, school: known });
  const isHome = ({ href }: { readonly href: string }): boolean => href === env.home;
  return (
    <div className={styles.root}>
      <div className={`container ${styles.head}`}>
        <address className={styles.side}>
          {address && <span>{address}</span>}
          {hours && <span>{withWholeTimes(hours)}</span>}
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
            <span className={styles.name} {...longNameAttribute(name)}>
              {name}
            </span>
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
            <span className={styles.open}>
              <span className={styles.bars} aria-hidden="true" /> {say(env, 'menu')}
            </span>
            <span className={styles.close}>
              <LineClose size={20} /> {say(env, 'close')}
            </span>
          </summary>
          <MenuSheet
            env={env}
            school={known}
            today={today}
            loginHref={loginHref}
            lead={[
              ...links.filter(isHome),
              admissionsLink({ ...props, school: known }),
              ...links.filter((link) => !isHome(link)),
            ]}
            rest={[]}
            styles={styles}
          />
        </details>
      </div>
      <div className={styles.rule}>
        <nav className={`container ${styles.row}`} aria-label={say(env, 'mainMenu')}>
          <ul className={styles.links}>
            {links.map(({ href, label, isCurrent }) => (
              <li key={href}>
                <a href={href} aria-current={isCurrent ? 'page' : undefined}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
          <ul className={styles.ways}>
            <li>
              <AccountLinks env={env} loginHref={loginHref} className={styles.login} />
            </li>
            {takesEnquiries && (
              <li>
                <a href={enquireHref} className={styles.enquire}>
                  {enquireLabel}
                </a>
              </li>
            )}
          </ul>
        </nav>
      </div>
    </div>
  );
}

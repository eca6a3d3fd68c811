import type { SectionProps } from '#engine/section.ts';
import { Initials } from '../../../shared/Initials.tsx';
import { LanguageLinks } from '../../../shared/languages/LanguageLinks.tsx';
import { LineClose, LineMenu } from '../../../shared/line-icons.tsx';
import { Picture } from '../../../shared/Picture.tsx';
import { say } from '../../../shared/say.ts';
import { AccountLinks } from '../../AccountLinks.tsx';
import { longNameAttribute } from '../../long-name.ts';
import { MenuSheet } from '../../MenuSheet.tsx';
import { admissionsLink, menuLinks } from '../../menu-links.ts';
import type { Bindings, Settings } from '../../schema.ts';
import styles from './strip.module.css';

export function SiteHeaderStrip(props: SectionProps<Settings, Bindings>) {
  const { school, today, enquireLabel, enquireHref, loginHref, env } = props;
  // Without the school's own data the menu still stands.
  const known: Partial<Bindings['school']> = env.state === 'ok' ? school : {};
  const { school_Name: name } = known;
  const takesEnquiries = known.admission_Open !== false;
  const links = menuLinks({ ...props, school: known });
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
        <LanguageLinks env={env} className={styles.languages} />
        <AccountLinks env={env} loginHref={loginHref} className={styles.login} />
        {takesEnquiries && (
          <a href={enquireHref} className={styles.enquire}>
            {enquireLabel}
          </a>
        )}
        <details className={styles.menu}>
          <summary>
            <span className={styles.open}>
              <LineMenu size={28} /> <span className={styles.word}>{say(env, 'menu')}</span>
            </span>
            <span className={styles.close}>
              <LineClose size={28} /> <span className={styles.word}>{say(env, 'close')}</span>
            </span>
          </summary>
          <MenuSheet
            env={env}
            school={known}
            today={today}
            loginHref={loginHref}
            lead={[admissionsLink({ ...props, school: known }), ...links.filter(({ fact }) => fact)]}
            rest={links.filter(({ fact }) => !fact)}
            sign={<Way className={styles.way} />}
            styles={styles}
          />
        </details>
      </div>
    </div>
  );
}

/** The way of the sun over the day of school. */
function Way({ className }: { readonly className: string | undefined }) {
  const path = 'M0 30C90 30 100 6 160 6S260 30 350 30';
  return (
    <svg viewBox="0 0 350 36" className={className} aria-hidden="true">
      <path d={path} />
      <path d={path} pathLength="1" />
    </svg>
  );
}

import type { CSSProperties } from 'react';
import type { SectionProps } from '#engine/section.ts';
import { safeHref } from '../../../shared/links.ts';
import { footerPages } from '../../../shared/own-links.ts';
import { say } from '../../../shared/say.ts';
import { withWholeTimes } from '../../../shared/times.ts';
import type { Bindings, Settings } from '../../schema.ts';
import styles from './display.module.css';
import { ReachRows } from './ReachRows.tsx';

/** How many letters the name has, by which it is set in one line. */
const lettersOf = (name: string) => ({ '--letters': Math.max(name.length, 12) }) as CSSProperties;

export function SiteFooterDisplay({ school, env }: SectionProps<Settings, Bindings>) {
  // Without the school's own data the links to the pages still stand.
  const known: Partial<Bindings['school']> = env.state === 'ok' ? school : {};
  const { school_Name: name = '', school_address: address, office_Hours: hours } = known;
  const social = [
    { label: 'Facebook', href: safeHref(known.facebook_Url) },
    { label: 'Instagram', href: safeHref(known.instagram_Url) },
    { label: 'YouTube', href: safeHref(known.youtube_Url) },
    { label: 'X', href: safeHref(known.twitter_Url) },
    { label: 'LinkedIn', href: safeHref(known.linkedin_Url) },
  ].filter((link) => link.href);
  const pages = footerPages(known, env);
  return (
    <div className={styles.root}>
      <div className={`container ${styles.columns}`}>
        <ReachRows school={known} env={env} />
        <div>
          {address && <address className={styles.address}>{address}</address>}
          {hours && (
            <p className={styles.hours}>
              <span className={styles.label}>{say(env, 'hours')}</span>
              {withWholeTimes(hours)}
            </p>
          )}
        </div>
        {pages.length > 0 && (
          <nav aria-label={say(env, 'menu')}>
            <p className={styles.label}>{say(env, 'pages')}</p>
            <ul className={styles.links}>
              {pages.map((link) => (
                <li key={link.href}>
                  <a href={link.href} aria-current={link.href === env.path ? 'page' : undefined}>
                    {link.label}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        )}
        {social.length > 0 && (
          <div>
            <p className={styles.label}>{say(env, 'follow')}</p>
            <ul className={styles.links}>
              {social.map((link) => (
                <li key={link.label}>
                  <a href={link.href}>{link.label}</a>
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
      <p className={`container ${styles.rights}`}>{say(env, 'rights', { year: env.today.slice(0, 4), name })}</p>
      {name && (
        <p className={styles.display} dir="auto" style={lettersOf(name)} aria-hidden="true">
          {name}
        </p>
      )}
    </div>
  );
}

import type { SectionProps } from '#engine/section.ts';
import { Crest } from '../../../shared/Crest.tsx';
import { mailHref, mapHref, phoneHref, phoneText, safeHref, whatsappHref } from '../../../shared/links.ts';
import { footerPages } from '../../../shared/own-links.ts';
import { say } from '../../../shared/say.ts';
import { withWholeTimes } from '../../../shared/times.ts';
import styles from './letterhead.module.css';
import type { Bindings, Settings } from './schema.ts';

export function SiteFooterLetterhead(props: SectionProps<Settings, Bindings>) {
  const { school, env } = props;
  // Without the school's own data the links to the pages still stand.
  const known: Partial<Bindings['school']> = env.state === 'ok' ? school : {};
  const {
    school_Name: name = '',
    phone,
    email,
    school_address: address,
    office_Hours: hours,
    whatsapp_Number: whatsapp,
  } = known;
  const map = mapHref(known.map_Url, address);
  const pages = [
    ...footerPages(known, env),
    { label: props.disclosureLabel, href: props.disclosureHref },
    { label: props.certificateLabel, href: props.certificateHref },
  ].flatMap(({ label, href }) => (label && href ? [{ label, href }] : []));
  const social = [
    { label: 'Facebook', href: safeHref(known.facebook_Url) },
    { label: 'Instagram', href: safeHref(known.instagram_Url) },
    { label: 'YouTube', href: safeHref(known.youtube_Url) },
    { label: 'X', href: safeHref(known.twitter_Url) },
    { label: 'LinkedIn', href: safeHref(known.linkedin_Url) },
  ].flatMap(({ label, href }) => (href ? [{ label, href }] : []));
  const ways = [
    { key: 'phone', value: phone && phoneText(phone), href: phone && phoneHref(phone) },
    { key: 'whatsapp', value: whatsapp && phoneText(whatsapp), href: whatsapp && whatsappHref(whatsapp) },
    { key: 'email', value: email, href: email && mailHref(email) },
  ].filter(({ value }) => value);
  return (
    <div className={styles.root}>
      <div className={`container ${styles.letter}`}>
        <div>
          {name && (
            <p className={styles.name}>
              <Crest
                name={name}
                src={known.school_Logo_Image}
                media={known.school_Logo_Image_Media}
                sizes="80px"
                className={styles.crest}
              />
              {name}
            </p>
          )}
          {address && <address className={styles.address}>{address}</address>}
          {map && (
            <p>
              <a href={map} className={styles.map}>
                {say(env, 'map')}
              </a>
            </p>
          )}
        </div>
        {(hours || ways.length > 0) && (
          <dl className={styles.ways}>
            {ways.map(({ key, value, href }) => (
              <div key={key}>
                <dt>{say(env, key)}</dt>
                <dd>
                  <a href={href}>
                    <bdi dir="ltr">{value}</bdi>
                  </a>
                </dd>
              </div>
            ))}
            {hours && (
              <div>
                <dt>{say(env, 'hours')}</dt>
                <dd>{withWholeTimes(hours)}</dd>
              </div>
            )}
          </dl>
        )}
        {pages.length > 0 && (
          <nav className={styles.pages} aria-label={say(env, 'menu')}>
            <ul className={styles.links}>
              {pages.map(({ label, href }) => (
                <li key={href}>
                  <a href={href} aria-current={href === env.path ? 'page' : undefined}>
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </div>
      <div className={styles.foot}>
        <div className={`container ${styles.row}`}>
          <p>{say(env, 'rights', { year: env.today.slice(0, 4), name })}</p>
          {social.length > 0 && (
            <ul className={styles.social} aria-label={say(env, 'follow')}>
              {social.map(({ label, href }) => (
                <li key={label}>
                  <a href={href}>{label}</a>
                </li>
              ))}
            </ul>
          )}
        </div>
      </div>
    </div>
  );
}

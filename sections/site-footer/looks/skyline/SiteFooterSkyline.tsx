import type { SectionProps } from '#engine/section.ts';
import { EnvelopeIcon, MapPinIcon, PhoneIcon, WhatsappIcon } from '../../../shared/icons.tsx';
import { mailHref, mapHref, phoneHref, safeHref, whatsappHref } from '../../../shared/links.ts';
import { footerPages } from '../../../shared/own-links.ts';
import { say } from '../../../shared/say.ts';
import type { Bindings, Settings } from '../../schema.ts';
import { FooterGroup } from './FooterGroup.tsx';
import { Skyline } from './Skyline.tsx';
import styles from './skyline.module.css';

export function SiteFooterSkyline({ school, env }: SectionProps<Settings, Bindings>) {
  // Without the school's own data the links to the pages still stand.
  const known: Partial<Bindings['school']> = env.state === 'ok' ? school : {};
  const { school_Name: name = '', phone, email, school_address: address } = known;
  const map = mapHref(known.map_Url, address);
  const social = [
    { label: 'Facebook', href: safeHref(known.facebook_Url) },
    { label: 'Instagram', href: safeHref(known.instagram_Url) },
    { label: 'YouTube', href: safeHref(known.youtube_Url) },
    { label: 'X', href: safeHref(known.twitter_Url) },
    { label: 'LinkedIn', href: safeHref(known.linkedin_Url) },
  ].flatMap(({ label, href }) => (href ? [{ label, href }] : []));
  const pages = footerPages(known, env);
  return (
    <div className={styles.root}>
      <Skyline className={styles.skyline} />
      <div className={styles.ground}>
        <div className={`container ${styles.columns}`}>
          <div>
            {name && <p className={styles.name}>{name}</p>}
            <ul className={styles.actions}>
              {phone && (
                <li>
                  <a href={phoneHref(phone)}>
                    <PhoneIcon /> <bdi dir="ltr">{phone}</bdi>
                  </a>
                </li>
              )}
              {known.whatsapp_Number && (
                <li>
                  <a href={whatsappHref(known.whatsapp_Number)}>
                    <WhatsappIcon /> {say(env, 'whatsapp')}
                  </a>
                </li>
              )}
              {email && (
                <li>
                  <a href={mailHref(email)}>
                    <EnvelopeIcon /> {email}
                  </a>
                </li>
              )}
            </ul>
          </div>
          {(address || known.office_Hours) && (
            <div>
              {address && (
                <>
                  <p className={styles.title}>{say(env, 'visit')}</p>
                  <address className={styles.address}>{address}</address>
                </>
              )}
              {map && (
                <p>
                  <a href={map} className={styles.map}>
                    <MapPinIcon /> {say(env, 'map')}
                  </a>
                </p>
              )}
              {known.office_Hours && (
                <>
                  <p className={styles.title}>{say(env, 'hours')}</p>
                  <p className={styles.address}>{known.office_Hours}</p>
                </>
              )}
            </div>
          )}
          {pages.length > 0 && (
            <FooterGroup title={say(env, 'pages')} label={say(env, 'menu')} links={pages} path={env.path} />
          )}
          {social.length > 0 && <FooterGroup title={say(env, 'follow')} links={social} path={env.path} />}
        </div>
        <p className={`container ${styles.rights}`}>{say(env, 'rights', { year: env.today.slice(0, 4), name })}</p>
      </div>
    </div>
  );
}

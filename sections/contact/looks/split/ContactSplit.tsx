import type { SectionProps } from '#engine/section.ts';
import { Contours } from '../../../shared/Contours.tsx';
import { LineArrowUpRight, LineMapPin } from '../../../shared/line-icons.tsx';
import { mailHref, mapHref, phoneHref, phoneText, whatsappHref } from '../../../shared/links.ts';
import { SectionHeading } from '../../../shared/SectionHeading.tsx';
import { SectionNote } from '../../../shared/SectionNote.tsx';
import { say } from '../../../shared/say.ts';
import { withWholeTimes } from '../../../shared/times.ts';
import type { Bindings, Settings } from '../../schema.ts';
import styles from './split.module.css';

export function ContactSplit({ heading, text, school, env }: SectionProps<Settings, Bindings>) {
  if (env.state !== 'ok') return <SectionNote env={env} heading={heading} />;
  const { phone, whatsapp_Number: whatsapp, email, school_address: address, office_Hours: hours } = school;
  const map = mapHref(school.map_Url, address);
  const ways = [
    { key: 'phone', value: phone && phoneText(phone), href: phone && phoneHref(phone) },
    { key: 'email', value: email, href: email && mailHref(email) },
    { key: 'whatsapp', value: whatsapp && phoneText(whatsapp), href: whatsapp && whatsappHref(whatsapp) },
    { key: 'hours', value: hours && withWholeTimes(hours), href: undefined },
  ].filter((way) => way.value);
  return (
    <div className={styles.root} data-place={address ? '' : undefined}>
      <div className={styles.words}>
        <SectionHeading env={env} className={styles.heading}>
          {heading}
        </SectionHeading>
        {text && <p className={styles.text}>{text}</p>}
        {ways.length > 0 ? (
          <dl className={styles.ways}>
            {ways.map(({ key, value, href }) => (
              <div key={key} className={styles.way} data-way={key}>
                <dt>{say(env, key)}</dt>
                <dd>
                  {href ? (
                    <a href={href}>
                      <bdi>{value}</bdi>
                    </a>
                  ) : (
                    value
                  )}
                </dd>
              </div>
            ))}
          </dl>
        ) : (
          <p className="note">{say(env, 'empty')}</p>
        )}
      </div>
      {address && (
        <div className={styles.place}>
          <Contours seed={school.schoolKey} rings={14} className={styles.contours} />
          <LineMapPin size={56} className={styles.pin} />
          <div className={styles.card}>
            <address className={styles.address}>{address}</address>
            {map && (
              <a href={map} className={styles.map}>
                {say(env, 'map')} <LineArrowUpRight size={20} className={styles.flip} />
              </a>
            )}
          </div>
        </div>
      )}
    </div>
  );
}

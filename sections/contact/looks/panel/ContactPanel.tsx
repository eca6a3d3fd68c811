import type { SectionProps } from '#engine/section.ts';
import { ClockIcon, EnvelopeIcon, MapPinIcon, PhoneIcon, WhatsappIcon } from '../../../shared/icons.tsx';
import { mailHref, mapHref, phoneHref, phoneText, whatsappHref } from '../../../shared/links.ts';
import { SectionHeading } from '../../../shared/SectionHeading.tsx';
import { SectionNote } from '../../../shared/SectionNote.tsx';
import { say } from '../../../shared/say.ts';
import { withWholeTimes } from '../../../shared/times.ts';
import type { Bindings, Settings } from '../../schema.ts';
import styles from './panel.module.css';

export function ContactPanel({ heading, text, school, env }: SectionProps<Settings, Bindings>) {
  if (env.state !== 'ok') return <SectionNote env={env} heading={heading} />;
  const { phone, whatsapp_Number: whatsapp, email, school_address: address, office_Hours: hours } = school;
  const ways = [
    { key: 'phone', icon: PhoneIcon, value: phone && phoneText(phone), href: phone && phoneHref(phone) },
    {
      key: 'whatsapp',
      icon: WhatsappIcon,
      value: whatsapp && phoneText(whatsapp),
      href: whatsapp && whatsappHref(whatsapp),
    },
    { key: 'email', icon: EnvelopeIcon, value: email, href: email && mailHref(email) },
    { key: 'address', icon: MapPinIcon, value: address, href: mapHref(school.map_Url, address) },
    { key: 'hours', icon: ClockIcon, value: hours && withWholeTimes(hours), href: undefined },
  ].filter((way) => way.value);
  return (
    <div className="band">
      <div className={`container ${styles.layout}`}>
        <div>
          <SectionHeading env={env}>{heading}</SectionHeading>
          {text && <p className={styles.text}>{text}</p>}
        </div>
        {ways.length > 0 ? (
          <ul className={styles.ways}>
            {ways.map(({ key, icon: WayIcon, value, href }) => {
              const face = (
                <>
                  <WayIcon size={36} className={styles.icon} />
                  <span>
                    <span className={styles.label}>{say(env, key)}</span>
                    <bdi className={styles.value}>{value}</bdi>
                  </span>
                </>
              );
              return (
                <li key={key} data-way={key}>
                  {href ? (
                    <a href={href} className={styles.way}>
                      {face}
                    </a>
                  ) : (
                    <div className={styles.way}>{face}</div>
                  )}
                </li>
              );
            })}
          </ul>
        ) : (
          <p className="note">{say(env, 'empty')}</p>
        )}
      </div>
    </div>
  );
}

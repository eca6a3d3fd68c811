import type { SectionProps } from '#engine/section.ts';
import { mailHref, mapHref, phoneHref, phoneText, whatsappHref } from '../../../shared/links.ts';
import { SectionHeading } from '../../../shared/SectionHeading.tsx';
import { SectionNote } from '../../../shared/SectionNote.tsx';
import { say } from '../../../shared/say.ts';
import { withWholeTimes } from '../../../shared/times.ts';
import type { Bindings, Settings } from '../../schema.ts';
import styles from './letter.module.css';

export function ContactLetter({ heading, text, school, env }: SectionProps<Settings, Bindings>) {
  if (env.state !== 'ok') return <SectionNote env={env} heading={heading} />;
  const { phone, whatsapp_Number: whatsapp, email, school_address: address, office_Hours: hours } = school;
  const lines = [
    { key: 'phone', value: phone && phoneText(phone), href: phone && phoneHref(phone) },
    { key: 'whatsapp', value: whatsapp && phoneText(whatsapp), href: whatsapp && whatsappHref(whatsapp) },
    { key: 'email', value: email, href: email && mailHref(email) },
    { key: 'address', value: address, href: mapHref(school.map_Url, address) },
    { key: 'hours', value: hours && withWholeTimes(hours), href: undefined },
  ].filter(({ value }) => value);
  return (
    <div className={styles.root}>
      <div className={`container ${styles.layout}`}>
        <div>
          <SectionHeading env={env} className={styles.heading}>
            {heading}
          </SectionHeading>
          {text && <p className={styles.text}>{text}</p>}
        </div>
        {lines.length > 0 ? (
          <dl className={styles.paper}>
            {lines.map(({ key, value, href }) => (
              <div key={key} className={styles.line} data-way={key}>
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
    </div>
  );
}

import type { SectionProps } from '#engine/section.ts';
import { dayMonthYear } from '../shared/dates.ts';
import { inLanguage } from '../shared/in-language.ts';
import { mailHref, phoneHref } from '../shared/links.ts';
import { RichText } from '../shared/RichText.tsx';
import { SectionHeading } from '../shared/SectionHeading.tsx';
import { say } from '../shared/say.ts';
import styles from './policy-text.module.css';
import type { Bindings, Settings } from './schema.ts';

export function PolicyText(props: SectionProps<Settings, Bindings>) {
  const { env, parts, school, policy, contactText } = props;
  if (env.state !== 'ok')
    return (
      <div className={`container ${styles.root}`}>
        <p className="note">{say(env, 'error')}</p>
      </div>
    );
  const date = policy ? policy.entryDate : props.date;
  const { school_Name: name, phone, email, school_address: address } = school;
  return (
    <div className={styles.root}>
      <div className={`container ${styles.layout}`}>
        {env.headingLevel === 1 && <SectionHeading env={env}>{say(env, 'heading')}</SectionHeading>}
        {policy ? (
          <RichText className={styles.text} {...inLanguage(env, policy)} html={policy.policy_Text} />
        ) : (
          <div className={styles.text}>
            {parts.map((part) => (
              <section key={part.heading}>
                <h2>{withName(part.heading, name)}</h2>
                {withName(part.text, name)
                  .split(/\n{2,}/)
                  .map((paragraph) => (
                    <p key={paragraph}>{paragraph}</p>
                  ))}
              </section>
            ))}
          </div>
        )}
        <aside className={styles.contact} aria-label={say(env, 'contact')}>
          {contactText && <p>{withName(contactText, name)}</p>}
          <p className={styles.name}>{name}</p>
          {address && <address className={styles.address}>{address}</address>}
          {phone && (
            <p>
              <a href={phoneHref(phone)}>
                <bdi dir="ltr">{phone}</bdi>
              </a>
            </p>
          )}
          {email && (
            <p>
              <a href={mailHref(email)}>{email}</a>
            </p>
          )}
          {date && (
            <p className={styles.date}>
              {say(env, 'since')} <time dateTime={date}>{dayMonthYear(date, env.locale)}</time>
            </p>
          )}
        </aside>
      </div>
    </div>
  );
}

const withName = (text: string, school: string): string => text.replaceAll('{school}', () => school);

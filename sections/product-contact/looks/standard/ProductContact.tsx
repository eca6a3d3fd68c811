import type { SectionProps } from '#engine/section.ts';
import { PublicForm } from '../../../shared/form/PublicForm.tsx';
import { inLanguage } from '../../../shared/in-language.ts';
import { mailHref, phoneHref } from '../../../shared/links.ts';
import { SectionHeading } from '../../../shared/SectionHeading.tsx';
import { say } from '../../../shared/say.ts';
import { subHeading } from '../../../shared/sub-heading.ts';
import type { Bindings, Settings } from '../../schema.ts';
import { fields } from './fields.ts';
import styles from './standard.module.css';

export function ProductContact({ env, heading, lead, ...ways }: SectionProps<Settings, Partial<Bindings>>) {
  const { phone, email, address, officeHours } = ways;
  const SubTag = subHeading(env);
  return (
    <div className={`container ${styles.grid}`}>
      <div>
        <SectionHeading env={env} className={styles.heading}>
          {heading}
        </SectionHeading>
        {lead && <p className={styles.lead}>{lead}</p>}
        <dl className={styles.ways}>
          {phone && (
            <div>
              <dt>{say(env, 'phone')}</dt>
              <dd>
                <a href={phoneHref(phone)}>
                  <bdi dir="ltr">{phone}</bdi>
                </a>
              </dd>
            </div>
          )}
          {email && (
            <div>
              <dt>{say(env, 'email')}</dt>
              <dd>
                <a href={mailHref(email)}>{email}</a>
              </dd>
            </div>
          )}
          {address && (
            <div>
              <dt>{say(env, 'address')}</dt>
              <dd {...inLanguage(env)}>{address}</dd>
            </div>
          )}
          {officeHours && (
            <div>
              <dt>{say(env, 'hours')}</dt>
              <dd {...inLanguage(env)}>{officeHours}</dd>
            </div>
          )}
        </dl>
      </div>
      <div className={styles.sheet}>
        <SubTag className={styles.formHeading}>{say(env, 'formHeading')}</SubTag>
        <PublicForm env={env} action="/api/contact-messages" fields={fields} sentId="sent" columns={2} />
      </div>
    </div>
  );
}

import type { SectionProps } from '#engine/section.ts';
import { PublicForm } from '../shared/form/PublicForm.tsx';
import { FormPage } from '../shared/form-page/FormPage.tsx';
import { phoneHref } from '../shared/links.ts';
import { SectionNote } from '../shared/SectionNote.tsx';
import { say } from '../shared/say.ts';
import { fields, mailFields } from './fields.ts';
import type { Bindings, Settings } from './schema.ts';
import { TrackedEnquiry } from './TrackedEnquiry.tsx';
import './admission-track.module.css';

export function AdmissionTrack(props: SectionProps<Settings, Bindings>) {
  const { env, heading, text, school, enquiryHref } = props;
  if (env.state !== 'ok') return <SectionNote env={env} heading={heading} />;
  const mailEnv = {
    ...env,
    key: `${env.key}-mail`,
    strings: { ...env.strings, submit: say(env, 'mail.submit'), sent: say(env, 'mail.sent') },
  };
  const aside = (
    <div data-form-aside="">
      <p>
        {say(env, 'noneYet')} <a href={enquiryHref}>{say(env, 'enquire')}</a>
      </p>
      <details data-mail-link="">
        <summary>{say(env, 'mail.ask')}</summary>
        <PublicForm env={mailEnv} action="/api/admission/trackByMail" fields={mailFields} sentId="sent" />
      </details>
      {school.phone && (
        <p>
          {say(env, 'lost')}{' '}
          <a href={phoneHref(school.phone)}>
            <bdi dir="ltr">{school.phone}</bdi>
          </a>
        </p>
      )}
    </div>
  );
  return (
    <FormPage env={env} heading={heading} text={text} aside={aside}>
      <PublicForm
        env={env}
        action="/api/admission/track"
        fields={fields}
        columns={2}
        enhance="admission-track"
        facts={{ 'data-failed404': say(env, 'notFound'), 'data-link-over': say(env, 'linkOver'), 'data-prefill': '' }}
        receipt={<TrackedEnquiry env={env} phone={school.phone} />}
      />
    </FormPage>
  );
}

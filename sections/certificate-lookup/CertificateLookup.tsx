import type { SectionProps } from '#engine/section.ts';
import { PublicForm } from '../shared/form/PublicForm.tsx';
import { FormPage } from '../shared/form-page/FormPage.tsx';
import { phoneHref } from '../shared/links.ts';
import { SectionNote } from '../shared/SectionNote.tsx';
import { say } from '../shared/say.ts';
import { fieldsOn } from './fields.ts';
import type { Bindings, Settings } from './schema.ts';
import './certificate-lookup.module.css';

export function CertificateLookup({ env, heading, text, school }: SectionProps<Settings, Bindings>) {
  if (env.state !== 'ok') return <SectionNote env={env} heading={heading} />;
  const aside = (
    <div data-form-aside="">
      <p>{say(env, 'noList')}</p>
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
  const found = (
    <div data-receipt="">
      <p>{say(env, 'found')}</p>
      <p data-form-actions="">
        <a className="button" data-certificate="" href={env.path}>
          {say(env, 'download')}
        </a>
        <a className="button" data-quiet="" href={env.path}>
          {say(env, 'another')}
        </a>
      </p>
    </div>
  );
  return (
    <FormPage env={env} heading={heading} text={text} aside={aside}>
      <PublicForm
        env={env}
        action="/api/certificates/transfer"
        fields={fieldsOn(env.today)}
        columns={2}
        enhance="certificate-lookup"
        facts={{ 'data-failed404': say(env, 'notFound') }}
        receipt={found}
      />
    </FormPage>
  );
}

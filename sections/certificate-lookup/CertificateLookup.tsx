import type { SectionProps } from '#engine/section.ts';
import { PublicForm } from '../shared/form/PublicForm.tsx';
import { FormPage } from '../shared/form-page/FormPage.tsx';
import { phoneHref } from '../shared/links.ts';
import { SectionNote } from '../shared/SectionNote.tsx';
import { say } from '../shared/say.ts';
import { fieldsOn, registerFacts } from './fields.ts';
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
  const another = (
    <a className="button" data-quiet="" href={env.path}>
      {say(env, 'another')}
    </a>
  );
  const found = (
    <>
      <div data-receipt="" data-found="file">
        <p>{say(env, 'found')}</p>
        <p data-form-actions="">
          <a className="button" data-certificate="" href={env.path}>
            {say(env, 'download')}
          </a>
          {another}
        </p>
      </div>
      <div data-receipt="" data-found="register" hidden>
        <p>{say(env, 'registered')}</p>
        <dl>
          {registerFacts.map((fact) => (
            <div key={fact}>
              <dt>{say(env, `told.${fact}`)}</dt>
              <dd data-told-value={fact} />
            </div>
          ))}
        </dl>
        <p>{say(env, 'noFile')}</p>
        <p data-form-actions="">{another}</p>
      </div>
    </>
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

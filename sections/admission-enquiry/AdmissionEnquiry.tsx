import type { SectionProps } from '#engine/section.ts';
import { FormField } from '../shared/form/FormField.tsx';
import { PublicForm } from '../shared/form/PublicForm.tsx';
import { FormPage } from '../shared/form-page/FormPage.tsx';
import { SectionNote } from '../shared/SectionNote.tsx';
import { say } from '../shared/say.ts';
import { Aside } from './Aside.tsx';
import { clientFacts } from './client-facts.ts';
import { stepsOf } from './fields.ts';
import { Receipt } from './Receipt.tsx';
import type { Bindings, Settings } from './schema.ts';
import './admission-enquiry.module.css';

export function AdmissionEnquiry(props: SectionProps<Settings, Bindings>) {
  const { env, heading, text, admissions, school, trackHref, reference } = props;
  if (env.state !== 'ok') return <SectionNote env={env} heading={heading} />;
  const prefix = env.key.replaceAll('/', '-');
  const steps = stepsOf(admissions, env);
  return (
    <FormPage env={env} heading={heading} text={text} aside={<Aside env={env} school={school} trackHref={trackHref} />}>
      <PublicForm
        env={env}
        action="/api/admission/_AddStudentAdmissionEnquiry"
        sentId="sent"
        columns={2}
        enhance="admission-enquiry"
        facts={clientFacts(env, admissions)}
        receipt={<Receipt env={env} school={school} trackHref={trackHref} reference={reference} />}
        actions={
          <>
            <button type="button" className="button" data-quiet="" data-step-back="">
              {say(env, 'back')}
            </button>
            <button type="button" className="button" data-step-next="">
              {say(env, 'next')}
            </button>
          </>
        }
      >
        <ol data-steps="" aria-label={say(env, 'steps')}>
          {steps.map(({ legend }, i) => (
            <li key={legend} aria-current={i === 0 ? 'step' : undefined}>
              {say(env, legend)}
            </li>
          ))}
        </ol>
        {steps.map(({ legend, fields, earlier }, i) => (
          <fieldset key={legend} data-step={legend} data-open={i === 0 ? '' : undefined}>
            <legend tabIndex={-1}>{say(env, legend)}</legend>
            <div data-fields="">
              {fields.map((field) => (
                <FormField key={field.name} env={env} field={field} prefix={prefix} />
              ))}
            </div>
            {earlier && (
              <fieldset data-earlier="">
                <legend>{say(env, 'earlier')}</legend>
                <p data-hint="" data-earlier-hint="">
                  {say(env, 'earlierHint')}
                </p>
                <div data-fields="">
                  {earlier.map((field) => (
                    <FormField key={field.name} env={env} field={field} prefix={prefix} />
                  ))}
                </div>
              </fieldset>
            )}
          </fieldset>
        ))}
      </PublicForm>
    </FormPage>
  );
}

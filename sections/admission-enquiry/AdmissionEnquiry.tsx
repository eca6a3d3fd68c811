import type { ReactNode } from 'react';
import type { SectionEnv, SectionProps } from '#engine/section.ts';
import { FormField } from '../shared/form/FormField.tsx';
import type { FieldSpec } from '../shared/form/field-spec.ts';
import { PublicForm } from '../shared/form/PublicForm.tsx';
import { phoneHref } from '../shared/links.ts';
import { SectionHeading } from '../shared/SectionHeading.tsx';
import { SectionNote } from '../shared/SectionNote.tsx';
import { say } from '../shared/say.ts';
import { Aside } from './Aside.tsx';
import { type ClassChoice, classChoice } from './class-choice.ts';
import { clientFacts } from './client-facts.ts';
import { stepsOf } from './fields.ts';
import { Receipt } from './Receipt.tsx';
import { Review } from './Review.tsx';
import type { Bindings, Settings } from './schema.ts';
import { ageDays, shortSession } from './sessions.ts';
import './admission-enquiry.module.css';

interface Props extends SectionProps<Settings, Bindings> {
  /** How the look lays out the classes; each is a radio. */
  readonly Classes: (props: ClassesProps) => ReactNode;
}

export interface ClassesProps {
  readonly env: SectionEnv;
  readonly choice: ClassChoice;
  /** Makes ids unique on the page. */
  readonly prefix: string;
}

const stepNames = ['child', 'you', 'review'] as const;

export function AdmissionEnquiry({ Classes, ...props }: Props) {
  const { env, heading, text, admissions, school, trackHref, reference, siteUrl } = props;
  if (env.state !== 'ok') return <SectionNote env={env} heading={heading} />;
  const [session, ...otherSessions] = admissions.sessions;
  const prefix = env.key.replaceAll('/', '-');
  const aside = (
    <Aside
      env={env}
      school={school}
      sessions={admissions.sessions}
      classes={admissions.classes}
      trackHref={trackHref}
    />
  );
  if (!session || admissions.classes.length === 0)
    return (
      <div data-enquiry={env.look}>
        <div className="container" data-enquiry-grid="">
          <div data-enquiry-sheet="">
            <SectionHeading env={env}>{say(env, 'closed')}</SectionHeading>
            <p>{say(env, 'closedText')}</p>
            {school.phone && (
              <p>
                <a className="button" href={phoneHref(school.phone)}>
                  <bdi dir="ltr">{school.phone}</bdi>
                </a>
              </p>
            )}
          </div>
          {aside}
        </div>
      </div>
    );
  const [child, you, review] = stepsOf(admissions, env);
  const choice = classChoice(admissions, props.chosenClass);
  const row = (fields: readonly FieldSpec[] = [], isOptional = false) =>
    fields.map((field) => (
      <FormField key={field.name} env={env} field={field} prefix={prefix} inOptional={isOptional} />
    ));
  const isAsked = ({ name }: FieldSpec) => name !== 'Class_Id' && (name !== 'Session' || otherSessions.length > 0);
  return (
    <div data-enquiry={env.look}>
      <div className="container" data-enquiry-grid="">
        <SectionHeading env={env} className="visually-hidden">
          {heading}
        </SectionHeading>
        <div data-enquiry-sheet="">
          <PublicForm
            env={env}
            action="/api/admission/_AddStudentAdmissionEnquiry"
            sentId="sent"
            columns={2}
            enhance="admission-enquiry"
            facts={clientFacts(env, admissions)}
            receipt={
              <Receipt
                env={env}
                school={school}
                sessions={admissions.sessions}
                trackHref={trackHref}
                siteUrl={siteUrl}
                reference={reference}
              />
            }
            actions={
              <>
                <button type="button" className="button" data-step-next="">
                  <span data-when="first">{say(env, 'nextYou')}</span>
                  <span data-when="between">{say(env, 'nextReview')}</span>
                  <span data-when="returning">{say(env, 'toReview')}</span>
                </button>
                <button type="button" className="button" data-quiet="" data-step-back="">
                  {say(env, 'back')}
                </button>
                <small data-enquiry-note="">{text}</small>
              </>
            }
          >
            <div data-enquiry-top="">
              <ol data-steps="" aria-label={say(env, 'steps')}>
                {stepNames.map((name, i) => (
                  <li key={name} aria-current={i === 0 ? 'step' : undefined}>
                    <span data-step-name="">
                      <span data-step-count="">{say(env, 'stepOf', { n: String(i + 1) })}</span> {say(env, name)}
                    </span>
                  </li>
                ))}
              </ol>
              <div data-draft-bar="">
                <p data-draft-said="" role="status" />
                {(['continue', 'again', 'clear', 'reallyClear', 'keep'] as const).map((key) => (
                  <button key={key} type="button" data-draft-do={key} hidden>
                    {say(env, `draft.${key}`)}
                  </button>
                ))}
              </div>
            </div>
            <fieldset data-step="child" data-open="">
              <legend tabIndex={-1}>{say(env, 'childTitle')}</legend>
              <p data-step-lead="">{say(env, 'allNeeded')}</p>
              <div data-fields="">
                {row(child?.fields.filter(isAsked))}
                <div data-age="" data-ask={say(env, 'askAge')} role="status" />
              </div>
              {otherSessions.length === 0 && <input type="hidden" name="Session" value={session.name} />}
              <fieldset data-field="radio" data-classes-field="">
                <legend>
                  {otherSessions.length > 0
                    ? say(env, 'Class_Id')
                    : say(env, 'classIn', { session: shortSession(session.name) })}{' '}
                  <small data-ages-on="">
                    {say(env, 'agesOn', { date: ageDays(admissions.sessions, env.locale) })}
                  </small>
                </legend>
                <Classes env={env} choice={choice} prefix={prefix} />
                <p id={`${prefix}-Class_Id-error`} data-error="" hidden />
              </fieldset>
              <fieldset data-earlier="">
                <legend>{say(env, 'earlier')}</legend>
                <div data-fields="">{row(child?.earlier, true)}</div>
              </fieldset>
              <details data-more="">
                <summary>{say(env, 'more')}</summary>
                <div data-fields="">{row(child?.more, true)}</div>
              </details>
            </fieldset>
            <fieldset data-step="you">
              <legend tabIndex={-1}>{say(env, 'youTitle')}</legend>
              <p data-step-lead="">{say(env, 'youText')}</p>
              <div data-fields="">{row(you?.fields)}</div>
              <details data-more="">
                <summary>{say(env, 'more')}</summary>
                <div data-fields="">{row(you?.more, true)}</div>
              </details>
            </fieldset>
            <fieldset data-step="review">
              <legend tabIndex={-1}>{say(env, 'reviewTitle')}</legend>
              <p data-step-lead="">{say(env, 'notAdmission')}</p>
              <Review env={env} />
              <div data-fields="">{row(review?.fields)}</div>
            </fieldset>
          </PublicForm>
        </div>
        {aside}
      </div>
    </div>
  );
}

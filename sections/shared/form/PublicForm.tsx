import type { ReactNode } from 'react';
import type { SectionEnv } from '#engine/section.ts';
import { say } from '../say.ts';
import { FormField } from './FormField.tsx';
import type { FieldSpec } from './field-spec.ts';

interface FieldGroup {
  /** The string that names the group. */
  readonly legend: string;
  readonly fields: readonly FieldSpec[];
}

interface Props {
  readonly env: SectionEnv;
  /** The call's path in the API. */
  readonly action: string;
  /** Whether files go with it; such a form needs script, as the API answers it with JSON alone. */
  readonly multipart?: true;
  readonly fields?: readonly FieldSpec[];
  /** Fields under headings, if there are many. */
  readonly groups?: readonly FieldGroup[];
  /** Labels with more than text in them, by field. */
  readonly labels?: Readonly<Record<string, ReactNode>>;
  /** What the answer shows: the string `sent`. Without script the API leads back to `#sent`. */
  readonly sentId?: string | undefined;
  /** The property of the answer with an address to go on to. */
  readonly follow?: string;
  readonly columns?: 1 | 2;
  /** The enhancement that sends it, where it does more than `form`. */
  readonly enhance?: string;
  /** What that enhancement reads, by the name of the attribute. */
  readonly facts?: Readonly<Record<`data-${string}`, string>>;
  /** Fields laid out by the section itself, in place of `fields` and `groups`. */
  readonly children?: ReactNode;
  /** Stands next to the button. */
  readonly actions?: ReactNode;
  /** What is in place of the string `sent` once it was sent. */
  readonly receipt?: ReactNode;
}

/**
 * A form that anyone may send: complete without script, and with `form/client.ts` sent in the background, each error
 * next to its field. The section's strings hold `formStrings`, the labels, `submit` and `sent`.
 */
export function PublicForm(props: Props) {
  const { env, action, multipart, fields, groups, labels = {}, sentId, follow, columns = 1, enhance = 'form' } = props;
  const prefix = env.key.replaceAll('/', '-');
  const row = (list: readonly FieldSpec[]) =>
    list.map((field) => (
      <FormField key={field.name} env={env} field={field} prefix={prefix} label={labels[field.name]} />
    ));
  return (
    <div data-form="" id={sentId}>
      <form
        action={action}
        method="post"
        encType={multipart ? 'multipart/form-data' : undefined}
        data-enhance={enhance}
        {...props.facts}
        data-columns={columns}
        data-follow={follow}
        data-missing={say(env, 'missing')}
        data-missing-choice={say(env, 'missingChoice')}
        data-missing-tick={say(env, 'missingTick')}
        data-wrong-email={say(env, 'wrongEmail')}
        data-wrong-phone={say(env, 'wrongPhone')}
        data-wrong-day={say(env, 'wrongDay')}
        data-few-digits={say(env, 'fewDigits')}
        data-no-day={say(env, 'noDay')}
        data-check={say(env, 'check')}
        data-offline={say(env, 'offline')}
        data-failed={say(env, 'failed')}
      >
        <p data-form-summary="" role="alert" hidden />
        {fields && <div data-fields="">{row(fields)}</div>}
        {groups?.map(({ legend, fields: list }) => (
          <fieldset key={legend}>
            <legend>{say(env, legend)}</legend>
            <div data-fields="">{row(list)}</div>
          </fieldset>
        ))}
        {props.children}
        {/* Out of sight of people; whoever fills it in is no one. */}
        <p data-trap="" aria-hidden="true">
          <label htmlFor={`${prefix}-fax`}>{say(env, 'leaveEmpty')}</label>
          <input id={`${prefix}-fax`} name="Company_Fax" tabIndex={-1} autoComplete="off" />
        </p>
        <p data-form-failure="" role="alert" hidden />
        <p data-form-actions="">
          <button type="submit" className="button" data-sending={say(env, 'sending')}>
            {say(env, 'submit')}
          </button>
          {props.actions}
        </p>
      </form>
      <div data-form-sent="" role="status" tabIndex={-1}>
        {props.receipt ?? <p>{say(env, 'sent')}</p>}
      </div>
    </div>
  );
}

import { type SubmitEvent, useId, useRef, useState } from 'react';
import { passwordLength } from '#schemas/access/password-length.ts';
import { userStatus } from '#schemas/access/user-status.ts';
import { readMe } from '#schemas/api/account.ts';
import { changePassword } from '#schemas/api/account-password.ts';
import { homePath } from '#schemas/office.ts';
import { CallError } from '../../calls/call-error.ts';
import { useAction, useCall } from '../../calls/use-call.ts';
import { useStart } from '../../session/start.ts';
import { Button } from '../../ui/Button.tsx';
import { PasswordField } from '../../ui/Field.tsx';
import { FormErrors } from '../../ui/FormErrors.tsx';
import { useNotices } from '../../ui/Notices.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { useSaveKeys } from '../../ui/use-save-keys.ts';
import { useWords } from '../../words/words.ts';
import classes from './change-password.module.css';
import { OwnSignIns } from './OwnSignIns.tsx';
import { Strength } from './Strength.tsx';
import { changePasswordWords } from './words.ts';

const empty = { currentPassword: '', newPassword: '', again: '' };
type Name = keyof typeof empty;
const names = Object.keys(empty) as readonly Name[];

/** One's own password, and where one is logged in with it. */
export const Screen = () => {
  const say = useWords(changePasswordWords);
  const { user } = useStart();
  const isDue = user.userStatus === userStatus.mustChangePassword;
  const tell = useNotices();
  const change = useAction(changePassword);
  const { data: me } = useCall(readMe, {});
  const own = [user.name, me?.email ?? '', me?.mobile ?? ''];
  const id = useId();
  const [values, setValues] = useState(empty);
  const [errors, setErrors] = useState<Partial<Record<Name, string>>>({});
  const labels: Readonly<Record<Name, string>> = {
    currentPassword: say('current'),
    newPassword: say('next'),
    again: say('again'),
  };
  const form = useRef<HTMLFormElement>(null);
  useSaveKeys(() => form.current?.requestSubmit());
  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    const found: Partial<Record<Name, string>> = Object.fromEntries(
      names.filter((name) => values[name] === '').map((name) => [name, say('missing')]),
    );
    if (!found.again && values.again !== values.newPassword) found.again = say('differs');
    setErrors(found);
    if (Object.keys(found).length > 0) return;
    const { again: _, ...body } = values;
    try {
      await change.mutateAsync({ body });
      tell.notice(say('done'));
      setValues(empty);
      // The document was made for somebody who could open nothing else.
      if (isDue) window.location.assign(homePath(user.role));
    } catch (error) {
      if (!(error instanceof CallError)) return tell.failure(error);
      const { errors: fields = {}, errorText } = error.problem;
      const named = names.filter((name) => fields[name] !== undefined);
      setErrors(
        named.length > 0
          ? Object.fromEntries(named.map((name) => [name, fields[name]?.[0]]))
          : { currentPassword: errorText },
      );
    }
  };
  const field = (name: Name, autoComplete: string, help?: string) => (
    <PasswordField
      id={`${id}-${name}`}
      name={name}
      label={labels[name]}
      help={help}
      error={errors[name]}
      autoComplete={autoComplete}
      maxLength={1000}
      value={values[name]}
      onChange={({ currentTarget: { value } }) => setValues((before) => ({ ...before, [name]: value }))}
    />
  );
  return (
    <div className={classes.screen}>
      <PageHead title={say('title')} note={isDue ? say('due') : say('intro')} />
      <form ref={form} className={classes.form} onSubmit={submit} noValidate>
        <FormErrors
          errors={names.flatMap((name) =>
            errors[name] ? [{ label: labels[name], text: errors[name], href: `#${id}-${name}` }] : [],
          )}
        />
        {field('currentPassword', 'current-password')}
        {field('newPassword', 'new-password', values.newPassword === '' ? say('rule', passwordLength) : undefined)}
        <Strength password={values.newPassword} own={own} />
        {field('again', 'new-password')}
        <div>
          <Button look="primary" type="submit" busy={change.isPending}>
            {say('save')}
          </Button>
        </div>
      </form>
      {!isDue && <OwnSignIns />}
    </div>
  );
};

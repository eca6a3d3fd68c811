import { useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useId, useState } from 'react';
import { login } from '#schemas/api/account.ts';
import { CallError, messageOf } from '../calls/call-error.ts';
import { send } from '../calls/send.ts';
import { useSignIn } from '../session/sign-in.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog, DialogFoot } from '../ui/Dialog.tsx';
import { PasswordField } from '../ui/Field.tsx';
import { useLocale, useWords } from '../words/words.ts';
import classes from './frame.module.css';
import { toLogin } from './to-login.ts';
import { logInAgainWords } from './words.ts';

/** Asks for the password of a login, over everything that could be read. */
export const PasswordDialog = ({ login: name }: { readonly login: string }) => {
  const say = useWords(logInAgainWords);
  const locale = useLocale();
  const id = useId();
  const { signIn } = useSignIn();
  const client = useQueryClient();
  const [password, setPassword] = useState('');
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const goOn = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    if (password === '') return setError(say('missing'));
    setBusy(true);
    try {
      await send(login, { body: { login: name, password, remember: false } }, { locale });
      signIn.note(true);
      await client.invalidateQueries();
    } catch (failure) {
      const isWrong = failure instanceof CallError && failure.status === 401;
      setError(isWrong ? say('wrong') : messageOf(failure));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog title={say('title')}>
      <form className={classes.again} onSubmit={goOn} noValidate>
        <p>{say('text')}</p>
        <input type="hidden" name="login" autoComplete="username" value={name} />
        <PasswordField
          id={id}
          label={say('password', { login: name })}
          error={error}
          autoComplete="current-password"
          maxLength={1000}
          data-autofocus
          value={password}
          onChange={({ currentTarget: { value } }) => setPassword(value)}
        />
        <DialogFoot
          aside={
            <Button look="quiet" onClick={toLogin}>
              {say('leave')}
            </Button>
          }
        >
          <Button look="primary" type="submit" busy={isBusy}>
            {say('goOn')}
          </Button>
        </DialogFoot>
      </form>
    </Dialog>
  );
};

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useEffect, useId, useState } from 'react';
import { login, readMe } from '#schemas/api/account.ts';
import { CallError } from '../calls/call-error.ts';
import { send } from '../calls/send.ts';
import type { Received } from '../calls/types.ts';
import { useSignIn } from '../session/sign-in.ts';
import { useStart } from '../session/start.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { PasswordField } from '../ui/Field.tsx';
import { useLocale, useWords } from '../words/words.ts';
import classes from './frame.module.css';
import { logInAgainWords } from './words.ts';

/** How often a tab that makes no call asks whether its sign-in holds, in milliseconds: it must notice within a minute. */
const askMs = 30_000;

type SignedIn = Received<typeof readMe>['user'];

/** Asks for the password in place where the sign-in has ended, so that what was typed stays. */
export const LogInAgain = () => {
  const { holds, signIn } = useSignIn();
  const start = useStart();
  const locale = useLocale();
  const { data: me } = useQuery({
    queryKey: ['signIn'],
    queryFn: async ({ signal }) => {
      const { body } = await send(readMe, {}, { locale, signal });
      signIn.note(true);
      return body;
    },
    staleTime: 0,
    refetchInterval: askMs,
    refetchIntervalInBackground: true,
    retry: false,
  });
  const isOther = me !== undefined && !isSame(me.user, start.user);
  useEffect(() => {
    // The document was made for somebody else, or for other rights.
    if (isOther) window.location.reload();
  }, [isOther]);
  const known = me?.email ?? me?.mobile;
  const isLost = !holds && !known;
  useEffect(() => {
    if (isLost) toLogin();
  }, [isLost]);
  if (holds || !known) return null;
  return <PasswordDialog login={known} />;
};

const isSame = (one: SignedIn, other: SignedIn): boolean =>
  one.userId === other.userId &&
  one.userStatus === other.userStatus &&
  one.accessiblePaths.join() === other.accessiblePaths.join();

const toLogin = (): void => {
  const { pathname, search } = window.location;
  window.location.assign(`/login?next=${encodeURIComponent(pathname + search)}`);
};

const PasswordDialog = ({ login: name }: { readonly login: string }) => {
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
      setError(isWrong ? say('wrong') : failure instanceof Error ? failure.message : String(failure));
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
        <div className={classes.againFoot}>
          <Button look="quiet" onClick={toLogin}>
            {say('leave')}
          </Button>
          <Button look="primary" type="submit" busy={isBusy}>
            {say('goOn')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
};

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense, useEffect } from 'react';
import { readMe } from '#schemas/api/account.ts';
import { send } from '../calls/send.ts';
import type { Received } from '../calls/types.ts';
import { callOptions } from '../calls/use-call.ts';
import { useSignIn } from '../session/sign-in.ts';
import { useStart } from '../session/start.ts';
import { part } from '../ui/part.tsx';
import { useLocale } from '../words/words.ts';
import { toLogin } from './to-login.ts';

/** How often a tab that makes no call asks whether its sign-in holds, in milliseconds: it must notice within a minute. */
const askMs = 30_000;

/** Few ever need it. */
const PasswordDialog = part(async () => (await import('./PasswordDialog.tsx')).PasswordDialog);

type SignedIn = Received<typeof readMe>['user'];

/** Asks for the password in place where the sign-in has ended, so that what was typed stays. */
export const LogInAgain = () => {
  const { holds, signIn } = useSignIn();
  const start = useStart();
  const locale = useLocale();
  const client = useQueryClient();
  const { data: me } = useQuery({
    queryKey: ['signIn'],
    queryFn: async ({ signal }) => {
      const { body } = await send(readMe, {}, { locale, signal });
      // Whoever else has logged in meanwhile does not go on with what was begun here.
      if (body.user.userId === start.user.userId) signIn.note(true);
      return body;
    },
    // As the document has it; it is asked again after a while.
    initialData: () => client.getQueryData(callOptions(readMe, {}, locale).queryKey)?.body,
    refetchOnMount: false,
    staleTime: 0,
    refetchInterval: askMs,
    refetchIntervalInBackground: true,
    retry: false,
  });
  useEffect(() => {
    // Perhaps somebody else is logged in, and not nobody.
    if (!holds) void client.invalidateQueries({ queryKey: ['signIn'] });
  }, [holds, client]);
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
  return (
    <Suspense>
      <PasswordDialog login={known} />
    </Suspense>
  );
};

const isSame = (one: SignedIn, other: SignedIn): boolean =>
  one.userId === other.userId &&
  one.userStatus === other.userStatus &&
  one.accessiblePaths.join() === other.accessiblePaths.join();

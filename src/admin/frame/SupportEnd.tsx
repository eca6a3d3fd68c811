import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { readMe } from '#schemas/api/account.ts';
import type { OfficeStart } from '#schemas/office.ts';
import { dayMs } from '#shared/calendar.ts';
import { send } from '../calls/send.ts';
import { useSignIn } from '../session/sign-in.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog, DialogFoot } from '../ui/Dialog.tsx';
import { useLocale, useWords } from '../words/words.ts';
import { supportWords } from './support-words.ts';

/** How often a tab that makes no call asks whether it is still let in, in milliseconds. */
const askMs = 30_000;

/** Covers the office once who is here for support is no longer let in, in a tab that does nothing too. */
export const SupportEnd = ({ support }: { readonly support: NonNullable<OfficeStart['support']> }) => {
  const say = useWords(supportWords);
  const locale = useLocale();
  const client = useQueryClient();
  const { holds, signIn } = useSignIn();
  useQuery({
    queryKey: ['signIn'],
    queryFn: async ({ signal }) => {
      const { body } = await send(readMe, {}, { locale, signal });
      signIn.note(true);
      return body;
    },
    refetchInterval: askMs,
    refetchIntervalInBackground: true,
    retry: false,
  });
  const { endsAt, back } = support;
  useEffect(() => {
    // A day is asked after by the interval above; a timer of weeks would run at once.
    const rest = Date.parse(endsAt) - Date.now();
    if (rest > dayMs) return undefined;
    const timer = setTimeout(() => void client.invalidateQueries({ queryKey: ['signIn'] }), Math.max(0, rest));
    return () => clearTimeout(timer);
  }, [endsAt, client]);
  if (holds) return null;
  return (
    <Dialog title={say('endTitle')}>
      <p>{say('endText')}</p>
      <DialogFoot>
        <Button look="primary" data-autofocus onClick={() => window.location.assign(back)}>
          {say('back')}
        </Button>
      </DialogFoot>
    </Dialog>
  );
};

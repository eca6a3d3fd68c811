import { lazy, type ReactNode, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { logout } from '#schemas/api/account.ts';
import { attendancePath, leaveQuery } from '#schemas/office.ts';
import { send } from '../calls/send.ts';
import { useDevice } from '../device/device.ts';
import { forgetDrafts } from '../drafts/device-drafts.ts';
import { useLiveStore } from '../live/live.ts';
import { useRegisters } from '../registers/registers.ts';
import { forgetSignIn } from '../session/hint.ts';
import { useStart } from '../session/start.ts';
import { useAttempt } from '../ui/Notices.tsx';
import { useLocale } from '../words/words.ts';
import { LogOutContext } from './use-log-out.ts';

/** Few leave while something waits. */
const LogOutDialog = lazy(async () => ({ default: (await import('./LogOutDialog.tsx')).LogOutDialog }));

/** Lets everything within log out: here and at the server, and on to the website. */
export const LogOut = ({ children }: { readonly children: ReactNode }) => {
  const locale = useLocale();
  const { user, shown } = useStart();
  const device = useDevice();
  const live = useLiveStore();
  const registers = useRegisters();
  const [isAsked, setAsked] = useState(false);
  const leave = async (): Promise<void> => {
    await send(logout, {}, { locale });
    live.end();
    forgetSignIn();
    forgetDrafts(user.userId);
    if (registers.now.queue.length > 0) await registers.leave();
    await device.forgetAnswers();
    window.location.assign('/');
  };
  const ask = async (): Promise<void> => {
    if (registers.now.queue.length === 0) return leave();
    setAsked(true);
  };
  const isKnown = registers.now.isRead || !shown.includes(attendancePath);
  const attempt = useAttempt();
  // The website's own log-out leads here where registers wait.
  const [isSent] = useState(() => new URLSearchParams(window.location.search).has(leaveQuery));
  const arrive = useEffectEvent(() => {
    window.history.replaceState(window.history.state, '', window.location.pathname);
    void attempt(ask);
  });
  useEffect(() => {
    if (isSent && isKnown) arrive();
  }, [isSent, isKnown]);
  return (
    <LogOutContext value={ask}>
      {children}
      {isAsked && (
        <Suspense>
          <LogOutDialog queue={registers.now.queue} onLeave={leave} onStay={() => setAsked(false)} />
        </Suspense>
      )}
    </LogOutContext>
  );
};

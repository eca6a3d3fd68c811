import { type ReactNode, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { logout } from '#schemas/api/account.ts';
import { attendancePath, leaveQuery } from '#schemas/office.ts';
import { send } from '../calls/send.ts';
import { useDevice } from '../device/device.ts';
import { noteOthers } from '../device/waiting-cookie.ts';
import { type ListedDraft, listDrafts } from '../drafts/device-drafts.ts';
import { useLiveStore } from '../live/live.ts';
import { type Begun, listBegun } from '../registers/draft.ts';
import { findWaiting, placeOf } from '../registers/queue.ts';
import { useRegisters } from '../registers/registers.ts';
import { forgetSignIn } from '../session/hint.ts';
import { useStart } from '../session/start.ts';
import { useAttempt } from '../ui/Notices.tsx';
import { part } from '../ui/part.tsx';
import { useLocale } from '../words/words.ts';
import { forgetStored } from './forget-stored.ts';
import { LogOutContext } from './use-log-out.ts';

/** Few leave while something waits. */
const LogOutDialog = part(async () => (await import('./LogOutDialog.tsx')).LogOutDialog);

interface Unsaved {
  readonly begun: readonly Begun[];
  readonly drafts: readonly ListedDraft[];
}

/** Lets everything within log out: here and at the server, and on to the website. */
export const LogOut = ({ children }: { readonly children: ReactNode }) => {
  const locale = useLocale();
  const { school, user, shown } = useStart();
  const account = { school: school.School_Id, user: user.userId };
  const device = useDevice();
  const live = useLiveStore();
  const registers = useRegisters();
  const [asked, setAsked] = useState<Unsaved>();
  // The website's own log-out leads here where something of the office is on the device.
  const [isSent] = useState(() => new URLSearchParams(window.location.search).has(leaveQuery));
  // Until it is known that there is a question, no screen asks a server that is about to end the sign-in.
  const [isGoing, setGoing] = useState(isSent);
  const leave = async (): Promise<void> => {
    noteOthers(user.userId);
    await send(logout, {}, { locale });
    live.end();
    forgetSignIn();
    forgetStored(user.userId);
    if (registers.now.queue.length > 0) await registers.leave();
    await device.forgetAnswers();
    window.location.assign('/');
  };
  const ask = async (): Promise<void> => {
    const { queue } = registers.now;
    const begun = listBegun(account).filter((one) => !findWaiting(queue, placeOf(one)));
    const drafts = listDrafts({ ...localStorage }, user.userId);
    if (queue.length === 0 && begun.length === 0 && drafts.length === 0) return leave();
    setAsked({ begun, drafts });
    setGoing(false);
  };
  const isKnown = registers.now.isRead || !shown.includes(attendancePath);
  const attempt = useAttempt();
  const arrive = useEffectEvent(async () => {
    window.history.replaceState(window.history.state, '', window.location.pathname);
    if (!(await attempt(ask))) setGoing(false);
  });
  useEffect(() => {
    if (isSent && isKnown) void arrive();
  }, [isSent, isKnown]);
  return (
    <LogOutContext value={ask}>
      {!isGoing && children}
      {asked && (
        <Suspense>
          <LogOutDialog registers={registers.now} {...asked} onLeave={leave} onStay={() => setAsked(undefined)} />
        </Suspense>
      )}
    </LogOutContext>
  );
};

import { MutationCache, QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { RouterProvider } from 'react-router-dom';
import { submitRegister } from '#schemas/api/attendance/take.ts';
import { attendancePath, keptDocument } from '#schemas/office.ts';
import { CallError } from '../calls/call-error.ts';
import { rememberAnswers } from '../calls/read.ts';
import { makeStale } from '../calls/use-call.ts';
import { createDevice, DeviceContext } from '../device/device.ts';
import { reads as frameReads } from '../frame/reads.ts';
import { RegistersQuestion } from '../holiday-registers/RegistersQuestion.tsx';
import { createLive, LiveContext } from '../live/live.ts';
import { LogOut } from '../log-out/LogOut.tsx';
import { dropTaken } from '../registers/draft.ts';
import type { TakenRegister } from '../registers/queue.ts';
import { createRegisters, RegistersContext } from '../registers/registers.ts';
import { screens } from '../screens/index.ts';
import { SchoolSessionContext, useSessionChoice } from '../session/school-session.ts';
import { createSignIn, type SignIn, SignInContext } from '../session/sign-in.ts';
import { type Start, StartContext } from '../session/start.ts';
import { Notices } from '../ui/Notices.tsx';
import { UiProvider } from '../ui/UiProvider.tsx';
import type { Router } from './router.tsx';

/** How long an answer counts as new: what others change in the meantime is seen when a window is looked at again. */
const freshMs = 10_000;

const createClient = (signIn: SignIn, { answers }: Start): QueryClient => {
  const onError = (error: Error): void => {
    if (error instanceof CallError && error.status === 401) signIn.note(false);
  };
  const client = new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: { queries: { staleTime: freshMs } },
  });
  // What the worker has kept is of another time: a screen finds its own answers, with what has become of them.
  const isKept = document.documentElement.hasAttribute(keptDocument);
  rememberAnswers(client, [...frameReads, ...(isKept ? [] : screens.flatMap(({ reads = [] }) => reads))], answers);
  return client;
};

/** What this device keeps for who is logged in, and what waits on it to be sent. */
const useDeviceOf = ({ school, user, locale, shown }: Start, signIn: SignIn, client: QueryClient) => {
  const [account] = useState(() => ({ school: school.School_Id, user: user.userId }));
  const [device] = useState(() => createDevice(account));
  const [registers] = useState(() => {
    const onTaken = (register: TakenRegister): void => {
      dropTaken(account, register);
      void makeStale(client, submitRegister.group);
    };
    return createRegisters({ device, signIn, user: account.user, locale, onTaken });
  });
  const takesRegisters = shown.includes(attendancePath);
  useEffect(() => void device.forgetOthers(), [device]);
  useEffect(() => (takesRegisters ? registers.follow() : undefined), [registers, takesRegisters]);
  return { device, registers };
};

interface Props {
  readonly start: Start;
  readonly router: Router;
}

export const Office = ({ start, router }: Props) => {
  const [signIn] = useState(createSignIn);
  const [live] = useState(createLive);
  const session = useSessionChoice(start.school.session);
  const [client] = useState(() => createClient(signIn, start));
  const { device, registers } = useDeviceOf(start, signIn, client);
  return (
    <StartContext value={start}>
      <SignInContext value={signIn}>
        <SchoolSessionContext value={session}>
          <LiveContext value={live}>
            <QueryClientProvider client={client}>
              <DeviceContext value={device}>
                <RegistersContext value={registers}>
                  <UiProvider styleNonce={start.styleNonce}>
                    <Notices>
                      <LogOut>
                        <RegistersQuestion>
                          <RouterProvider router={router} />
                        </RegistersQuestion>
                      </LogOut>
                    </Notices>
                  </UiProvider>
                </RegistersContext>
              </DeviceContext>
            </QueryClientProvider>
          </LiveContext>
        </SchoolSessionContext>
      </SignInContext>
    </StartContext>
  );
};

import { MutationCache, QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { RouterProvider } from 'react-router-dom';
import { CallError } from '../calls/call-error.ts';
import { rememberAnswers } from '../calls/read.ts';
import { reads as frameReads } from '../frame/reads.ts';
import { createLive, LiveContext } from '../live/live.ts';
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
  rememberAnswers(client, [...frameReads, ...screens.flatMap(({ reads = [] }) => reads)], answers);
  return client;
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
  return (
    <StartContext value={start}>
      <SignInContext value={signIn}>
        <SchoolSessionContext value={session}>
          <LiveContext value={live}>
            <QueryClientProvider client={client}>
              <UiProvider styleNonce={start.styleNonce}>
                <Notices>
                  <RouterProvider router={router} />
                </Notices>
              </UiProvider>
            </QueryClientProvider>
          </LiveContext>
        </SchoolSessionContext>
      </SignInContext>
    </StartContext>
  );
};

import { MutationCache, QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { RouterProvider } from 'react-router-dom';
import type { OfficeStart } from '#schemas/office.ts';
import { CallError } from '../calls/call-error.ts';
import { createLive, LiveContext } from '../live/live.ts';
import { createSignIn, type SignIn, SignInContext } from '../session/sign-in.ts';
import { StartContext } from '../session/start.ts';
import { Notices } from '../ui/Notices.tsx';
import { UiProvider } from '../ui/UiProvider.tsx';
import { createRouter } from './router.tsx';

/** How long an answer counts as new: what others change in the meantime is seen when a window is looked at again. */
const freshMs = 10_000;

const createClient = (signIn: SignIn): QueryClient => {
  const onError = (error: Error): void => {
    if (error instanceof CallError && error.status === 401) signIn.note(false);
  };
  return new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: { queries: { staleTime: freshMs } },
  });
};

export const Office = ({ start }: { readonly start: OfficeStart }) => {
  const [signIn] = useState(createSignIn);
  const [live] = useState(createLive);
  const [client] = useState(() => createClient(signIn));
  const [router] = useState(createRouter);
  return (
    <StartContext value={start}>
      <SignInContext value={signIn}>
        <LiveContext value={live}>
          <QueryClientProvider client={client}>
            <UiProvider styleNonce={start.styleNonce}>
              <Notices>
                <RouterProvider router={router} />
              </Notices>
            </UiProvider>
          </QueryClientProvider>
        </LiveContext>
      </SignInContext>
    </StartContext>
  );
};

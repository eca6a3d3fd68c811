import { createContext, use, useSyncExternalStore } from 'react';

/** Whether the sign-in that the office was opened with still holds, as far as the calls have shown. */
export interface SignIn {
  holds(): boolean;
  /** Takes note of what a call has shown. */
  note(holds: boolean): void;
  subscribe(listener: () => void): () => void;
}

export const createSignIn = (): SignIn => {
  let isHeld = true;
  const listeners = new Set<() => void>();
  return {
    holds: () => isHeld,
    note(holds) {
      if (holds === isHeld) return;
      isHeld = holds;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};

export const SignInContext = createContext<SignIn | undefined>(undefined);

export const useSignIn = (): { readonly signIn: SignIn; readonly holds: boolean } => {
  const signIn = use(SignInContext);
  if (!signIn) throw new Error('useSignIn is called outside of the office.');
  return { signIn, holds: useSyncExternalStore(signIn.subscribe, signIn.holds) };
};

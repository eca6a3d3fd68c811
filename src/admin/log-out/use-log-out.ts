import { createContext, use } from 'react';

/** Ends the sign-in, after a question where registers wait on this device. */
export const LogOutContext = createContext<(() => Promise<void>) | undefined>(undefined);

export const useLogOut = (): (() => Promise<void>) => {
  const logOut = use(LogOutContext);
  if (!logOut) throw new Error('useLogOut is called outside of the office.');
  return logOut;
};

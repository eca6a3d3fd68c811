import { createContext, type ReactNode, use } from 'react';

/** Whether who is signed in may change something of the screen that is open; the frame says so of each. */
export const MayWriteContext = createContext(true);

export const useMayWriteHere = (): boolean => use(MayWriteContext);

/** What changes something: only who may has it before them. */
export const Deeds = ({ children }: { readonly children: ReactNode }) => (useMayWriteHere() ? children : null);

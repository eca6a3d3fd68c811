import { createContext, use } from 'react';

/** Whether the fields inside are only read: they stand as text then. */
export const ReadingContext = createContext(false);

export const useReading = (): boolean => use(ReadingContext);

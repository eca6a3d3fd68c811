import { newKey } from './new-key.ts';

/** What this window of the office calls itself, until it is loaded anew. */
export const windowName = newKey();

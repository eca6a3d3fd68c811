import { CallError, messageOf, UnreachableError } from '../calls/call-error.ts';
import type { Say } from '../words/words.ts';
import { PrepareError } from './prepare-picture.ts';
import type { mediaWords } from './words.ts';

/** Why a file was not taken, in words: what was found here, or what the server says of the file itself. */
export const uploadFault = (error: unknown, say: Say<keyof (typeof mediaWords)['en']>): string => {
  if (error instanceof PrepareError) return say(error.fault);
  if (error instanceof UnreachableError) return say('noNetwork');
  if (error instanceof CallError) return Object.values(error.problem.errors ?? {}).flat()[0] ?? error.message;
  return messageOf(error);
};

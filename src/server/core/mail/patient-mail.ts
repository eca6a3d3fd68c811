import type { Afterwards } from '../work/afterwards.ts';
import type { Mail } from './mail.ts';

/** Mail whose failures are told to `onFailure` and fail nobody's request; the server's stop waits for what is on its way. */
export const createPatientMail = (mail: Mail, afterwards: Afterwards, onFailure: (error: unknown) => void): Mail => ({
  send: (message) => afterwards.run(() => mail.send(message).catch(onFailure)),
});

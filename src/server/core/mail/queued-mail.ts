import type { BackgroundTasks } from '../concurrency/background-tasks.ts';
import type { Mail } from './mail.ts';

/**
 * Mail sent in the background: a failure is passed to `onFailure` and fails no request, and shutdown waits for what is
 * in flight.
 */
export const createQueuedMail = (mail: Mail, tasks: BackgroundTasks, onFailure: (error: unknown) => void): Mail => ({
  send: (message) => tasks.run(() => mail.send(message).catch(onFailure)),
});

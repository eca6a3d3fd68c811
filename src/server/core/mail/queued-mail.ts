import type { BackgroundTasks } from '../concurrency/background-tasks.ts';
import type { Mail, MailMessage } from './mail.ts';

export interface QueuedMail extends Mail {
  /** Sends while its caller waits, for who must know whether it has left. Rejects where it has not. */
  sendNow(message: MailMessage): Promise<void>;
}

/**
 * Mail sent in the background: a failure is passed to `onFailure` and fails no request, and shutdown waits for what is
 * in flight.
 */
export const createQueuedMail = (
  mail: Mail,
  tasks: BackgroundTasks,
  onFailure: (error: unknown) => void,
): QueuedMail => ({
  isConnected: mail.isConnected,
  sender: mail.sender,
  send: (message) => tasks.run(() => mail.send(message).catch(onFailure)),
  sendNow: (message) => mail.send(message),
});

import { setMaxListeners } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import type { BackgroundTasks } from '../concurrency/background-tasks.ts';
import { createSemaphore } from '../concurrency/semaphore.ts';
import type { Mail, MailMessage } from './mail.ts';
import { isTemporaryFailure } from './temporary-failure.ts';

export interface QueuedMail extends Mail {
  /**
   * Sends while its caller waits, for who must know whether it has left. Rejects where it has not. Under a key, one of the
   * last thousand, a mail leaves once: who sends it again is told of the first, if that is on its way or has left.
   */
  sendNow(message: MailMessage, key?: string): Promise<void>;
  /** Tries what waits for another try once more, now, and nothing again. */
  stop(): void;
}

export interface QueuedMailOptions {
  readonly tasks: BackgroundTasks;
  readonly onFailure: (error: unknown) => void;
  /** How long it is waited before each further try, in milliseconds. */
  readonly waitsMs?: readonly number[];
  /** How many mails are on their way or wait, at most. */
  readonly maxWaiting?: number;
}

/** How many keys are remembered. */
const mostKeys = 1000;

/** Mail servers allow a sender few connections. */
const maxAtOnce = 4;
const defaultWaitsMs = [15_000, 60_000, 300_000];
/** Some tens of megabytes: what a large school sends at once, several times over. */
const defaultMaxWaiting = 10_000;

/**
 * Mail sent in the background, a few at once, and tried again where the mail server could not take it for a while: a
 * failure is passed to `onFailure` and fails no request, and shutdown waits for what is in flight. A mail for which there
 * is no room fails at once.
 */
export const createQueuedMail = (
  mail: Mail,
  { tasks, onFailure, waitsMs = defaultWaitsMs, maxWaiting = defaultMaxWaiting }: QueuedMailOptions,
): QueuedMail => {
  const atOnce = createSemaphore(maxAtOnce);
  const stopping = new AbortController();
  const byKey = new Map<string, Promise<void>>();
  let waiting = 0;
  // Each mail that waits listens.
  setMaxListeners(0, stopping.signal);
  const sendPatiently = async (message: MailMessage): Promise<void> => {
    for (const waitMs of waitsMs) {
      try {
        return await atOnce(() => mail.send(message));
      } catch (error) {
        if (stopping.signal.aborted || !isTemporaryFailure(error)) throw error;
      }
      await wait(waitMs, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined);
    }
    return atOnce(() => mail.send(message));
  };
  const sendIfRoom = async (message: MailMessage): Promise<void> => {
    if (waiting >= maxWaiting) throw new Error(`A mail was given up: ${waiting} others wait to be sent.`);
    waiting += 1;
    try {
      await sendPatiently(message);
    } finally {
      waiting -= 1;
    }
  };
  const sendOnce = (message: MailMessage, key: string): Promise<void> => {
    const known = byKey.get(key);
    if (known) return known;
    const sending = mail.send(message).catch((error: unknown) => {
      byKey.delete(key);
      throw error;
    });
    byKey.set(key, sending);
    const [oldest] = byKey.keys();
    if (byKey.size > mostKeys && oldest !== undefined) byKey.delete(oldest);
    return sending;
  };
  return {
    isConnected: mail.isConnected,
    sender: mail.sender,
    send: (message) => tasks.run(() => sendIfRoom(message).catch(onFailure)),
    sendNow: (message, key) => (key === undefined ? mail.send(message) : sendOnce(message, key)),
    stop: () => stopping.abort(),
  };
};

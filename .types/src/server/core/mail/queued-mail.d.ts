import type { BackgroundTasks } from '../work/background-tasks.ts';
import type { Mail } from './mail.ts';
/** Mail sent in the background: a failure is passed to `onFailure` and fails no request, and shutdown waits for what is in flight. */
export declare const createQueuedMail: (mail: Mail, tasks: BackgroundTasks, onFailure: (error: unknown) => void) => Mail;

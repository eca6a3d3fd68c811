import type { Mail } from '#server/core/mail/mail.ts';
import { type FoundSchool } from '#server/store/global.ts';
import type { Store } from '#server/store/store.ts';
interface AlertOptions {
    readonly store: Store;
    /** Rejects where a mail cannot be handed over. */
    readonly mail: Mail;
    /** The origin that a school is served under. */
    readonly originOf: (school: FoundSchool) => string;
    /** Milliseconds since the epoch. */
    readonly now: () => number;
}
/**
 * Tells each admin of a school by mail which documents of its published disclosure record expire, 60, 30 and 7 days
 * before (domain.md 4.6): of each alert once, whichever server does it. What could not be sent is sent the next time.
 * Returns how many mails were sent. Errors: an `AggregateError` of those that were not.
 */
export declare const sendDisclosureAlerts: ({ store, mail, originOf, now }: AlertOptions, schoolId: number) => Promise<number>;
export {};

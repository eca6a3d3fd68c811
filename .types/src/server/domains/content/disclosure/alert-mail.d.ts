import type { MailMessage } from '#server/core/mail/mail.ts';
import type { DueAlert } from './due-alerts.ts';
interface AlertMailOptions {
    readonly to: string;
    readonly school: string;
    /** The address of its website. */
    readonly origin: string;
    readonly alerts: readonly DueAlert[];
}
/** The mail that tells an admin which disclosure documents expire soon. */
export declare const alertMail: ({ to, school, origin, alerts }: AlertMailOptions) => MailMessage;
export {};

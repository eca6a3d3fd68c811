import { type Mail } from './mail.ts';
interface OutboxOptions {
    readonly from: string;
    /** Milliseconds since the epoch; the date in the mail. */
    readonly now: () => number;
}
/**
 * Mail into a folder, where no SMTP server is set: one `.eml` file for each, which mail programs open and people can
 * read. Only the server's own user may, for there are links in them that sign in.
 */
export declare const createOutboxMail: (folder: string, { from, now }: OutboxOptions) => Mail;
export {};

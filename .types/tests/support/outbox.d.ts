import type { TestApp } from './server.ts';
/** A mail that the server has sent into its outbox folder. */
export interface SentMail {
    readonly to: string;
    readonly subject: string;
    readonly text: string;
    /** The links in the text, in their order. */
    readonly links: readonly URL[];
}
/** The mails of a server so far, oldest first; only those to an address where one is given. */
export declare const readOutbox: (app: Pick<TestApp, 'dataDir'>, to?: string) => Promise<readonly SentMail[]>;
/** The latest of the mails to an address; waits until there are `count` of them. */
export declare const mailTo: (app: Pick<TestApp, 'dataDir'>, to: string, count?: number) => Promise<SentMail>;

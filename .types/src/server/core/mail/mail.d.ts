/** One mail of plain text, to one address. */
export interface MailMessage {
    readonly to: string;
    readonly subject: string;
    readonly text: string;
}
/** How mails leave the product. */
export interface Mail {
    /** Resolves when the mail is handed over; rejects where it cannot be, or where its head holds what no head may. */
    send(message: MailMessage): Promise<void>;
}
/** Throws where an address is not exactly one, or a subject could begin another line of the mail's head. */
export declare const checkHead: ({ to, subject }: Pick<MailMessage, 'to' | 'subject'>) => void;

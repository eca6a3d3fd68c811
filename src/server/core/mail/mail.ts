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

const address = /^[^\s@<>"(),:;\\\p{C}]+@[^\s@<>"(),:;\\\p{C}]+$/u;

/** Throws where an address is not exactly one, or a subject could start another line of the mail's head. */
export const checkHead = ({ to, subject }: Pick<MailMessage, 'to' | 'subject'>): void => {
  if (to.length > 254 || !address.test(to)) throw new Error('A mail was to go to what is not one address.');
  if (/[\p{Cc}\u2028\u2029]/u.test(subject)) throw new Error('The subject of a mail has a line break in it.');
};

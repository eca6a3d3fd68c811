import { oneLine } from '../validation/text.ts';

/** One mail of plain text, to one address. */
export interface MailMessage {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** How mails leave the product. */
export interface Mail {
  /** Resolves when the mail is handed over; rejects where it cannot be, or goes to what is not one address. */
  send(message: MailMessage): Promise<void>;
}

const address = /^[^\s@<>"(),:;\\\p{C}]+@[^\s@<>"(),:;\\\p{C}]+$/u;

/**
 * What stands in a mail's head: its one address, and its subject on one line, whatever is in the names that it quotes.
 * Throws where the address is not exactly one.
 */
export const headOf = ({ to, subject }: MailMessage): Pick<MailMessage, 'to' | 'subject'> => {
  if (to.length > 254 || !address.test(to)) throw new Error('A mail was to go to what is not one address.');
  return { to, subject: oneLine(subject.replace(/\p{Cc}/gu, ' ')) };
};

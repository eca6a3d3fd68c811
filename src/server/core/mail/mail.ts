import { oneLine } from '../validation/text.ts';

/** One mail of plain text, to one address. */
export interface MailMessage {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** Where answers go, if not to the sender. */
  readonly replyTo?: string | undefined;
}

/** How mails leave the product. */
export interface Mail {
  /** Whether they reach a mailbox: without a mail server they are only written down. */
  readonly isConnected: boolean;
  /** Resolves when the mail is handed over; rejects where it cannot be, or goes to what is not one address. */
  send(message: MailMessage): Promise<void>;
}

const address = /^[^\s@<>"(),:;\\\p{C}]+@[^\s@<>"(),:;\\\p{C}]+$/u;

const isAddress = (text: string): boolean => text.length <= 254 && address.test(text);

/**
 * What stands in a mail's head: its one address, where answers go, and its subject on one line, whatever is in the
 * names that it quotes. Throws where an address is not exactly one.
 */
export const headOf = ({ to, replyTo, subject }: MailMessage): Omit<MailMessage, 'text'> => {
  if (!isAddress(to)) throw new Error('A mail was to go to what is not one address.');
  if (replyTo !== undefined && !isAddress(replyTo))
    throw new Error('Answers to a mail were to go to what is not one address.');
  return { to, replyTo, subject: oneLine(subject.replace(/\p{Cc}/gu, ' ')) };
};

import { oneLine } from '../validation/text.ts';
import type { MailContent, MailLanguage } from './mail-text.ts';

/** One mail of plain text, to one address. */
export interface MailMessage extends MailContent {
  readonly to: string;
  /** What it is written in, where that is known; programs that read aloud go by it. */
  readonly language?: MailLanguage | undefined;
  /** Whose name stands before the sender's address; the product's own without it. */
  readonly fromName?: string | undefined;
  /** Where answers go, if not to the sender. */
  readonly replyTo?: string | undefined;
}

/** Who mails come from: an address, and the name before it. */
export interface Sender {
  readonly name: string;
  readonly address: string;
}

/** Reads `office@example.org` or `Schoolyard <office@example.org>`. */
export const parseSender = (from: string): Sender => {
  const [, name = '', address = from] = /^([^<>]*)<([^<>]+)>$/.exec(from.trim()) ?? [];
  return { name: name.trim(), address: address.trim() };
};

/** The name that a mail carries: on one line, and nothing in it that ends a name. */
export const senderOf = ({ name, address }: Sender, { fromName = name }: MailMessage): Sender => ({
  name: oneLine(fromName.replace(/[\p{Cc}<>"\\]/gu, ' ')),
  address,
});

/** How mails leave the product. */
export interface Mail {
  /** Whether they reach a mailbox: without a mail server they are only written down. */
  readonly isConnected: boolean;
  /** The address that they come from. */
  readonly sender: string;
  /** Resolves when the mail is handed over; rejects where it cannot be, or goes to what is not one address. */
  send(message: MailMessage): Promise<void>;
}

const address = /^[^\s@<>"(),:;\\\p{C}]+@[^\s@<>"(),:;\\\p{C}]+$/u;

const isAddress = (text: string): boolean => text.length <= 254 && address.test(text);

/**
 * What stands in a mail's head: its one address, where answers go, and its subject on one line, whatever is in the
 * names that it quotes. Throws where an address is not exactly one.
 */
export const headOf = ({ to, replyTo, subject }: MailMessage): Omit<MailMessage, 'text' | 'fromName' | 'language'> => {
  if (!isAddress(to)) throw new Error('A mail was to go to what is not one address.');
  if (replyTo !== undefined && !isAddress(replyTo))
    throw new Error('Answers to a mail were to go to what is not one address.');
  return { to, replyTo, subject: oneLine(subject.replace(/\p{Cc}/gu, ' ')) };
};

import { randomBytes } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { writeWhole } from '../write-whole.ts';
import { headOf, type Mail, parseSender, senderOf } from './mail.ts';

interface OutboxOptions {
  readonly from: string;
  /** Milliseconds since the epoch; the date in the mail. */
  readonly now: () => number;
}

/**
 * Mail into a folder, where no SMTP server is set: one `.eml` file for each, which mail programs open and people can
 * read. Only the server's own user may, for there are links in them that sign in.
 */
export const createOutboxMail = (folder: string, { from, now }: OutboxOptions): Mail => {
  const sender = parseSender(from);
  let count = 0;
  return {
    isConnected: false,
    sender: sender.address,
    async send(message) {
      const { to, replyTo, subject } = headOf(message);
      const { name, address } = senderOf(sender, message);
      const date = new Date(now());
      const head = [
        `From: ${name ? `${quoted(name)} <${address}>` : address}`,
        `To: ${to}`,
        ...(replyTo === undefined ? [] : [`Reply-To: ${replyTo}`]),
        `Subject: ${subject}`,
        `Date: ${date.toUTCString().replace('GMT', '+0000')}`,
        'MIME-Version: 1.0',
        ...(message.language === undefined ? [] : [`Content-Language: ${message.language}`]),
        'Content-Type: text/plain; charset=utf-8',
        'Content-Transfer-Encoding: 8bit',
      ];
      // Names in the order of sending, also within one time of the clock.
      const stamp = `${date.toISOString().replaceAll(/[:.]/g, '-')}-${String(++count).padStart(6, '0')}`;
      const file = join(folder, `${stamp}-${randomBytes(4).toString('hex')}.eml`);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await writeWhole(file, `${[...head, '', message.text].join('\n')}\n`, 0o600);
    },
  };
};

/** A name with marks that mean something in the head of a mail stands in quotes (RFC 5322, 3.2.4). */
const quoted = (name: string): string => (/[()[\]:;@,.]/.test(name) ? `"${name}"` : name);

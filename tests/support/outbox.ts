import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { vi } from 'vitest';
import type { TestApp } from './server.ts';

/** A mail that the server has sent into its outbox folder. */
export interface SentMail {
  readonly from: string;
  readonly to: string;
  /** Where answers go, if not to the sender. */
  readonly replyTo: string | undefined;
  readonly subject: string;
  readonly text: string;
  /** What it says that it is written in. */
  readonly language: string | undefined;
  /** The links in the text, in their order. */
  readonly links: readonly URL[];
}

/** The mails of a server so far, oldest first; only those to an address where one is given. */
export const readOutbox = async (app: Pick<TestApp, 'dataDir'>, to?: string): Promise<readonly SentMail[]> => {
  const folder = join(app.dataDir, 'outbox');
  const names = await readdir(folder).catch(() => []);
  const files = names.filter((name) => name.endsWith('.eml')).sort();
  const mails = await Promise.all(files.map(async (name) => parseMail(await readFile(join(folder, name), 'utf8'))));
  return mails.filter((mail) => to === undefined || mail.to === to);
};

/** The latest of the mails to an address; waits until there are `count` of them. */
export const mailTo = async (app: Pick<TestApp, 'dataDir'>, to: string, count = 1): Promise<SentMail> =>
  vi.waitFor(
    async () => {
      const mails = await readOutbox(app, to);
      const last = mails.at(-1);
      if (!last || mails.length < count) throw new Error(`There are ${mails.length} mails to ${to}, not ${count}.`);
      return last;
    },
    { timeout: 20_000, interval: 20 },
  );

const parseMail = (content: string): SentMail => {
  const end = content.indexOf('\n\n');
  const head = new Map(
    content
      .slice(0, end)
      .split('\n')
      .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)] as const),
  );
  const text = content.slice(end + 2);
  const links = (text.match(/https?:\/\/\S+/g) ?? []).map((link) => new URL(link));
  const from = head.get('From') ?? '';
  return {
    from,
    to: head.get('To') ?? '',
    replyTo: head.get('Reply-To'),
    subject: head.get('Subject') ?? '',
    language: head.get('Content-Language'),
    text,
    links,
  };
};

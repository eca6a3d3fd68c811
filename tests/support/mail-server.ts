import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createServer, type Server } from 'node:net';
import { afterAll, beforeAll, vi } from 'vitest';

/** A mail as it came over the wire. */
interface ReceivedMail {
  /** By name in small letters. */
  readonly head: ReadonlyMap<string, string>;
  readonly text: string;
}

export interface MailServer {
  url(): string;
  /** What came to an address; waits for the first. */
  to(address: string): Promise<ReceivedMail>;
  /** What has come to an address so far. */
  all(address: string): readonly ReceivedMail[];
}

/** Nobody has this mailbox. */
export const refusedAddress = 'refused@example.org';

/** A mail server for the tests of a file, which takes every mail and keeps it, but those to `refusedAddress`. */
export const startMailServer = (): MailServer => {
  const received: ReceivedMail[] = [];
  let server: Server;
  const mails: MailServer = {
    url: () => `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    all: (address) => received.filter(({ head }) => head.get('to') === address),
    to: (address) =>
      vi.waitFor(
        () => {
          const found = received.find(({ head }) => head.get('to') === address);
          if (!found) throw new Error(`No mail has come to ${address}.`);
          return found;
        },
        { timeout: 20_000, interval: 20 },
      ),
  };
  const reply = (line: string): string => {
    if (line.startsWith('RCPT TO:') && line.includes(refusedAddress)) return '550 nobody here';
    if (/^DATA/i.test(line)) return '354 go on';
    return /^QUIT/i.test(line) ? '221 bye' : '250 fine';
  };
  beforeAll(async () => {
    server = createServer((socket) => {
      let data: string[] | undefined;
      socket.write('220 here\r\n');
      socket.on('error', () => socket.destroy());
      let rest = '';
      socket.setEncoding('utf8').on('data', (chunk: string) => {
        const lines = (rest + chunk).split('\r\n');
        rest = lines.pop() ?? '';
        for (const line of lines) {
          if (data && line !== '.') data.push(line);
          else {
            if (data) received.push(parse(data));
            socket.write(`${data ? '250 taken' : reply(line)}\r\n`);
            data = !data && /^DATA/i.test(line) ? [] : undefined;
          }
        }
      });
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
  });
  afterAll(() => new Promise((resolve) => server.close(resolve)));
  return mails;
};

const parse = (lines: readonly string[]): ReceivedMail => {
  const end = lines.indexOf('');
  const head = new Map(
    lines.slice(0, end).map((line) => {
      const at = line.indexOf(':');
      return [line.slice(0, at).toLowerCase(), line.slice(at + 1).trim()] as const;
    }),
  );
  return { head, text: lines.slice(end + 1).join('\n') };
};

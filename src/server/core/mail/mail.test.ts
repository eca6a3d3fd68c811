import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBackgroundTasks } from '../concurrency/background-tasks.ts';
import { createOutboxMail } from './outbox-mail.ts';
import { createQueuedMail } from './queued-mail.ts';
import { createSmtpMail } from './smtp-mail.ts';

const from = 'Schoolyard <no-reply@localhost>';
const message = { to: 'devika@example.org', subject: 'नमस्ते', text: 'https://a.example/b?token=x=y\n\nदेविका' };
const heads = [
  { to: 'devika@example.org\r\nBcc: all@example.org' },
  { to: 'devika@example.org, esha@example.org' },
  { to: 'Devika <devika@example.org>' },
  { to: '"devika"@example.org' },
  { to: 'devika' },
  { to: '' },
  { to: 'devika@example.org', replyTo: 'office@example.org\r\nBcc: all@example.org' },
  { to: 'devika@example.org', replyTo: 'office@example.org, all@example.org' },
];

describe('the outbox folder', () => {
  let folder = '';
  const now = Date.parse('2026-11-21T06:30:00Z');
  const mail = () => createOutboxMail(join(folder, 'outbox'), { from, now: () => now });
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'outbox-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it('gets one file for each mail, in order, whole and for its owner only', async () => {
    const sender = mail();
    await Promise.all([sender.send(message), sender.send({ ...message, subject: 'Second' })]);
    const names = (await readdir(join(folder, 'outbox'))).sort();
    expect(names).toHaveLength(2);
    expect(names.every((name) => name.endsWith('.eml'))).toBe(true);
    const file = join(folder, 'outbox', names[0] ?? '');
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect((await stat(join(folder, 'outbox'))).mode & 0o777).toBe(0o700);
    const content = await readFile(file, 'utf8');
    expect(content).toBe(
      `${[
        `From: ${from}`,
        'To: devika@example.org',
        'Subject: नमस्ते',
        'Date: Sat, 21 Nov 2026 06:30:00 +0000',
        'MIME-Version: 1.0',
        'Content-Type: text/plain; charset=utf-8',
        'Content-Transfer-Encoding: 8bit',
        '',
        message.text,
      ].join('\n')}\n`,
    );
  });

  it('has the subject on one line of the head, whatever is in it', async () => {
    const folded = join(folder, 'folded');
    const subject = 'Hello\r\nBcc: all@example.org\u2028\u0000there ';
    await createOutboxMail(folded, { from, now: () => now }).send({ ...message, subject });
    const [name = ''] = await readdir(folded);
    const head = (await readFile(join(folded, name), 'utf8')).split('\n\n', 1)[0];
    expect(head).toContain('\nSubject: Hello Bcc: all@example.org there\nDate: ');
    expect(head?.split('\n')).toHaveLength(7);
  });

  it('says its language where it is known', async () => {
    const told = join(folder, 'told');
    await createOutboxMail(told, { from, now: () => now }).send({ ...message, language: 'hi' });
    const [name = ''] = await readdir(told);
    expect(await readFile(join(told, name), 'utf8')).toContain('\nContent-Language: hi\nContent-Type: text/plain');
  });

  it('says where answers go', async () => {
    const answered = join(folder, 'answered');
    const replyTo = 'office@example.org';
    await createOutboxMail(answered, { from, now: () => now }).send({ ...message, replyTo });
    const [name = ''] = await readdir(answered);
    expect(await readFile(join(answered, name), 'utf8')).toContain(`\nTo: ${message.to}\nReply-To: ${replyTo}\n`);
  });

  it.each(heads)('takes no head with %j', async (head) => {
    await expect(mail().send({ ...message, ...head })).rejects.toThrow(/mail/);
  });
});

describe('mail by SMTP', () => {
  let server: Server;
  let port = 0;
  const received: string[] = [];
  const connections = { open: 0, most: 0 };
  const triesFor = (to: string): number => received.filter((line) => line === `RCPT TO:<${to}>`).length;

  /** Says yes to everything, as far as a mail needs it; refuses one address, and others for a while or for ever. */
  const reply = (line: string): string => {
    if (/^EHLO/i.test(line)) return '250-here\r\n250 AUTH PLAIN';
    if (/^AUTH/i.test(line)) return '235 welcome';
    if (/^RCPT TO:<refused@/i.test(line)) return '550 nobody here';
    if (/^RCPT TO:<later@/i.test(line) && triesFor('later@example.org') < 3) return '451 try later';
    if (/^RCPT TO:<never@/i.test(line)) return '451 try later';
    if (/^DATA/i.test(line)) return '354 go on';
    return /^QUIT/i.test(line) ? '221 bye' : '250 fine';
  };

  beforeAll(async () => {
    server = createServer((socket) => {
      let isData = false;
      connections.open++;
      connections.most = Math.max(connections.most, connections.open);
      socket.on('close', () => connections.open--);
      socket.write('220 here\r\n');
      socket.on('error', () => socket.destroy());
      socket.setEncoding('utf8').on('data', (chunk: string) => {
        for (const line of chunk.split('\r\n').filter(Boolean)) {
          received.push(line);
          const ends = isData && line === '.';
          if (!isData || ends) socket.write(`${ends ? '250 taken' : reply(line)}\r\n`);
          isData = ends ? false : isData || line === 'DATA';
        }
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    port = (server.address() as { port: number }).port;
  });
  afterAll(() => new Promise((resolve) => server.close(resolve)));

  it('signs in with what the URL says, and hands the mail over', async () => {
    await createSmtpMail(`smtp://office:a%3Ab%40c@127.0.0.1:${port}`, from).send({ ...message, language: 'hi' });
    const auth = received.find((line) => line.startsWith('AUTH PLAIN'))?.split(' ')[2] ?? '';
    expect(Buffer.from(auth, 'base64').toString()).toBe('\0office\0a:b@c');
    expect(received).toContain('MAIL FROM:<no-reply@localhost>');
    expect(received).toContain('RCPT TO:<devika@example.org>');
    expect(received).toContain('From: Schoolyard <no-reply@localhost>');
    expect(received).toContain('To: devika@example.org');
    expect(received).toContain('Content-Language: hi');
  });

  it.each(heads)('takes no head with %j', async (head) => {
    const before = received.length;
    const mail = createSmtpMail(`smtp://127.0.0.1:${port}`, from);
    await expect(mail.send({ ...message, ...head })).rejects.toThrow(/mail/);
    expect(received).toHaveLength(before);
  });

  const queue = (waitsMs?: readonly number[], serverPort = port, maxWaiting?: number) => {
    const failures: unknown[] = [];
    const onFailure = (error: unknown) => failures.push(error);
    const tasks = createBackgroundTasks(onFailure);
    const smtp = createSmtpMail(`smtp://127.0.0.1:${serverPort}`, from);
    const limits = { ...(waitsMs && { waitsMs }), ...(maxWaiting !== undefined && { maxWaiting }) };
    return { failures, tasks, mail: createQueuedMail(smtp, { tasks, onFailure, ...limits }) };
  };

  it('that is refused is told of, and fails nobody', async () => {
    const { failures, tasks, mail } = queue();
    void mail.send({ ...message, to: 'refused@example.org' });
    await tasks.settled();
    expect(failures).toHaveLength(1);
    expect(String(failures[0])).toContain('nobody here');
    expect(String(failures[0])).not.toContain('token=');
  });

  it('that cannot be taken for a while is tried again', async () => {
    const { failures, tasks, mail } = queue([1, 1]);
    void mail.send({ ...message, to: 'later@example.org' });
    await tasks.settled();
    expect(failures).toEqual([]);
    expect(triesFor('later@example.org')).toBe(3);
    expect(received).toContain('To: later@example.org');
  });

  it('that no server takes is given up after some tries', async () => {
    const closed = createServer();
    await new Promise<void>((resolve) => closed.listen(0, '127.0.0.1', resolve));
    const { port: unused } = closed.address() as { port: number };
    await new Promise((resolve) => closed.close(resolve));
    const { failures, tasks, mail } = queue([1, 1], unused);
    void mail.send(message);
    await tasks.settled();
    expect(failures).toHaveLength(1);
    expect(String(failures[0])).toContain('ECONNREFUSED');
  });

  it('is not waited for once the server stops', async () => {
    const { failures, tasks, mail } = queue([3_600_000]);
    void mail.send({ ...message, to: 'never@example.org' });
    await expect.poll(() => triesFor('never@example.org')).toBe(1);
    mail.stop();
    await tasks.settled();
    expect(failures).toHaveLength(1);
    expect(String(failures[0])).toContain('try later');
  });

  it('is told of at once where there is no room for it, and taken again when there is', async () => {
    const { failures, tasks, mail } = queue([3_600_000], port, 2);
    const before = triesFor('never@example.org');
    for (const _ of [1, 2]) void mail.send({ ...message, to: 'never@example.org' });
    await mail.send({ ...message, to: 'third@example.org' });
    expect(String(failures)).toContain('2 others wait');
    await expect.poll(() => triesFor('never@example.org')).toBe(before + 2);
    mail.stop();
    await tasks.settled();
    await mail.send({ ...message, to: 'fourth@example.org' });
    expect([triesFor('third@example.org'), triesFor('fourth@example.org')]).toEqual([0, 1]);
    expect(failures).toHaveLength(3);
  });

  it('goes by a few connections at once, however much there is', async () => {
    const { failures, tasks, mail } = queue();
    connections.most = 0;
    for (let number = 0; number < 30; number++) void mail.send({ ...message, to: `parent${number}@example.org` });
    await tasks.settled();
    expect(failures).toEqual([]);
    expect(triesFor('parent29@example.org')).toBe(1);
    expect(connections.most).toBeLessThanOrEqual(5);
  });
});

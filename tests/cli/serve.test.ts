import { once } from 'node:events';
import { cpSync, existsSync, statSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { type AddressInfo, connect, createServer } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sources } from '#schemas/sources/index.ts';
import { runCli } from '../support/cli.ts';
import { extent } from '../support/extent.ts';
import { type RunningServer, startServer } from '../support/server.ts';
import { scratch, seedData } from '../support/template.ts';

const host = 'amaltas.localhost';
const now = '2026-12-24T06:30:00Z';
/** What appears by itself once the server has time. */
const avif = /\{"url":"[^"]*\.avif",[^}]*\},/g;

describe('schoolyard serve', () => {
  let dataDir: string;
  let server: RunningServer;
  const content: string[] = [];

  const readContent = async (): Promise<string[]> => {
    const answers = [];
    for (const { name } of sources.filter((source) => source.name !== 'topSchools'))
      answers.push((await server.get(`/api/website/${name}`, { host })).text.replace(avif, ''));
    // Each start has a port of its own.
    return answers.map((text) => text.replaceAll(`:${server.port}`, ''));
  };

  beforeAll(async () => {
    dataDir = scratch();
    // To encode the pictures of the demo schools takes a minute, and the tests of their pages may have done it.
    const encodings = process.env.TEST_ENCODINGS;
    if (encodings) cpSync(encodings, join(dataDir, 'media-cache'), { recursive: true });
    server = await startServer({ DATA_DIR: dataDir, NOW: now });
  });
  afterAll(async () => {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  });

  it('seeds an empty folder and prints the addresses of the product and its schools', async () => {
    expect(server.log.named('Imported a demo school.')).toMatchObject([
      { school: 'amaltas' },
      { school: 'devdatt' },
      { school: 'kurinji' },
    ]);
    expect(server.printed.filter(Boolean)).toEqual([
      `  Schoolyard  http://localhost:${server.port}`,
      `  Amaltas Vidyalaya  http://amaltas.localhost:${server.port}`,
      `  Devdatt Collegiate School  http://devdatt.localhost:${server.port}`,
      `  Kurinji International School  http://kurinji.localhost:${server.port}`,
    ]);
    for (const name of ['localhost', host]) expect((await server.get('/', { host: name })).status).toBe(200);
    expect((await server.get('/readyz')).status).toBe(200);
    expect(statSync(join(dataDir, 'secret')).mode & 0o777).toBe(0o600);
    content.push(...(await readContent()));
    // One of many that is not named is none.
    const found = content.filter((text) => text !== 'null' && text !== '[]');
    expect(found.length).toBeGreaterThan(15);
    expect(found.every((text) => text.length > 10)).toBe(true);
  });

  it('takes the time from NOW', async () => {
    const { text } = await server.get('/api/website/holidays', { host });
    const holidays = JSON.parse(text) as { startHolidayDate: string; endHolidayDate: string; past: boolean }[];
    expect(holidays.length).toBeGreaterThan(1);
    for (const { endHolidayDate, past } of holidays) expect(past).toBe(endHolidayDate < now.slice(0, 10));
  });

  it('logs every request as a line of JSON with the id of its answer', async () => {
    const { headers } = await server.get('/about?x=1', { host });
    const line = await server.log.wait(({ reqId }) => reqId === headers['x-request-id']);
    expect(line).toMatchObject({ level: 30, method: 'GET', host, url: '/about?x=…', status: 200, cache: 'miss' });
  });

  it('refuses a folder that another server uses, and says which', async () => {
    const { code, stdout, stderr } = await runCli(['serve'], { cwd: dataDir, env: { DATA_DIR: dataDir, PORT: '0' } });
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toContain(`Process ${server.child.pid} already uses the embedded database in ${dataDir}.`);
    expect(stderr).toContain(`Stop process ${server.child.pid}, or give this one another DATA_DIR`);
    expect(stderr).not.toMatch(/\n\s+at /);
    expect((await server.get('/', { host })).status).toBe(200);
    expect(existsSync(join(dataDir, 'control.sock'))).toBe(true);
  });

  it('finishes the request that is under way at SIGTERM, then ends with 0 and leaves nothing behind', async () => {
    const socket = connect(server.port, '127.0.0.1');
    let said = '';
    socket.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
    const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
    const head = ['POST /api/nothing HTTP/1.1', `Host: ${host}`, 'Content-Type: application/json', 'Content-Length: 7'];
    socket.write([...head, 'Expect: 100-continue', '', ''].join('\r\n'));
    // The server says that it has the head and waits for the body: from here on the request is under way.
    await new Promise<void>((resolve) => socket.once('data', () => resolve()));
    expect(said).toMatch(/^HTTP\/1\.1 100 Continue/);
    const stopped = server.stop();
    await server.log.wait(({ msg }) => msg === 'Shutting down.');
    socket.write('{"a":1}');
    await closed;
    expect(said).toMatch(/HTTP\/1\.1 404 Not Found\r\n/);
    expect(said).toContain('"errorText":"There is nothing at this address."');
    expect(await stopped).toBe(0);
    for (const name of ['control.sock', 'database.lock']) expect(existsSync(join(dataDir, name)), name).toBe(false);
  });

  it('serves the same at its next start, without seeding again', async () => {
    server = await startServer({ DATA_DIR: dataDir, NOW: now });
    expect(server.log.named('Imported a demo school.')).toEqual([]);
    expect(await readContent()).toEqual(content);
    expect((await server.get('/', { host })).text).toContain('Amaltas Vidyalaya');
  });

  it('does not wait at SIGTERM for a command that does not end', async () => {
    const socket = connect(join(dataDir, 'control.sock'));
    const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
    socket.write('POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\nExpect: 100-continue\r\n\r\n');
    // From here on the command is under way.
    await new Promise<void>((resolve) => socket.once('data', () => resolve()));
    expect(await server.stop()).toBe(0);
    await closed;
    for (const name of ['control.sock', 'database.lock']) expect(existsSync(join(dataDir, name)), name).toBe(false);
  });
});

describe('a place to listen', () => {
  const taken = [
    'a port that is taken',
    undefined,
    'Port <port> is in use.\nChoose another with PORT, or any free one with PORT=0.\n',
  ] as const;
  const elsewhere = [
    'an address of another machine',
    '203.0.113.1',
    'This machine has no address "203.0.113.1".\nLeave HOST out to listen on this machine only.\n',
  ] as const;
  it.each(extent([taken], [taken, elsewhere]))(
    'is not %s: that is refused, with the cure',
    async (_, address, message) => {
      const { dataDir, remove } = await seedData();
      const other = createServer().listen(0, '127.0.0.1');
      await once(other, 'listening');
      const port = String((other.address() as AddressInfo).port);
      const env = { DATA_DIR: dataDir, ...(address ? { PORT: '0', HOST: address } : { PORT: port }) };
      const { code, stderr } = await runCli(['serve'], { cwd: dataDir, env });
      other.close();
      expect([code, stderr]).toEqual([2, message.replace('<port>', port)]);
      for (const name of ['control.sock', 'database.lock']) expect(existsSync(join(dataDir, name)), name).toBe(false);
      remove();
    },
  );
});

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, rmSync, statSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { callServer } from '#server/main/control/client.ts';
import { startControl } from '#server/main/control/server.ts';
import { scratch } from '../support/template.ts';

describe('the control socket', () => {
  let dataDir: string;
  let path: string;
  beforeEach(() => {
    dataDir = scratch();
    path = join(dataDir, 'control.sock');
  });
  afterEach(() => rm(dataDir, { recursive: true, force: true }));

  // No command runs here that would use the store or the files.
  const start = () =>
    startControl(
      { store: undefined as never, storage: undefined as never, dataDir, secret: '' },
      pino({ level: 'silent' }),
    );
  const call = (progress = (): void => undefined) =>
    callServer(dataDir, { name: 'no-such-command', params: {}, progress });
  const known = { message: 'The running server does not know "no-such-command".' };

  it('is refused to a second server of the same folder, and stays that of the first', async () => {
    const first = await start();
    await expect(start()).rejects.toMatchObject({
      code: 'CONTROL_TAKEN',
      message: `Another server already uses ${dataDir}.`,
      hint: 'Stop it, or give this server a DATA_DIR of its own.',
    });
    await expect(call()).rejects.toMatchObject(known);
    await first.close();
    expect(existsSync(path)).toBe(false);
    expect(await call()).toBeUndefined();
  });

  it.each([
    ['a field of the wrong type', 'school set-slug', { slug: 'greenfield', wanted: 7 }, 'wanted'],
    ['a field that is missing', 'restore', { file: '/backup.tar.gz' }, 'replace'],
    ['a field that there is not', 'token list', { all: true }, 'all'],
    ['no object at all', 'doctor', 'now', 'parameters'],
  ])('refuses %s before the command sees it', async (_, name, params, named) => {
    const control = await start();
    const answer = callServer(dataDir, { name, params, progress: () => undefined });
    await expect(answer).rejects.toMatchObject({
      code: 'SERVER_REFUSED',
      message: expect.stringContaining(`"${name}" got invalid parameters: ${named}`),
      hint: 'Use the command line of the same version as the server.',
    });
    await control.close();
  });

  it('is taken over from a server that has died, for its owner only', async () => {
    const program = `require('node:net').createServer().listen(${JSON.stringify(path)}, () => console.log('up'))`;
    const child = spawn(process.execPath, ['-e', program], { stdio: ['ignore', 'pipe', 'inherit'] });
    await once(child.stdout, 'data');
    child.kill('SIGKILL');
    await once(child, 'exit');
    expect(existsSync(path)).toBe(true);
    const control = await start();
    expect(statSync(path).mode & 0o777).toBe(0o600);
    await expect(call()).rejects.toMatchObject(known);
    await control.close();
  });

  it('is left alone at the stop of a server that has lost it', async () => {
    const first = await start();
    rmSync(path);
    const second = await start();
    await first.close();
    await expect(call()).rejects.toMatchObject(known);
    await second.close();
    expect(existsSync(path)).toBe(false);
  });

  const head = 'HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n';
  const chunk = (text: string): string => `${text.length.toString(16)}\r\n${text}\r\n`;
  it.each([
    ['before its answer', ''],
    ['in the middle of a line', `${head}${chunk('{"kind":')}`],
    ['between two lines', `${head}${chunk('{"kind":"progress","done":1,"total":2,"label":"Saving"}\n')}`],
    ['without a result', `${head}${chunk('')}`],
  ])('tells of a server that stops %s', async (_, said) => {
    const dies = (socket: Socket): void => {
      socket.once('data', () => socket.write(said, () => socket.destroy()));
    };
    const server = createServer(dies).listen(path);
    await once(server, 'listening');
    await expect(call()).rejects.toMatchObject({
      code: 'SERVER_STOPPED',
      message: 'The server stopped before it had answered.',
      hint: 'Look at its log, and try again.',
    });
    server.close();
  });
});

import { execFileSync, spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { extent } from '../support/extent.ts';
import { freePort } from '../support/free-port.ts';
import { ask } from '../support/request.ts';
import { builtCli, cleanEnv, startServer } from '../support/server.ts';
import { type Seeded, seedData } from '../support/template.ts';

let seeded: Seeded;
beforeEach(async () => {
  seeded = await seedData();
});
afterEach(() => seeded.remove());

const host = 'greenfield.localhost';

/** The statuses of so many pages, one after the other. */
const pages = async (port: number, count: number): Promise<Set<number>> => {
  const statuses = new Set<number>();
  for (let at = 0; at < count; at++) statuses.add((await ask(port, '/about', { host: `${host}:${port}` })).status);
  return statuses;
};

it('a server whose output is closed serves on, and stops as it should', async () => {
  const server = await startServer({ DATA_DIR: seeded.dataDir });
  server.child.stdout?.destroy();
  expect(await pages(server.port, 50)).toEqual(new Set([200]));
  expect(await server.stop()).toBe(0);
});

it.runIf(extent(false, true))(
  'a server whose output nobody reads serves on, and logs again once somebody does',
  async () => {
    const server = await startServer({ DATA_DIR: seeded.dataDir, LOG_LEVEL: 'info' });
    server.child.stdout?.pause();
    // More than a pipe and the reader's own buffer hold.
    expect(await pages(server.port, 3000)).toEqual(new Set([200]));
    server.child.stdout?.resume();
    const last = server.log.wait(({ url }) => String(url).startsWith('/last'));
    await server.get('/last', { host: `${host}:${server.port}` });
    await last;
    server.child.stdout?.pause();
    expect(await pages(server.port, 3000)).toEqual(new Set([200]));
    expect(await server.stop()).toBe(0);
  },
);

it('a server whose output is a full disk serves on', async () => {
  const port = await freePort();
  const full = openSync('/dev/full', 'w');
  const child = spawn(process.execPath, [builtCli, 'serve'], {
    cwd: seeded.dataDir,
    env: cleanEnv({ DATA_DIR: seeded.dataDir, PORT: String(port), LOG_LEVEL: 'info' }),
    stdio: ['ignore', full, 'inherit'],
  });
  closeSync(full);
  const exited = new Promise<number | null>((resolve) => child.once('exit', resolve));
  await vi.waitFor(async () => expect((await ask(port, '/readyz')).status).toBe(200), { timeout: 30_000 });
  expect(await pages(port, 50)).toEqual(new Set([200]));
  child.kill('SIGTERM');
  await exited;
  expect(child.signalCode).toBeNull();
});

it('a command whose reader has read enough ends without a word', () => {
  const command = `"${process.execPath}" "${builtCli}" --help | head -n 1`;
  const said = execFileSync('sh', ['-c', `${command} 2>&1`], { encoding: 'utf8', env: cleanEnv({}) });
  expect(said.split('\n')).toHaveLength(2);
});

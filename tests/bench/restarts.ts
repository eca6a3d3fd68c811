import { setTimeout } from 'node:timers/promises';
import { createDatabase, startScratchPostgres } from '../support/postgres.ts';
import { startApp, type TestApp } from '../support/server.ts';
import { type Figure, percentile } from './result.ts';

const restarts = 20;
const askEveryMs = 10;

const cached = { path: '/', host: 'riverside.localhost' };
const uncached = { path: '/api/website/banners', host: 'riverside.localhost' };

/** What visitors of two servers notice of a PostgreSQL that is started again, in turns at once and as it should be. */
export const benchRestarts = async (): Promise<Figure[]> => {
  const postgres = await startScratchPostgres();
  if (!postgres) throw new Error('No PostgreSQL 15 or newer was found. Install one.');
  const { url } = await createDatabase(postgres.url, 'restarts');
  const expectsLog = [/./];
  const first = await startApp({ databaseUrl: url, expectsLog });
  const nodes: readonly TestApp[] = [first, await startApp({ databaseUrl: url, expectsLog })];
  let failed = 0;
  const staleMs: number[] = [];
  const refusedMs: number[] = [];
  const recoveredMs: number[] = [];

  const ask = async (node: TestApp, { path, host }: typeof cached): Promise<{ status: number; ms: number }> => {
    const started = performance.now();
    const { status } = await node.get(path, { host });
    return { status, ms: performance.now() - started };
  };
  for (let round = 0; round < restarts; round++) {
    for (const node of nodes) await ask(node, cached);
    const state = { running: true };
    const visits = nodes.map(async (node) => {
      while (state.running) {
        const { status, ms } = await ask(node, cached);
        if (status !== 200) {
          failed++;
          process.stderr.write(`restarts: round ${round} of ${restarts}: ${status} after ${Math.round(ms)} ms\n`);
        }
        staleMs.push(ms);
        await setTimeout(askEveryMs);
      }
    });
    await (round % 2 === 0 ? postgres.crash() : postgres.shutDown());
    for (let i = 0; i < 20; i++)
      for (const node of nodes) {
        const { status, ms } = await ask(node, uncached);
        if (status === 503) refusedMs.push(ms);
      }
    await postgres.restart();
    const answers = performance.now();
    await Promise.all(
      nodes.map(async (node) => {
        while ((await ask(node, uncached)).status !== 200) await setTimeout(askEveryMs);
        recoveredMs.push(performance.now() - answers);
      }),
    );
    state.running = false;
    await Promise.all(visits);
  }
  for (const node of nodes) await node.stop();
  await postgres.stop();
  return [
    { name: 'restarts: cached pages that failed', value: failed, unit: '', limit: 0 },
    { name: 'restarts: a cached page meanwhile, 99th percentile', value: percentile(staleMs, 0.99), unit: 'ms' },
    {
      name: 'restarts: a refusal of what is not cached, longest',
      value: Math.max(...refusedMs),
      unit: 'ms',
      limit: 1000,
    },
    {
      name: 'restarts: until what is not cached is there again, longest',
      value: Math.max(...recoveredMs),
      unit: 'ms',
      limit: 2000,
    },
  ];
};

import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { requirePostgres } from '../store/databases.ts';
import { freePort } from '../support/free-port.ts';
import { createDatabase, type TestDatabase, type TestPostgres } from '../support/postgres.ts';
import { type Answer, ask } from '../support/request.ts';
import { type RunningServer, startServer } from '../support/server.ts';
import { until } from '../support/until.ts';

const rounds = 3;
const hosts = ['amaltas.localhost:3000', 'devdatt.localhost:3000', 'localhost:3000'];
const paths = ['/', '/feeds/all.ics', '/robots.txt', '/no-such-page'];

describe('two servers that are started again, one after the other', () => {
  let postgres: TestPostgres;
  let database: TestDatabase;
  const folders = [0, 1].map(() => mkdtempSync(join(tmpdir(), 'sy-rolling-')));
  const servers: (RunningServer | undefined)[] = [];
  /** The same before and after: pages name the product's address, not the server's. */
  const ports: number[] = [];

  const start = (i: number): Promise<RunningServer> =>
    startServer({
      DATA_DIR: folders[i] ?? '',
      DATABASE_URL: database.url,
      MEDIA_URL: pathToFileURL(join(folders[0] ?? '', 'media')).href,
      BASE_URL: 'http://localhost:3000',
      PORT: String(ports[i]),
    });
  beforeAll(async () => {
    postgres = await requirePostgres();
    database = await createDatabase(postgres.url, 'rolling');
    for (const i of [0, 1]) {
      ports[i] = await freePort();
      servers[i] = await start(i);
    }
  });
  afterAll(async () => {
    for (const server of servers) await server?.stop();
    await database.drop();
    await postgres.stop();
    for (const folder of folders) rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  });

  const get = (i: number, path: string, host: string): Promise<Answer> => ask(ports[i] ?? 0, path, { host });

  /** As a balancer does: a server that takes no connection is passed over. */
  const balanced = async (path: string, host: string, first: number): Promise<Answer> => {
    for (const i of [first, 1 - first]) {
      try {
        return await get(i, path, host);
      } catch (error) {
        // Refused, or reset before anything was sent: the system ends what stood in line when the door closed.
        if (!(error instanceof Error && 'syscall' in error && error.syscall === 'connect')) throw error;
      }
    }
    throw new Error('No server takes connections.');
  };

  it('fail no request, and find the pages that they had cached', async () => {
    for (let round = 0; round < rounds; round++) {
      for (const i of [0, 1]) {
        for (const host of hosts) for (const path of paths) await get(i, path, host);
        // The pages of children's data stay in memory; the others are saved when there is time.
        const savedPages = (): number =>
          readdirSync(join(folders[i] ?? '', 'pages')).filter((name) => name.endsWith('.page')).length;
        await until(() => savedPages() >= 1);

        const state = { running: true };
        const failed: string[] = [];
        let answered = 0;
        const load = Array.from({ length: 4 }, async (_, who) => {
          for (let n = who; state.running; n++) {
            const path = paths[n % paths.length] ?? '/';
            const { status, body } = await balanced(path, hosts[n % hosts.length] ?? '', n % 2);
            answered++;
            if (status !== 200 && status !== 404) failed.push(`${status} ${path} ${body}`);
          }
        });
        await servers[i]?.stop();
        servers[i] = await start(i);
        state.running = false;
        await Promise.all(load);
        expect(failed).toEqual([]);
        expect(answered).toBeGreaterThan(0);

        const answers = await Promise.all(hosts.flatMap((host) => paths.map((path) => get(i, path, host))));
        expect(answers.some((answer) => answer.headers['x-cache'] === 'hit')).toBe(true);
      }
    }
  });
});

import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { requirePostgres } from '../store/databases.ts';
import { freePort } from '../support/free-port.ts';
import { createDatabase, type TestDatabase, type TestPostgres } from '../support/postgres.ts';
import { type Answer, ask } from '../support/request.ts';
import { type RunningServer, startServer } from '../support/server.ts';

const rounds = 3;
const hosts = ['amaltas.localhost:3000', 'devdatt.localhost:3000', 'localhost:3000'];
const paths = ['/', '/feeds/all.ics', '/robots.txt', '/no-such-page'];

/** Of a file that may be removed meanwhile. */
const textOf = (file: string): string => {
  try {
    return readFileSync(file, 'latin1');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return '';
    throw error;
  }
};

/** Of the system, before a byte of the answer came. */
const isReset = (error: unknown): boolean =>
  error instanceof Error && 'syscall' in error && ['connect', 'read'].includes(String(error.syscall));

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

  /**
   * How many pages that say that nothing is there are saved: that is done when there is time. Others may be of children's
   * data, which is not saved, or have pictures that are still made smaller.
   */
  const countSaved = (i: number): number => {
    const folder = join(folders[i] ?? '', 'pages');
    const texts = readdirSync(folder).map((name) => textOf(join(folder, name)));
    return texts.filter((text) => /^[^\n]*"key":"[^"]* not-found /.test(text)).length;
  };

  /** As nginx does unless it is told otherwise: who takes no connection, or ends it before the answer, is passed over. */
  const balanced = async (path: string, host: string, first: number): Promise<Answer> => {
    for (const i of [first, 1 - first]) {
      try {
        return await get(i, path, host);
      } catch (error) {
        // The system resets what stands in line when a listener closes. Who was let in and is not answered was failed.
        if (!isReset(error)) throw error;
      }
    }
    throw new Error('No server takes connections.');
  };

  it('fail no request, and find the pages that they had cached', async () => {
    for (let round = 0; round < rounds; round++) {
      for (const i of [0, 1]) {
        // A picture that was made smaller drops the pages that show it, saved ones too.
        do {
          for (const host of hosts) for (const path of paths) await get(i, path, host);
        } while (countSaved(i) < hosts.length);

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

        const answers = await Promise.all(hosts.map((host) => get(i, '/no-such-page', host)));
        expect(answers.map((answer) => answer.headers['x-cache'])).toContain('hit');
      }
    }
  });
});

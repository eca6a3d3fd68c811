import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createRandom } from '../support/random.ts';
import { type Answer, ask } from '../support/request.ts';
import { builtCli, cleanEnv, type RunningServer, startServer } from '../support/server.ts';
import { type Seeded, seedData } from '../support/template.ts';

const rounds = 20;
const host = 'greenfield.localhost';
const password = 'mango tree by the gate';

/** One write that the server has said it has kept, and how to find it again. */
interface Acknowledged {
  readonly id: number;
  readonly name: string;
}

let seeded: Seeded;
let cookie = '';

beforeAll(async () => {
  seeded = await seedData();
  const args = ['user', 'add', '--school', 'greenfield', '--name', 'Asha Rao', '--email', 'asha@example.org'];
  const made = spawnSync(process.execPath, [builtCli, ...args, '--role', 'Admin', '--password-stdin'], {
    cwd: seeded.dataDir,
    env: cleanEnv({ DATA_DIR: seeded.dataDir }),
    input: password,
    encoding: 'utf8',
  });
  if (made.status !== 0) throw new Error(made.stderr);
});
afterAll(() => seeded.remove());

const send = (server: RunningServer, method: string, path: string, body?: object, more: object = {}): Promise<Answer> =>
  ask(server.port, path, {
    host: `${host}:${server.port}`,
    method,
    headers: {
      origin: `http://${host}:${server.port}`,
      ...(body ? { 'content-type': 'application/json' } : {}),
      ...(cookie ? { cookie } : {}),
      ...more,
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });

const signIn = async (server: RunningServer): Promise<void> => {
  const { status, headers } = await send(server, 'POST', '/api/Account/login', { login: 'asha@example.org', password });
  if (status !== 200) throw new Error(`The sign-in failed with ${status}.`);
  cookie = /session=[^;]+/.exec([headers['set-cookie'] ?? ''].flat().join(';'))?.[0] ?? '';
};

/** Writes until the server is gone; what it has acknowledged. */
const storm = async (server: RunningServer, round: number, schoolId: number): Promise<Acknowledged[]> => {
  const kept: Acknowledged[] = [];
  const writer = async (lane: number): Promise<void> => {
    for (let count = 0; ; count++) {
      const name = `Round ${round} lane ${lane} day ${count}`;
      const day = `2026-12-${String((count % 28) + 1).padStart(2, '0')}`;
      const body = { School_Id: schoolId, name, startHolidayDate: day, endHolidayDate: day, StartSession: 2026 };
      try {
        const { status, text } = await send(server, 'POST', '/api/academic/_addHoliday', body);
        if (status === 201) kept.push({ id: JSON.parse(text).holiday.Id, name });
        else if (status !== 429) throw new Error(`A write was answered with ${status}: ${text}`);
      } catch (error) {
        if (error instanceof Error && 'code' in error) return;
        throw error;
      }
    }
  };
  await Promise.all([0, 1, 2, 3].map(writer));
  return kept;
};

it(`${rounds} times killed in a storm of writes, the server has lost none that it acknowledged, and half of none`, async () => {
  const random = createRandom(4);
  const all: Acknowledged[] = [];
  let schoolId = 0;
  for (let round = 0; round < rounds; round++) {
    const server = await startServer({ DATA_DIR: seeded.dataDir, LOG_LEVEL: 'info' });
    if (round === 0) {
      await signIn(server);
      const { text } = await send(server, 'GET', '/api/academic/Profile');
      schoolId = JSON.parse(text).school_Id;
    }
    const writing = storm(server, round, schoolId);
    // At a moment that the writes themselves choose: after so many of them.
    const after = random.below(40) + 1;
    await server.log.waitForCount((line) => line.url === '/api/academic/_addHoliday', after);
    server.child.kill('SIGKILL');
    all.push(...(await writing));
    await server.exited;
  }

  const server = await startServer({ DATA_DIR: seeded.dataDir });
  const found = new Map<number, { name: string; version: number }>();
  for (let page = 1; ; page++) {
    const { text } = await send(
      server,
      'GET',
      `/api/academic/_holidays_list?School_Id=${schoolId}&page=${page}&pageSize=100`,
    );
    const rows = JSON.parse(text) as { Id: number; name: string }[];
    for (const { Id, name } of rows) found.set(Id, { name, version: 1 });
    if (rows.length < 100) break;
  }
  expect(all.length).toBeGreaterThan(rounds);
  expect(all.filter(({ id, name }) => found.get(id)?.name !== name)).toEqual([]);
  // Each row has its history and its entry in the audit log, or is not there at all.
  const audited = new Set<number>();
  for (let page = 1; ; page++) {
    const { text } = await send(server, 'GET', `/api/audit?entity=holiday&page=${page}&pageSize=100`);
    const rows = JSON.parse(text) as { entityId: number }[];
    for (const { entityId } of rows) audited.add(entityId);
    if (rows.length < 100) break;
  }
  const stormed = [...found].filter(([, { name }]) => name.startsWith('Round ')).map(([id]) => id);
  expect(stormed.filter((id) => !audited.has(id))).toEqual([]);
  expect([...audited].filter((id) => !found.has(id))).toEqual([]);
  await server.stop();
  rmSync(join(seeded.dataDir, 'outbox'), { recursive: true, force: true });
}, 600_000);

import { spawnSync } from 'node:child_process';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { maxImportedRows, maxRowsAtOnce } from '#schemas/records/student-import.ts';
import { importRow, sendRows, startImport } from '../api/student-import-bodies.ts';
import { type Caller, visitorOf } from '../support/callers.ts';
import { testNow } from '../support/schools.ts';
import { builtCli, cleanEnv, type RunningServer, startServer } from '../support/server.ts';
import { type Seeded, seedData } from '../support/template.ts';

const host = 'greenfield.localhost';
const password = 'mango tree by the gate';
const count = maxImportedRows;

let seeded: Seeded;
beforeAll(async () => {
  seeded = await seedData();
  const who = ['--school', 'greenfield', '--name', 'Asha Rao', '--email', 'asha@example.org', '--role', 'Admin'];
  const made = spawnSync(process.execPath, [builtCli, 'user', 'add', ...who, '--password-stdin'], {
    cwd: seeded.dataDir,
    env: cleanEnv({ DATA_DIR: seeded.dataDir }),
    input: password,
    encoding: 'utf8',
  });
  if (made.status !== 0) throw new Error(made.stderr);
});
afterAll(() => seeded.remove());

const start = (): Promise<RunningServer> =>
  startServer({ DATA_DIR: seeded.dataDir, NOW: new Date(testNow).toISOString() });

const signIn = async (server: RunningServer): Promise<Caller> => {
  const login = { login: 'asha@example.org', password };
  const { headers } = await visitorOf(server, host).post('/api/Account/login', login);
  const cookie = /session=[^;]+/.exec([headers['set-cookie'] ?? ''].flat().join(';'))?.[0] ?? '';
  const caller = visitorOf(server, host, { cookie });
  return { ...caller, schoolId: (await caller.get('/api/academic/Profile')).json.school_Id };
};

const rows = Array.from({ length: count }, (_, at) => importRow(at + 2, { Admission_No: `F-${at + 1}` }));
const parts = Array.from({ length: Math.ceil(count / maxRowsAtOnce) }, (_, at) =>
  rows.slice(at * maxRowsAtOnce, (at + 1) * maxRowsAtOnce),
);

it(`an import of ${count} students whose server is killed in the middle goes on, and has each of them once`, async () => {
  const first = await start();
  const caller = await signIn(first);
  const { id } = (await startImport(caller, 'killed', count)).json.import;
  const half = Math.floor(parts.length / 2);
  for (const part of parts.slice(0, half)) expect((await sendRows(caller, id, { rows: part })).status).toBe(200);
  // While the next part is on its way.
  const lost = sendRows(caller, id, { rows: parts[half] ?? [] }).catch((error: unknown) => error);
  first.child.kill('SIGKILL');
  await Promise.all([lost, first.exited]);

  const second = await start();
  const again = await signIn(second);
  const stopped = await startImport(again, 'killed', count);
  expect([stopped.status, stopped.json.import]).toEqual([200, expect.objectContaining({ id, state: 'Open' })]);
  expect(stopped.json.import.added).toBeGreaterThanOrEqual(half * maxRowsAtOnce);
  for (const [at, part] of parts.entries()) {
    const { json } = await sendRows(again, id, { rows: part, isLast: at === parts.length - 1 });
    expect(json.rows.every(({ state }: { state: string }) => state === 'New')).toBe(true);
  }
  const { headers } = await again.get('/api/student', { Session: '2026-2027', keyword: 'F-', pageSize: 1 });
  expect(headers['x-total-count']).toBe(String(count));
  expect((await again.get('/api/student/imports')).json[0]).toMatchObject({ id, state: 'Done', added: count });
  expect(await second.stop()).toBe(0);
}, 900_000);

import { spawnSync } from 'node:child_process';
import { max } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openStore } from '#server/store/open-store.ts';
import { content, enquiries, enquiryDocuments, students } from '#server/store/schema.ts';
import { silent } from '../store/databases.ts';
import { type Caller, visitorOf } from '../support/callers.ts';
import { addEnquiry } from '../support/enquiries.ts';
import { extent } from '../support/extent.ts';
import { createRandom } from '../support/random.ts';
import { testNow } from '../support/schools.ts';
import { builtCli, cleanEnv, type RunningServer, startServer } from '../support/server.ts';
import { type Seeded, seedData } from '../support/template.ts';
import { type Acknowledged, storm } from './storm.ts';
import { findLosses } from './what-is-kept.ts';

const rounds = extent(1, 20);
const admissionsOfRound = 12;
const host = 'greenfield.localhost';
const password = 'mango tree by the gate';

let seeded: Seeded;
let before = { content: 0, students: 0 };

const run = (args: readonly string[], input = '') =>
  spawnSync(process.execPath, [builtCli, ...args], {
    cwd: seeded.dataDir,
    env: cleanEnv({ DATA_DIR: seeded.dataDir }),
    input,
    encoding: 'utf8',
  });
const start = (): Promise<RunningServer> =>
  startServer({ DATA_DIR: seeded.dataDir, NOW: new Date(testNow).toISOString() });

beforeAll(async () => {
  seeded = await seedData();
  const who = ['--school', 'greenfield', '--name', 'Asha Rao', '--email', 'asha@example.org', '--role', 'Admin'];
  const made = run(['user', 'add', ...who, '--password-stdin'], password);
  if (made.status !== 0) throw new Error(made.stderr);
});
afterAll(() => seeded.remove());

const signIn = async (server: RunningServer): Promise<Caller['headers']> => {
  const login = { login: 'asha@example.org', password };
  const { status, headers } = await visitorOf(server, host).post('/api/Account/login', login);
  if (status !== 200) throw new Error(`The sign-in failed with ${status}.`);
  return { cookie: /session=[^;]+/.exec([headers['set-cookie'] ?? ''].flat().join(';'))?.[0] ?? '' };
};

/** Enquiries that wait for nothing but their confirmation; their ids. */
const addReady = async (caller: Caller, count: number): Promise<number[]> => {
  const ids: number[] = [];
  for (let number = 0; number < count; number++) {
    const letters = String.fromCharCode(97 + Math.floor(number / 26), 97 + (number % 26));
    const child = { Student_First_Name: `Child${letters}`, Mobile: `9${100_000_000 + number}` };
    ids.push((await addEnquiry(caller, child)).Admission_Enquiry_Id);
  }
  return ids;
};

/** Puts enquiries under review with their documents waived, and notes what is there before the storms. */
const prepare = async (schoolId: number, ids: readonly number[]): Promise<void> => {
  const store = await openStore({ dataDir: seeded.dataDir, log: silent, onSnapshotEveryMs: 0 });
  await store.school(schoolId, async ({ db }) => {
    await db.update(enquiries).set({ status: 6 });
    const waived = { schoolId, state: 'Waived', reason: 'Seen at the desk', userType: 4 } as const;
    for (const documentType of ['Birth_Certificate', 'Report_Card', 'Transfer_Certificate'])
      await db.insert(enquiryDocuments).values(ids.map((enquiryId) => ({ ...waived, enquiryId, documentType })));
    const [items] = await db.select({ last: max(content.id) }).from(content);
    const [admitted] = await db.select({ last: max(students.id) }).from(students);
    before = { content: items?.last ?? 0, students: admitted?.last ?? 0 };
  });
  await store.close();
};

it(`${rounds} times killed in a storm of writes, the server has lost none that it acknowledged, and half of none`, async () => {
  const random = createRandom(4);
  const first = await start();
  const headers = await signIn(first);
  const { school_Id: schoolId } = (await visitorOf(first, host, headers).get('/api/academic/Profile')).json;
  const callerOf = (server: RunningServer): Caller => ({ ...visitorOf(server, host, headers), schoolId });
  const ready = await addReady(callerOf(first), rounds * admissionsOfRound);
  await first.stop();
  await prepare(schoolId, ready);

  const all: Acknowledged[] = [];
  for (let round = 0; round < rounds; round++) {
    const server = await start();
    const writing = storm({ caller: callerOf(server), round, ready: ready.splice(0, admissionsOfRound) });
    // At a time that the writes themselves choose: after so many of them.
    const after = random.below(40) + 10;
    await server.log.waitForCount(({ method, status }) => method !== 'GET' && Number(status) < 300, after);
    server.child.kill('SIGKILL');
    all.push(...(await writing));
    await server.exited;
    expect(await findLosses({ dataDir: seeded.dataDir, schoolId, before }, all)).toEqual([]);
    const doctor = run(['doctor']);
    expect([doctor.status, doctor.stdout]).toEqual([0, expect.not.stringContaining('✗')]);
  }
  // One round may end before the first picture.
  for (const kind of rounds > 1 ? ['item', 'admission', 'picture'] : ['item'])
    expect(all.filter((write) => write.kind === kind).length, kind).toBeGreaterThan(0);
}, 900_000);

import { spawnSync } from 'node:child_process';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addStudent } from '../api/student-bodies.ts';
import { type Caller, visitorOf } from '../support/callers.ts';
import { testNow } from '../support/schools.ts';
import { builtCli, cleanEnv, type RunningServer, startServer } from '../support/server.ts';
import { type Seeded, seedData } from '../support/template.ts';

const host = 'greenfield.localhost';
const password = 'mango tree by the gate';
const rounds = 12;
const own = { Class_Id: 8, Section_Id: 1 };

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

interface Register {
  readonly day: string;
  readonly key: string;
  readonly marks: readonly { readonly Student_Id: number; readonly Status: string }[];
}

/** As a device sends what waits on it: on the version that it has seen, under a key of its own. */
const submit = (caller: Caller, { day, key, marks }: Register) =>
  caller.call('PUT', '/api/attendance/register', {
    body: { ...own, Date: day, Marks: marks, Submission: { Key: key, Number: 1 } },
    headers: { 'if-match': '"0"' },
  });

const read = (caller: Caller, day: string) => caller.get('/api/attendance/register', { ...own, Date: day });

/** School days of the session before the day of the tests. */
const daysOfSchool = (count: number): string[] => {
  const days: string[] = [];
  for (let at = Date.parse('2026-11-20'); days.length < count; at -= 86_400_000)
    if (new Date(at).getUTCDay() !== 0) days.push(new Date(at).toISOString().slice(0, 10));
  return days;
};

it(`a register whose server is killed while it is sent is there once when it is sent again: ${rounds} times`, async () => {
  let server = await start();
  let caller = await signIn(server);
  const ids: number[] = [];
  for (const First_Name of ['Gargi', 'Ishaan', 'Zoya'])
    ids.push((await addStudent(caller, { First_Name, Last_Name: 'Wagh', Roll_No: ids.length + 1 })).Student_Id);
  let acknowledged = 0;
  for (const [round, day] of daysOfSchool(rounds).entries()) {
    const marks = [{ Student_Id: ids[round % ids.length] ?? 0, Status: 'A' }];
    const register = { day, key: `7f1c9a52-0d4e-4b8f-9a35-${String(round).padStart(12, '0')}`, marks };
    const sent = submit(caller, register).catch(() => undefined);
    // At once, while it is under way beside another request, and after it was answered.
    if (round % 3 === 1) await Promise.race([sent, caller.get('/api/academic/Profile')]);
    if (round % 3 === 2) expect((await sent)?.status).toBe(200);
    server.child.kill('SIGKILL');
    if (await sent) acknowledged += 1;
    await server.exited;
    server = await start();
    caller = await signIn(server);
    if (round % 3 === 2) expect((await read(caller, day)).json.Version).toBe(1);
    // The device had no answer, or lost it: it sends the same again, as often as it likes.
    for (let again = 0; again < 2; again++) {
      const { status, json } = await submit(caller, register);
      expect([round, status, json.Version, json.State]).toEqual([
        round,
        200,
        1,
        expect.stringMatching(/^(Submitted|Locked)$/),
      ]);
    }
    const { json } = await read(caller, day);
    const absent = json.Students.filter(({ Status }: { Status: string }) => Status === 'A');
    expect(absent.map(({ Student_Id }: { Student_Id: number }) => Student_Id)).toEqual([marks[0]?.Student_Id]);
  }
  const { json: grid } = await caller.get('/api/attendance/grid', { ...own, Month: '2026-11' });
  const taken = grid.days.filter(({ Is_Taken }: { Is_Taken: boolean }) => Is_Taken).length;
  expect(taken).toBe(daysOfSchool(rounds).filter((day) => day.startsWith('2026-11')).length);
  expect(acknowledged).toBeGreaterThanOrEqual(Math.floor(rounds / 3));
  expect(await server.stop()).toBe(0);
}, 900_000);

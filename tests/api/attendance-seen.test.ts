import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, signIn } from '../support/callers.ts';
import { startApp, type TestApp } from '../support/server.ts';
import { databases } from './databases.ts';
import { addStudent } from './student-bodies.ts';

const own = { Class_Id: 8, Section_Id: 1 };
const day = '2026-11-20';

describe.each(databases)('a register whose class has grown since it was opened on $database', ({ database }) => {
  let app: TestApp;
  let admin: Caller;
  let teacher: Caller;
  let listed: readonly number[];

  const open = async () => (await teacher.get('/api/attendance/register', { ...own, Date: day })).json;
  const idsOf = async (): Promise<number[]> =>
    (await open()).Students.map(({ Student_Id }: { Student_Id: number }) => Student_Id);
  const take = (body: object, version = 0) =>
    teacher.call('PUT', '/api/attendance/register', {
      body: { ...own, Date: day, Marks: [], ...body },
      headers: { 'if-match': `"${version}"` },
    });

  beforeAll(async () => {
    app = await startApp({ database });
    admin = await signIn(app);
    teacher = await signIn(app, { role: 'Staff', permissionSets: ['classTeacher'], classes: [own] });
    for (const First_Name of ['Gargi', 'Ishaan']) await addStudent(admin, { ...own, First_Name });
    listed = await idsOf();
    await addStudent(admin, { ...own, First_Name: 'Zoya', Last_Name: 'Shaikh' });
  });
  afterAll(() => app.stop());

  it('is not taken for the child whom nobody has looked for, and stays missing', async () => {
    const refused = await take({ Seen: listed });
    expect([refused.status, refused.json.errors]).toEqual([
      422,
      { Seen: ['New in this class since you opened the register: Zoya Shaikh. Say who is there.'] },
    ]);
    expect(await open()).toMatchObject({ State: 'Open', Version: 0 });
    const missing = (await admin.get('/api/attendance/day', { Date: day })).json.classes;
    expect(missing).toContainEqual(expect.objectContaining({ ...own, State: 'Open' }));
  });

  it('is taken once the child is on the list', async () => {
    const Seen = await idsOf();
    expect(Seen).toHaveLength(3);
    const Marks = [{ Student_Id: Seen.find((id) => !listed.includes(id)), Status: 'A' }];
    expect((await take({ Seen, Marks })).json).toMatchObject({ State: 'Submitted', Version: 1 });
    expect((await take({ Seen: listed, Marks }, 1)).json.Version).toBe(1);
    expect((await take({ Seen: listed }, 1)).status).toBe(422);
  });

  it('is read as before where the device has not said whom it showed', async () => {
    expect((await take({}, 1)).json).toMatchObject({ State: 'Submitted', Version: 2 });
  });
});

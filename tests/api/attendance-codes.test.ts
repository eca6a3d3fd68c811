import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, signIn } from '../support/callers.ts';
import { startApp, type TestApp } from '../support/server.ts';
import { databases } from './databases.ts';
import { addStudent } from './student-bodies.ts';

const own = { Class_Id: 8, Section_Id: 1 };
const codes = '/api/attendance/codes';

describe.each(databases)('codes of the school’s own on $database', ({ database }) => {
  let app: TestApp;
  let admin: Caller;
  let teacher: Caller;
  const ids = new Map<string, number>();
  const idOf = (name: string): number => ids.get(name) ?? 0;

  const save = (code: string, body: object, caller = admin) => caller.call('PUT', `${codes}/${code}`, { body });
  const take = (day: string, marks: Readonly<Record<string, object>>, version = 0, more: object = {}) =>
    teacher.call('PUT', '/api/attendance/register', {
      body: {
        ...own,
        Date: day,
        Marks: Object.entries(marks).map(([name, mark]) => ({ Student_Id: idOf(name), ...mark })),
        ...more,
      },
      headers: { 'if-match': `"${version}"` },
    });

  beforeAll(async () => {
    app = await startApp({ database });
    admin = await signIn(app);
    teacher = await signIn(app, { role: 'Staff', permissionSets: ['classTeacher'], classes: [own] });
    for (const [at, name] of ['Gargi', 'Ishaan', 'Zoya'].entries())
      ids.set(name, (await addStudent(admin, { First_Name: name, Roll_No: at + 1 })).Student_Id);
  });
  afterAll(() => app.stop());

  it('are an admin’s to make, have letters of their own, and are read by who takes registers', async () => {
    expect((await save('S', { Name: 'Sport', Name_Hi: 'खेल', Counts_As: 'P' })).json).toEqual({
      ...{ Code: 'S', Name: 'Sport', Name_Hi: 'खेल', Counts_As: 'P', Is_Active: true },
    });
    expect((await save('M', { Name: 'Medical', Counts_As: 'LV' })).status).toBe(200);
    expect((await save('HM', { Name: 'Half day, medical', Counts_As: 'HD' })).status).toBe(200);
    expect((await save('A', { Name: 'Absent', Counts_As: 'A' })).status).toBe(409);
    expect((await save('s1', { Name: 'Small', Counts_As: 'A' })).status).toBe(422);
    expect((await save('X', { Name: 'Mine', Counts_As: 'A' }, teacher)).status).toBe(403);
    const { json } = await teacher.get(codes);
    expect(json.map((one: { Code: string }) => one.Code)).toEqual(['HM', 'M', 'S']);
  });

  it('count as what the school says, in every sum', async () => {
    const first = await take('2026-11-19', {
      Gargi: { Status: 'P', Own_Code: 'S' },
      Ishaan: { Status: 'LV', Own_Code: 'M', Reason: 'Fever' },
      Zoya: { Status: 'HD', Own_Code: 'HM' },
    });
    expect(first.status, first.text).toBe(200);
    expect(first.json.Students.map((one: { Own_Code?: string }) => one.Own_Code)).toEqual(['S', 'M', 'HM']);
    expect((await take('2026-11-20', { Ishaan: { Status: 'A' } })).status).toBe(200);
    const history = (await admin.get(`/api/attendance/students/${idOf('Ishaan')}`)).json;
    expect([history.Counts.LV, history.Counts.A, history.Percent]).toEqual([1, 1, 0]);
    expect(history.marks[0]).toMatchObject({ Status: 'LV', Own_Code: 'M', Reason: 'Fever' });
    const grid = (await admin.get('/api/attendance/grid', { ...own, Month: '2026-11' })).json;
    expect(grid.rows.map((row: { Marks: string[] }) => row.Marks.slice(18, 20))).toEqual([
      ['S', 'P'],
      ['M', 'A'],
      ['HM', 'P'],
    ]);
    // 1 + 1, 0 + 0 and 0.5 + 1 of six.
    expect(grid.Percent).toBe(58.3);
    const file = await admin.get('/api/attendance/grid/export', { ...own, Month: '2026-11' });
    expect(file.text).toContain(',HM,P,');
    const parent = await signIn(app, { role: 'Parent', studentIds: [idOf('Gargi')] });
    const seen = (await parent.get(`/api/attendance/students/${idOf('Gargi')}`)).json;
    expect([seen.marks[0].Own_Code, seen.Own_Codes.find((one: { Code: string }) => one.Code === 'S').Name_Hi]).toEqual([
      'S',
      'खेल',
    ]);
  });

  it('are told apart from what they count as, and taken once', async () => {
    const Submission = { Key: 'a3bb189e-8bf9-4888-9912-ace4e6543002', Number: 1 };
    const sport = { Gargi: { Status: 'P', Own_Code: 'S' } };
    expect((await take('2026-11-18', sport, 0, { Submission })).json.Version).toBe(1);
    expect((await take('2026-11-18', sport, 0, { Submission })).json.Version).toBe(1);
    const plain = await take('2026-11-18', {}, 1);
    expect([plain.json.Version, plain.json.Students[0].Own_Code]).toEqual([2, undefined]);
    const change = {
      Student_Id: idOf('Gargi'),
      Date: '2026-11-18',
      Status: 'P',
      Own_Code: 'S',
      Change_Reason: 'Kho-kho',
    };
    expect((await teacher.call('PUT', '/api/attendance/mark', { body: change })).status).toBe(200);
    const after = await teacher.get('/api/attendance/register', { ...own, Date: '2026-11-18' });
    expect(after.json.Students[0]).toMatchObject({ Status: 'P', Own_Code: 'S' });
  });

  it('are refused where the school has none, or it counts as something else', async () => {
    const wrong = { Gargi: { Status: 'A', Own_Code: 'S' }, Zoya: { Status: 'P', Own_Code: 'ZZ' } };
    const { status, json } = await take('2026-11-17', wrong);
    expect([status, Object.keys(json.errors)]).toEqual([422, ['Marks.0.Own_Code', 'Marks.1.Own_Code']]);
  });

  it('stay what they were: switched off, a waiting register still has them', async () => {
    expect((await save('S', { Name: 'Sport', Counts_As: 'A' })).json.errors).toHaveProperty('Counts_As');
    expect((await save('S', { Name: 'Sports day', Counts_As: 'P', Is_Active: false })).json.Is_Active).toBe(false);
    expect((await take('2026-11-16', { Gargi: { Status: 'P', Own_Code: 'S' } })).status).toBe(200);
    const other = await signIn(app, { school: 'riverside' });
    expect((await other.get(codes)).json).toEqual([]);
  });
});

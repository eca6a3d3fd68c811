import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, signIn } from '../support/callers.ts';
import { startApp, type TestApp } from '../support/server.ts';
import { databases } from './databases.ts';
import { addStudent } from './student-bodies.ts';

const own = { Class_Id: 8, Section_Id: 1 };
const other = { Class_Id: 9, Section_Id: 1 };
const path = '/api/attendance/missing';

interface Missing {
  readonly Date: string;
  readonly Class_Id: number;
}

describe.each(databases)('registers missing over a period on $database', ({ database }) => {
  let app: TestApp;
  let admin: Caller;
  let teacher: Caller;

  const take = async (place: object, date: string, more: object = {}) => {
    const sent = { body: { ...place, Date: date, Marks: [], ...more }, headers: { 'if-match': '"0"' } };
    expect((await admin.call('PUT', '/api/attendance/register', sent)).status).toBe(200);
  };
  /** Each as its day of November and its class. */
  const missing = async (caller: Caller, query: Record<string, string>): Promise<string[]> => {
    const { json } = await caller.get(path, query);
    return json.registers.map((one: Missing) => `${one.Date.slice(8)} ${one.Class_Id}`);
  };

  beforeAll(async () => {
    app = await startApp({ database });
    admin = await signIn(app);
    const classTeacher = { role: 'Staff', permissionSets: ['classTeacher'], classes: [own] } as const;
    teacher = await signIn(app, { ...classTeacher, name: 'Lata Mahajan', email: 'lata@example.org' });
    for (const place of [own, other]) await addStudent(admin, { ...place });
    for (const date of ['2026-11-16', '2026-11-17', '2026-11-19', '2026-11-21']) await take(own, date);
    for (const date of ['2026-11-16', '2026-11-18', '2026-11-19', '2026-11-20', '2026-11-21']) await take(other, date);
  });
  afterAll(() => app.stop());

  it('are those of school days, the latest first, with what is known of each', async () => {
    // The 15th is a Sunday, and what is to come is not missing.
    const week = { From: '2026-11-15', To: '2026-11-30' };
    expect(await missing(admin, week)).toEqual(['20 8', '18 8', '17 9']);
    await admin.post('/api/attendance/reminders', { Date: '2026-11-18', Classes: [own] });
    const { json } = await admin.get(path, week);
    expect(json).toMatchObject({ From: '2026-11-15', To: '2026-11-21', Today: '2026-11-21' });
    expect(json.registers[1]).toEqual({
      ...own,
      Date: '2026-11-18',
      Students: 1,
      Parts: ['Full'],
      Teachers: ['Lata Mahajan'],
      Reminded_At: new Date(app.clock.now).toISOString(),
    });
    expect(json.registers[0]).not.toHaveProperty('Reminded_At');
    expect(await missing(teacher, week)).toEqual(['20 8', '18 8']);
    await take(own, '2026-11-18');
    expect(await missing(admin, week)).toEqual(['20 8', '17 9']);
    const file = await admin.get(`${path}/export`, week);
    expect(file.text).toContain('\r\n2026-11-20,Class 5 A,Full,1,Lata Mahajan,');
    expect(file.headers['content-disposition']).toContain('missing-registers-2026-11-15-2026-11-21.csv');
  });

  it('are the same as those of each day of it', async () => {
    const days = [...Array(30).keys()].map(
      (at) => `2026-${at < 9 ? '10' : '11'}-${String(at < 9 ? 23 + at : at - 8).padStart(2, '0')}`,
    );
    const byDay: string[] = [];
    for (const date of days.toReversed()) {
      const { json } = await admin.get('/api/attendance/day', { Date: date });
      for (const one of json.classes)
        if (one.State === 'Open' && !one.Closed) byDay.push(`${date.slice(8)} ${one.Class_Id}`);
    }
    expect(byDay.length).toBeGreaterThan(20);
    expect(await missing(admin, {})).toEqual(byDay);
  });

  it('are each half, where the day has two', async () => {
    await admin.call('PUT', '/api/attendance/settings', { body: { Mode: 'Session', Afternoon_From: '12:30' } });
    await take(other, '2026-11-17', { Part: 'Forenoon' });
    const { json } = await admin.get(path, { From: '2026-11-17', To: '2026-11-20' });
    expect(json.registers.map(({ Date: date, Parts }: Missing & { Parts: string[] }) => [date, Parts])).toEqual([
      ['2026-11-20', ['Forenoon', 'Afternoon']],
      ['2026-11-17', ['Afternoon']],
    ]);
  });

  it('are of 92 days at most', async () => {
    expect((await admin.get(path, { From: '2026-08-22', To: '2026-11-21' })).status).toBe(200);
    const long = await admin.get(path, { From: '2026-08-21', To: '2026-11-21' });
    expect(long.json.errors).toEqual({ To: ['Choose at most 92 days.'] });
    expect((await admin.get(path, { From: '2026-11-20', To: '2026-11-19' })).json.errors).toHaveProperty('To');
    const desk = await signIn(app, { role: 'Staff', permissionSets: ['hr'] });
    expect((await desk.get(path)).status).toBe(403);
  });

  it('are still named once the session is over', async () => {
    const before = app.clock.now;
    app.clock.now = Date.parse('2027-04-10T05:00:00Z');
    const later = await signIn(app, { email: 'april@example.org' });
    expect(await missing(later, { From: '2026-11-16', To: '2026-11-20' })).toEqual(['20 8', '17 9']);
    app.clock.now = before;
  });

  it('are those alone that somebody would be asked in', async () => {
    const daily = { Mode: 'Daily', Afternoon_From: '12:30' };
    expect((await admin.call('PUT', '/api/attendance/settings', { body: daily })).status).toBe(200);
    const november = { From: '2026-11-02', To: '2026-11-07' };
    // Nobody was in this class before the 5th: one came to the school then, one from another class.
    const place = { Class_Id: 12, Section_Id: 1 };
    const moved = await addStudent(admin, { ...place, Section_Id: 2 });
    const marks = { Class_Id: 12, Section_Id: 2 };
    for (const date of ['2026-11-02', '2026-11-03']) await take(marks, date);
    const move = { Student_Id: moved.Student_Id, Section_Id: 1 };
    expect((await admin.post('/api/student/sections', { Session: '2026-2027', Moves: [move] })).status).toBe(200);
    await addStudent(admin, { ...place, Admission_Date: '2026-11-05' });
    const of12 = async () => (await missing(admin, november)).filter((one) => one.endsWith(' 12'));
    // On the 4th the one who moved was in no register.
    expect(await of12()).toEqual(['07 12', '06 12', '05 12', '04 12']);
    const sizes = (await admin.get(path, november)).json.registers.filter(({ Class_Id }: Missing) => Class_Id === 12);
    expect(sizes.map(({ Students }: { Students: number }) => Students)).toEqual([2, 2, 2, 1]);
    const { json } = await admin.post('/api/attendance/reminders', { Date: '2026-11-03', Classes: [place] });
    expect(json.classes).toEqual([]);
  });
});

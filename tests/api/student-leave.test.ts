import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, signIn } from '../support/callers.ts';
import { mailTo } from '../support/outbox.ts';
import { startApp, type TestApp } from '../support/server.ts';
import { databases } from './databases.ts';
import { addStudent } from './student-bodies.ts';

const path = '/api/attendance/leave';
const place = { Class_Id: 8, Section_Id: 1 };

describe.each(databases)('leave of students on $database', ({ database }) => {
  let app: TestApp;
  let admin: Caller;
  let parent: Caller;
  let teacher: Caller;
  let gargi: number;
  beforeAll(async () => {
    app = await startApp({ database });
    admin = await signIn(app);
    gargi = (await addStudent(admin, { First_Name: 'Gargi', Last_Name: 'Wagh' })).Student_Id;
    parent = await signIn(app, { role: 'Parent', studentIds: [gargi], email: 'wagh@example.org', name: 'Aniket Wagh' });
    const own = { role: 'Staff', permissionSets: ['classTeacher'], name: 'Lata Mahajan' } as const;
    teacher = await signIn(app, { ...own, classes: [place] });
  });
  afterAll(() => app.stop());

  const ask = (First_Day: string, Last_Day = First_Day, more: object = {}, caller = parent) =>
    caller.post(path, { Student_Id: gargi, First_Day, Last_Day, Reason: 'Family', ...more });
  const step = (id: number, deed: 'decide' | 'cancel', body: object, version = 1, caller = teacher) =>
    caller.call('POST', `${path}/${id}/${deed}`, { body, headers: { 'if-match': `"${version}"` } });
  const register = async (date: string) =>
    (await teacher.get('/api/attendance/register', { ...place, Date: date })).json;
  const pupil = async (date: string) =>
    (await register(date)).Students.find(({ Student_Id }: { Student_Id: number }) => Student_Id === gargi);

  it('is asked for by a parent, and approved by the class teacher: the register starts with it', async () => {
    const asked = await ask('2026-11-25', '2026-11-26', { Note: 'A wedding at Trimbakeshwar.' });
    expect([asked.status, asked.json]).toEqual([
      201,
      expect.objectContaining({ First_Name: 'Gargi', ...place, Days: 2, State: 'Pending', May_Cancel: true }),
    ]);
    const { Leave_Id: id } = asked.json;
    expect((await teacher.get('/api/office/today')).json.work).toContainEqual({
      kind: 'studentLeave',
      count: 1,
      names: ['Gargi Wagh'],
      date: '2026-11-25',
    });
    expect((await pupil('2026-11-25')).Status).toBe('P');
    expect((await step(id, 'decide', { State: 'Rejected' })).json.errors.Decision).toBeDefined();
    expect((await step(id, 'decide', { State: 'Approved' }, 1, parent)).status).toBe(403);
    expect((await step(id, 'decide', { State: 'Approved' }, 4)).status).toBe(409);
    expect((await step(id, 'decide', { State: 'Approved' })).json).toMatchObject({
      State: 'Approved',
      Decided_By: 'Lata Mahajan',
    });
    expect((await mailTo(app, 'wagh@example.org')).text).toContain(
      'Leave of Gargi, 25 Nov 2026 to 26 Nov 2026: approved',
    );
    expect(await pupil('2026-11-25')).toMatchObject({
      Status: 'LV',
      Leave_Reason: 'Family',
      Reason: 'A wedding at Trimbakeshwar.',
    });
    const { marks } = (await parent.get(`/api/attendance/students/${gargi}`)).json;
    expect(marks.map(({ Date: date, Status }: { Date: string; Status: string }) => [date, Status])).toEqual([
      ['2026-11-25', 'LV'],
      ['2026-11-26', 'LV'],
    ]);
    const { work } = (await teacher.get('/api/office/today')).json;
    expect(work.map(({ kind }: { kind: string }) => kind)).toEqual(['missingRegisters']);
  });

  it('makes leave of an absence that was marked, unless the register is locked for a teacher', async () => {
    const take = (date: string) =>
      admin.call('PUT', '/api/attendance/register', {
        body: { ...place, Date: date, Marks: [{ Student_Id: gargi, Status: 'A' }] },
        headers: { 'if-match': '*' },
      });
    for (const date of ['2026-11-19', '2026-11-20']) expect((await take(date)).status).toBe(200);
    const { json } = await ask('2026-11-19', '2026-11-20', { Reason: 'Illness', Note: 'Fever.' });
    expect((await step(json.Leave_Id, 'decide', { State: 'Approved' })).status).toBe(200);
    expect(await pupil('2026-11-20')).toMatchObject({ Status: 'LV', Reason: 'Fever.' });
    expect((await register('2026-11-20')).Version).toBe(2);
    const day = (await admin.get('/api/attendance/day', { Date: '2026-11-20' })).json;
    expect(day.Counts).toMatchObject({ A: 0, LV: 1 });
  });

  it('stands in a register that was begun before it was approved, whose absence becomes leave', async () => {
    const day = '2026-11-18';
    const { json } = await ask(day, day, { Reason: 'Illness', Note: 'Still weak.' });
    expect((await step(json.Leave_Id, 'decide', { State: 'Approved' })).status).toBe(200);
    const body = { ...place, Date: day, Marks: [{ Student_Id: gargi, Status: 'A' }] };
    const take = () => teacher.call('PUT', '/api/attendance/register', { body, headers: { 'if-match': '"0"' } });
    expect((await take()).status).toBe(200);
    expect(await pupil(day)).toMatchObject({ Status: 'LV', Reason: 'Still weak.' });
    // Sent again, it is stored already.
    expect((await take()).json.Version).toBe(1);
    // Who came all the same is present.
    const came = { ...body, Marks: [] };
    await teacher.call('PUT', '/api/attendance/register', { body: came, headers: { 'if-match': '"1"' } });
    expect(await pupil(day)).toMatchObject({ Status: 'P' });
  });

  it('refuses what overlaps, is no day of school, or is too long ago', async () => {
    const overlap = await ask('2026-11-26', '2026-11-27');
    expect([overlap.status, overlap.json.errorText]).toEqual([
      409,
      'There is leave of 25 Nov 2026 to 26 Nov 2026 already, which is approved.',
    ]);
    expect((await ask('2026-11-22')).json.errors.Last_Day).toEqual([expect.stringContaining('no school')]);
    expect((await ask('2026-11-13')).json.errors.First_Day).toEqual([expect.stringContaining('14 Nov 2026')]);
    expect((await ask('2026-12-02', '2026-12-01')).json.errors.Last_Day).toBeDefined();
    expect((await ask('2027-04-05')).json.errors.First_Day).toBeDefined();
    expect((await ask('2026-11-10', undefined, {}, teacher)).status).toBe(201);
  });

  it('is asked for on a day off that was declared a working day, which counts and is ahead', async () => {
    const sunday = '2026-11-29';
    const { json: before } = await ask('2026-11-28', '2026-11-30', {}, teacher);
    expect(before.Days).toBe(2);
    expect((await step(before.Leave_Id, 'cancel', {})).status).toBe(200);
    expect((await admin.post('/api/attendance/working-days', { ...place, Date: sunday })).status).toBe(200);
    const { status, json } = await ask(sunday);
    expect([status, json.Days]).toEqual([201, 1]);
    expect((await step(json.Leave_Id, 'decide', { State: 'Approved' })).status).toBe(200);
    const { marks, closed } = (await parent.get(`/api/attendance/students/${gargi}`)).json;
    expect(marks).toContainEqual({ Date: sunday, Status: 'LV', Is_Locked: false });
    expect(closed.map(({ Date: date }: { Date: string }) => date)).not.toContain(sunday);
    expect((await step(json.Leave_Id, 'cancel', {}, json.Version + 1)).status).toBe(200);
  });

  it('is withdrawn by the family until it begins', async () => {
    const list = (await parent.get(path)).json;
    const coming = list.find(({ First_Day }: { First_Day: string }) => First_Day === '2026-11-25');
    const past = list.find(({ First_Day }: { First_Day: string }) => First_Day === '2026-11-19');
    expect([coming.May_Cancel, past.May_Cancel]).toEqual([true, false]);
    expect((await step(past.Leave_Id, 'cancel', {}, past.Version, parent)).status).toBe(409);
    expect((await step(coming.Leave_Id, 'cancel', {}, coming.Version, parent)).json.State).toBe('Cancelled');
    expect((await pupil('2026-11-25')).Status).toBe('P');
  });

  it('is taken back by the office at any time, and who was marked as on leave was absent', async () => {
    const list = (await teacher.get(path, { State: 'Approved' })).json;
    const past = list.find(({ First_Day }: { First_Day: string }) => First_Day === '2026-11-19');
    expect(past.May_Cancel).toBe(true);
    expect((await step(past.Leave_Id, 'cancel', {}, past.Version)).json.State).toBe('Cancelled');
    expect([(await pupil('2026-11-19')).Status, (await pupil('2026-11-20')).Status]).toEqual(['A', 'A']);
    expect((await admin.get('/api/attendance/day', { Date: '2026-11-20' })).json.Counts).toMatchObject({ A: 1, LV: 0 });
  });

  it('gives back, when it is withdrawn, what it made leave of, and leaves what a teacher marked by hand', async () => {
    const child = (await addStudent(admin, { First_Name: 'Tanvi' })).Student_Id;
    const days = ['2026-11-16', '2026-11-17', '2026-11-21'];
    const take = (date: string, mark: object, version: string) =>
      teacher.call('PUT', '/api/attendance/register', {
        body: { ...place, Date: date, Marks: [{ Student_Id: child, ...mark }] },
        headers: { 'if-match': version },
      });
    const said = async () => {
      const { marks } = (await admin.get(`/api/attendance/students/${child}`)).json;
      return marks.map(({ Status, Reason }: { Status: string; Reason?: string }) => [Status, Reason]);
    };
    expect((await take('2026-11-16', { Status: 'A', Reason: 'No word' }, '*')).status).toBe(200);
    expect((await take('2026-11-17', { Status: 'LV', Reason: 'Told at the gate' }, '*')).status).toBe(200);
    const asked = { Student_Id: child, Note: 'Fever.', Reason: 'Illness' };
    const { json } = await ask('2026-11-16', '2026-11-21', asked, teacher);
    expect((await step(json.Leave_Id, 'decide', { State: 'Approved' })).status).toBe(200);
    // The list starts with the leave, and comes back with it.
    expect((await take('2026-11-21', { Status: 'LV', Reason: 'Fever.' }, '*')).status).toBe(200);
    const leave = [
      ['LV', 'Fever.'],
      ['LV', 'Told at the gate'],
    ];
    expect(await said()).toEqual(expect.arrayContaining(leave));
    expect((await step(json.Leave_Id, 'cancel', {}, 2)).status).toBe(200);
    expect((await said()).slice(0, 2)).toEqual([
      ['A', 'No word'],
      ['LV', 'Told at the gate'],
    ]);
    const marks = await Promise.all(
      days.map(async (date) =>
        (await register(date)).Students.find(({ Student_Id }: { Student_Id: number }) => Student_Id === child),
      ),
    );
    expect(marks.map(({ Status }: { Status: string }) => Status)).toEqual(['A', 'LV', 'A']);
  });

  it('of a child is seen and decided by nobody whose child or class it is not', async () => {
    const { json } = await ask('2026-12-01');
    const other = (await addStudent(admin, { First_Name: 'Ninad', Class_Id: 7 })).Student_Id;
    const strangers = [
      await signIn(app, { role: 'Parent', studentIds: [other] }),
      await signIn(app, { role: 'Student', studentIds: [other] }),
      await signIn(app, { role: 'Staff', permissionSets: ['classTeacher'], classes: [{ Class_Id: 7, Section_Id: 1 }] }),
    ];
    for (const stranger of strangers) {
      expect((await stranger.get(path)).json).toEqual([]);
      expect((await stranger.get(path, { Student_Id: gargi })).json).toEqual([]);
      expect((await ask('2026-12-02', undefined, {}, stranger)).status).toBe(404);
      expect((await step(json.Leave_Id, 'cancel', {}, 1, stranger)).status).toBe(404);
      const decided = await step(json.Leave_Id, 'decide', { State: 'Approved' }, 1, stranger);
      expect([403, 404]).toContain(decided.status);
    }
    const waiting = (await parent.get(path, { State: 'Pending' })).json;
    expect(waiting.map(({ Leave_Id }: { Leave_Id: number }) => Leave_Id)).toContain(json.Leave_Id);
  });

  it('goes with the data of a student: into the export, and out of it when they are erased', async () => {
    const file = await admin.get(`/api/student/${gargi}/export`);
    expect(file.text).toContain('A wedding at Trimbakeshwar.');
    expect((await admin.get('/api/audit')).text).not.toContain('Trimbakeshwar');
  });
});

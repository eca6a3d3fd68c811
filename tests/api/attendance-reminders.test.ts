import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, signIn } from '../support/callers.ts';
import { mailTo, readOutbox } from '../support/outbox.ts';
import { startApp, type TestApp } from '../support/server.ts';
import { databases } from './databases.ts';
import { addMember, sendMember } from './staff-bodies.ts';
import { addStudent } from './student-bodies.ts';

const own = { Class_Id: 8, Section_Id: 1 };
const other = { Class_Id: 9, Section_Id: 1 };
const third = { Class_Id: 10, Section_Id: 1 };
const fourth = { Class_Id: 11, Section_Id: 1 };
const lata = 'lata@example.org';
const hour = 3_600_000;

describe.each(databases)('reminders of missing registers on $database', ({ database }) => {
  let app: TestApp;
  let admin: Caller;
  let desk: Caller;
  let teacher: Caller;

  const remind = (caller: Caller, body: object = {}) => caller.post('/api/attendance/reminders', body);
  const waiting = async (caller: Caller) => {
    const { work } = (await caller.get('/api/office/today')).json;
    return work.filter((one: { kind: string }) => /Registers$/.test(one.kind));
  };

  beforeAll(async () => {
    app = await startApp({ database });
    admin = await signIn(app);
    desk = await signIn(app, { role: 'Staff', permissionSets: ['frontOffice'] });
    const classTeacher = { role: 'Staff', permissionSets: ['classTeacher'] } as const;
    teacher = await signIn(app, { ...classTeacher, classes: [own, other], name: 'Lata Mahajan', email: lata });
    await signIn(app, { ...classTeacher, classes: [other], name: 'Vasant Pawar' });
    for (const place of [own, other, third]) await addStudent(admin, { ...place });
  });
  afterAll(() => app.stop());

  it('go to each teacher once, in one mail, and say who cannot be mailed', async () => {
    const { status, json } = await remind(desk);
    expect(status).toBe(200);
    const at = '2026-11-21T';
    expect(json).toEqual({
      Date: '2026-11-21',
      Sends_Mail: false,
      classes: [
        {
          ...own,
          Outcome: 'Reminded',
          Reminded_At: expect.stringContaining(at),
          Mailed: ['Lata Mahajan'],
          Without_Address: [],
          Without_Access: [],
        },
        {
          ...other,
          Outcome: 'Reminded',
          Reminded_At: expect.stringContaining(at),
          Mailed: ['Lata Mahajan'],
          Without_Address: ['Vasant Pawar'],
          Without_Access: [],
        },
        { ...third, Outcome: 'No_Teacher', Mailed: [], Without_Address: [], Without_Access: [] },
      ],
    });
    const mail = await mailTo(app, lata);
    expect(mail.subject).toBe('Register not taken: Class 5 A, Class 6 A, 21 Nov 2026');
    expect(mail.links.map(({ pathname, search }) => pathname + search)).toEqual([
      '/student/attendance_management?date=2026-11-21',
    ]);
    const day = (await admin.get('/api/attendance/day')).json;
    expect(day.classes.map((one: { Reminded_At?: string }) => one.Reminded_At !== undefined)).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('stand on the teacher’s Today until the register is taken', async () => {
    expect(await waiting(teacher)).toEqual([
      { kind: 'askedRegisters', count: 2, names: ['Class 5 A', 'Class 6 A'], date: '2026-11-21' },
    ]);
    // Who sees all of them is not told what they have asked for.
    expect(await waiting(admin)).toEqual([
      { kind: 'missingRegisters', count: 3, names: ['Class 5 A', 'Class 6 A', 'Class 7 A'] },
    ]);
    const body = { ...own, Date: '2026-11-21', Marks: [] };
    const sent = { body, headers: { 'if-match': '"0"' } };
    expect((await teacher.call('PUT', '/api/attendance/register', sent)).status).toBe(200);
    expect(await waiting(teacher)).toMatchObject([{ kind: 'askedRegisters', count: 1, names: ['Class 6 A'] }]);
  });

  it('come once a day for each register, however many ask, who read whom it reached and when', async () => {
    const [first] = (await remind(admin)).json.classes;
    app.clock.now += 5 * hour;
    const soon = (await remind(admin)).json.classes;
    const nobody = { Mailed: [], Without_Address: [], Without_Access: [] };
    const names = ['Lata Mahajan', 'Vasant Pawar'];
    expect(soon).toEqual([
      { ...other, Outcome: 'Too_Soon', Reminded_At: first.Reminded_At, Told_Before: names, ...nobody },
      { ...third, Outcome: 'No_Teacher', ...nobody },
    ]);
    expect(new Date(first.Reminded_At).getTime()).toBeLessThan(app.clock.now - 4 * hour);
    // It is another day at the school, though not yet by the clock of the world.
    const before = app.clock.now;
    app.clock.now = Date.parse('2026-11-21T19:00:00Z');
    const asked = { Date: '2026-11-21', Classes: [other] };
    const late = [await signIn(app), await signIn(app, { role: 'Staff', permissionSets: ['frontOffice'] })];
    const both = await Promise.all(late.map((caller) => remind(caller, asked)));
    app.clock.now = before;
    const outcomes = both.map(({ json }) => json.classes[0].Outcome).toSorted();
    expect(outcomes).toEqual(['Reminded', 'Too_Soon']);
    await mailTo(app, lata, 2);
    expect((await readOutbox(app, lata)).length).toBe(2);
  });

  it('reach nobody who cannot log in, and say who that is', async () => {
    const email = 'jyotsna@example.org';
    const Classes = [{ ...fourth, Is_Class_Teacher: true }];
    const { Staff_Id } = await addMember(admin, { First_Name: 'Jyotsna', Last_Name: 'Wagh', Email: email, Classes });
    await addStudent(admin, { ...fourth });
    const { json } = await remind(desk, { Classes: [fourth] });
    const names = { Mailed: [], Without_Address: [], Without_Access: ['Jyotsna Wagh'] };
    expect(json.classes).toEqual([{ ...fourth, Outcome: 'No_Access', ...names }]);
    expect(await readOutbox(app, email)).toEqual([]);
    // Somebody of the office may lead a class too.
    expect((await admin.post(`/api/staff/${Staff_Id}/account`, { User_Id: admin.userId })).status).toBe(200);
    const [again] = (await remind(desk, { Classes: [fourth] })).json.classes;
    expect(again).toMatchObject({ Outcome: 'Reminded', Without_Access: [] });
  });

  it('reach nobody whose log-in does not open the class that the record says', async () => {
    const fifth = { Class_Id: 12, Section_Id: 1 };
    await addStudent(admin, { ...fifth });
    const hr = await signIn(app, { role: 'Staff', permissionSets: ['hr'] });
    const email = 'meera@example.org';
    const meera = await signIn(app, { role: 'Staff', permissionSets: ['classTeacher'], classes: [fourth], email });
    const { Staff_Id, Employee_No } = await addMember(admin, { First_Name: 'Meera', Last_Name: 'Joshi' });
    expect((await admin.post(`/api/staff/${Staff_Id}/account`, { User_Id: meera.userId })).status).toBe(200);
    const record = { Staff_Id, Employee_No, First_Name: 'Meera', Last_Name: 'Joshi' };
    const save = (caller: Caller) => sendMember(caller, { ...record, Classes: [{ ...fifth, Is_Class_Teacher: true }] });
    expect((await save(hr)).status).toBe(200);
    const [without] = (await remind(desk, { Classes: [fifth] })).json.classes;
    expect(without).toMatchObject({ Outcome: 'No_Access', Mailed: [], Without_Access: ['Meera Joshi'] });
    expect(await readOutbox(app, email)).toEqual([]);
    const inLine = { classes: [fifth] };
    expect((await admin.call('PATCH', `/api/users/${meera.userId}`, { body: inLine })).status).toBe(200);
    const [told] = (await remind(desk, { Classes: [fifth] })).json.classes;
    expect(told).toMatchObject({ Outcome: 'Reminded', Mailed: ['Meera Joshi'], Without_Access: [] });
    await mailTo(app, email);
  });

  it('end where the day is none of school any more, and where the class is taken otherwise', async () => {
    const askedOf = async () =>
      (await waiting(teacher)).filter(({ kind }: { kind: string }) => kind === 'askedRegisters');
    expect(await askedOf()).toMatchObject([{ count: 1, names: ['Class 6 A'] }]);
    const day = { startHolidayDate: '2026-11-21', endHolidayDate: '2026-11-21', StartSession: 2026 };
    const holiday = { School_Id: admin.schoolId, name: 'Election day', ...day, Registers: 'Remove' };
    expect((await admin.post('/api/academic/_addHoliday', holiday)).status).toBe(201);
    expect(await askedOf()).toEqual([]);
    expect((await admin.post('/api/attendance/working-days', { Date: '2026-11-21', ...other })).status).toBe(200);
    expect(await askedOf()).toMatchObject([{ count: 1 }]);
    const halves = { Mode: 'Session', Afternoon_From: '12:30' };
    expect((await admin.call('PUT', '/api/attendance/settings', { body: halves })).status).toBe(200);
    const body = { ...other, Date: '2026-11-21', Part: 'Forenoon', Marks: [] };
    const sent = { body, headers: { 'if-match': '"0"' } };
    expect((await teacher.call('PUT', '/api/attendance/register', sent)).status).toBe(200);
    expect(await askedOf()).toEqual([]);
  });

  it('are of each day: one of a second day leaves the first, which goes when its register is taken', async () => {
    const full = { Mode: 'Daily', Afternoon_From: '12:30' };
    expect((await admin.call('PUT', '/api/attendance/settings', { body: full })).status).toBe(200);
    const askedOf = async () =>
      (await waiting(teacher)).filter(({ kind }: { kind: string }) => kind === 'askedRegisters');
    const remindOf = async (day: string) => {
      const { classes } = (await remind(admin, { Date: day, Classes: [own] })).json;
      return classes.map(({ Outcome }: { Outcome: string }) => Outcome);
    };
    for (const day of ['2026-11-19', '2026-11-20']) expect(await remindOf(day)).toEqual(['Reminded']);
    expect(await remindOf('2026-11-19')).toEqual(['Too_Soon']);
    expect(await askedOf()).toMatchObject([{ count: 2, date: '2026-11-19' }]);
    const sent = { body: { ...own, Date: '2026-11-19', Marks: [] }, headers: { 'if-match': '"0"' } };
    expect((await teacher.call('PUT', '/api/attendance/register', sent)).status).toBe(200);
    expect(await askedOf()).toMatchObject([{ count: 1, date: '2026-11-20' }]);
  });

  it('are about a day that has come, and sent by who sees the whole school', async () => {
    expect((await remind(admin, { Date: '2026-11-23' })).json.errors).toEqual({
      Date: ['Date cannot be in the future.'],
    });
    expect((await remind(admin, { Date: '2026-11-15' })).json.classes).toEqual([]);
    expect((await remind(teacher)).status).toBe(403);
  });
});

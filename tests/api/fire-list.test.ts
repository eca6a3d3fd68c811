import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, signIn } from '../support/callers.ts';
import { startApp, type TestApp } from '../support/server.ts';
import { databases } from './databases.ts';
import { publishProfile } from './publish-profile.ts';
import { addMember } from './staff-bodies.ts';
import { addStudent } from './student-bodies.ts';

const today = '2026-11-21';
const own = { Class_Id: 8, Section_Id: 1 };

describe.each(databases)('who is in the building on $database', ({ database }) => {
  let app: TestApp;
  let admin: Caller;
  let desk: Caller;
  let teacher: Caller;
  let hr: Caller;
  const pupils: number[] = [];
  const staff: number[] = [];

  beforeAll(async () => {
    app = await startApp({ database });
    admin = await signIn(app);
    desk = await signIn(app, { role: 'Staff', permissionSets: ['frontOffice'], name: 'Nilesh Khairnar' });
    hr = await signIn(app, { role: 'Staff', permissionSets: ['hr'], name: 'Rohini Lele' });
    teacher = await signIn(app, {
      role: 'Staff',
      permissionSets: ['classTeacher'],
      classes: [own],
      name: 'Lata Mahajan',
    });
    for (const First_Name of ['Gargi', 'Ishaan', 'Zoya', 'Ninad'])
      pupils.push((await addStudent(admin, { First_Name, Last_Name: 'Wagh', Roll_No: pupils.length + 1 })).Student_Id);
    await addStudent(admin, { First_Name: 'Aarav', Section_Id: 2 });
    for (const First_Name of ['Asha', 'Bela', 'Charu', 'Deepa'])
      staff.push((await addMember(hr, { First_Name, Last_Name: 'Rao' })).Staff_Id);
  });
  afterAll(() => app.stop());

  const list = async (caller = desk) => (await caller.get('/api/visitors/fire-list')).json;
  const todayOf = async (caller: Caller) => (await caller.get('/api/office/today')).json;
  const take = (marks: readonly object[], changes: object = {}, version = 0) =>
    teacher.call('PUT', '/api/attendance/register', {
      body: { ...own, Date: today, Marks: marks, ...changes },
      headers: { 'if-match': `"${version}"` },
    });
  const namesIn = (one: { Students: readonly { Name: string; Status?: string }[] }) =>
    one.Students.map(({ Name, Status }) => [Name, Status]);

  it('is the whole roll before the registers are taken, and everybody of the staff who is not on leave', async () => {
    const { Today, Classes, Staff, Inside } = await list();
    expect([Today, Inside]).toEqual([today, []]);
    expect(
      Classes.map((one: Record<string, unknown>) => [
        one.Class_Id,
        one.Section_Id,
        one.Is_Taken,
        one.Count,
        one.Teachers,
      ]),
    ).toEqual([
      [8, 1, false, 4, ['Lata Mahajan']],
      [8, 2, false, 1, []],
    ]);
    expect(Staff.map(({ Name, Is_Entered }: { Name: string; Is_Entered: boolean }) => [Name, Is_Entered])).toEqual([
      ['Asha Rao', false],
      ['Bela Rao', false],
      ['Charu Rao', false],
      ['Deepa Rao', false],
    ]);
  });

  it('waits at the top of the class teacher’s Today, where it is named with its class', async () => {
    const { openRegisters, attendance, work } = await todayOf(teacher);
    expect(openRegisters).toEqual([{ ...own, Name: 'Class 5 A', Students: 4 }]);
    expect(attendance).toMatchObject({ Registers: 1, Taken: 0, Students: 4, Percent: null });
    expect(work.map(({ kind }: { kind: string }) => kind)).toContain('missingRegisters');
    expect((await todayOf(admin)).openRegisters).toEqual([]);
  });

  it('is who the registers have there: neither who is absent nor who was picked up nor who went home', async () => {
    const [, ishaan, zoya, ninad] = pupils;
    const marks = [
      { Student_Id: ishaan, Status: 'A' },
      { Student_Id: zoya, Status: 'L' },
    ];
    expect((await take(marks)).status).toBe(200);
    const rows = [
      { Staff_Id: staff[0], Code: 'P', In_Time: '08:00' },
      { Staff_Id: staff[1], Code: 'P', In_Time: '08:00', Out_Time: '11:00' },
      { Staff_Id: staff[2], Code: 'OD' },
    ];
    expect((await hr.post('/api/staff/attendance/day', { Day: today, rows })).status).toBe(200);
    const visitor = { Name: 'Sanjay Kulkarni', Mobile: '9822041876', Purpose: 'Pick_Up' };
    const meeting = { Meeting_With: 'Student', Meeting_Name: 'Ninad Wagh', Student_Id: ninad, Is_Compared: true };
    const { json: inside } = await desk.post('/api/visitors/sign-in', { ...visitor, ...meeting });
    const before = await list();
    expect(before.Inside.map(({ Name }: { Name: string }) => Name)).toEqual(['Sanjay Kulkarni']);
    expect(namesIn(before.Classes[0])).toEqual([
      ['Gargi Wagh', 'P'],
      ['Zoya Wagh', 'L'],
      ['Ninad Wagh', 'P'],
    ]);
    await desk.call('POST', `/api/visitors/${inside.Visitor_Id}/sign-out`);
    const after = await list();
    expect(after.Classes[0]).toMatchObject({ Is_Taken: true, Count: 2 });
    expect(
      after.Staff.map(({ Name, Is_Entered }: { Name: string; Is_Entered: boolean }) => [Name, Is_Entered]),
    ).toEqual([
      ['Asha Rao', true],
      ['Deepa Rao', false],
    ]);
  });

  it('has a child again whose mark says that they came back, and nobody else by that', async () => {
    const [, ishaan, zoya, ninad] = pupils;
    app.clock.now += 60 * 60_000;
    const marks = [
      { Student_Id: ishaan, Status: 'A' },
      { Student_Id: zoya, Status: 'L', Remark: 'By bus' },
    ];
    expect((await take(marks, {}, 1)).status).toBe(200);
    expect((await list()).Classes[0]).toMatchObject({ Count: 2 });
    expect((await take([...marks, { Student_Id: ninad, Status: 'P', In_Time: '13:00' }], {}, 2)).status).toBe(200);
    expect((await list()).Classes[0]).toMatchObject({ Count: 3 });
  });

  it('gives Today the figures of the day, to who reads reports', async () => {
    const { openRegisters, attendance, work } = await todayOf(teacher);
    expect(openRegisters).toEqual([]);
    expect(work.map(({ kind }: { kind: string }) => kind)).not.toContain('missingRegisters');
    expect(attendance).toEqual({
      Counts: { P: 2, A: 1, L: 1, HD: 0, LV: 0, OD: 0 },
      Percent: 75,
      Registers: 1,
      Taken: 1,
      Students: 4,
    });
    expect((await todayOf(admin)).attendance).toMatchObject({ Registers: 2, Taken: 1, Students: 5 });
    expect(await todayOf(hr)).not.toHaveProperty('attendance');
  });

  it('names children to who may read all of their records alone, and is read by nobody else', async () => {
    const { Classes } = await list(hr);
    expect(Classes[0]).toMatchObject({ Count: 3 });
    expect(Classes[0]).not.toHaveProperty('Students');
    expect((await teacher.get('/api/visitors/fire-list')).status).toBe(403);
  });

  it('has a child who came back for the afternoon, and whoever joined after the register was taken', async () => {
    const noon = app.clock.now;
    const third = { Class_Id: 8, Section_Id: 3 };
    const takeHalf = (Part: string, Marks: readonly object[]) =>
      admin.call('PUT', '/api/attendance/register', {
        body: { ...third, Date: today, Part, Marks },
        headers: { 'if-match': '"0"' },
      });
    const ofThird = async () =>
      (await list()).Classes.find(({ Section_Id }: { Section_Id: number }) => Section_Id === third.Section_Id);
    const settings = { Mode: 'Session', Afternoon_From: '12:30' };
    expect((await admin.call('PUT', '/api/attendance/settings', { body: settings })).status).toBe(200);
    const [nirav, meher] = [
      await addStudent(admin, { First_Name: 'Nirav', Last_Name: 'Joshi', ...third, Roll_No: 1 }),
      await addStudent(admin, { First_Name: 'Meher', Last_Name: 'Irani', ...third, Roll_No: 2 }),
    ];
    expect((await takeHalf('Forenoon', [{ Student_Id: meher.Student_Id, Status: 'A' }])).status).toBe(200);
    app.clock.now = noon + 600_000;
    const visitor = { Name: 'Hetal Joshi', Mobile: '9822041876', Purpose: 'Pick_Up', Is_Compared: true };
    const meeting = { Meeting_With: 'Student', Meeting_Name: 'Nirav Joshi', Student_Id: nirav.Student_Id };
    const { json: inside } = await desk.post('/api/visitors/sign-in', { ...visitor, ...meeting });
    expect((await desk.call('POST', `/api/visitors/${inside.Visitor_Id}/sign-out`)).status).toBe(200);
    expect(await ofThird()).toMatchObject({ Count: 0 });
    app.clock.now = noon + 3_600_000;
    expect((await takeHalf('Afternoon', [{ Student_Id: meher.Student_Id, Status: 'A' }])).status).toBe(200);
    await addStudent(admin, { First_Name: 'Ojas', Last_Name: 'Pawar', ...third, Roll_No: 3 });
    expect(namesIn(await ofThird())).toEqual([
      ['Nirav Joshi', 'P'],
      ['Ojas Pawar', undefined],
    ]);
    app.clock.now = noon;
  });

  it('has nobody of a class or the staff on a holiday, but who is entered all the same', async () => {
    await publishProfile(app, admin.schoolId, { Week_Off: ['Saturday'] });
    const { Classes, Staff } = await list();
    expect(Classes.map(({ Section_Id }: { Section_Id: number }) => Section_Id)).toEqual([1, 3]);
    expect(Staff.map(({ Name }: { Name: string }) => Name)).toEqual(['Asha Rao']);
  });

  it('has the classes of a declared working day, and the staff', async () => {
    const second = { Class_Id: 8, Section_Id: 2 };
    expect((await admin.post('/api/attendance/working-days', { Date: today, ...second })).status).toBe(200);
    const { Classes, Staff } = await list();
    expect(
      Classes.map((one: Record<string, unknown>) => [one.Section_Id, one.Is_Taken, one.Count]).slice(0, 2),
    ).toEqual([
      [1, true, 3],
      [2, false, 1],
    ]);
    expect(Staff.map(({ Name }: { Name: string }) => Name)).toEqual(['Asha Rao', 'Deepa Rao']);
  });
});

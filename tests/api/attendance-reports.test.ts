import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { staffMembers } from '#server/store/schema.ts';
import { type Caller, signIn } from '../support/callers.ts';
import { startApp, type TestApp } from '../support/server.ts';
import { databases } from './databases.ts';
import { addMember } from './staff-bodies.ts';
import { addStudent } from './student-bodies.ts';

const own = { Class_Id: 8, Section_Id: 1 };
const other = { Class_Id: 9, Section_Id: 1 };

/** Monday to Saturday of two weeks, and what Gargi, Ishaan, and Zoya in the other class were on each. */
const days = ['09', '10', '11', '12', '13', '14', '16', '17', '18', '19', '20', '21'].map((one) => `2026-11-${one}`);
const gargi = ['P', 'L', 'P', 'HD', 'P', 'P', 'OD', 'P', 'LV', 'A', 'P', 'P'];
const ishaan = ['P', 'A', 'P', 'P', 'P', 'P', 'P', 'P', 'P', 'A', 'A', 'A'];

describe.each(databases)('attendance counted on $database', ({ database }) => {
  let app: TestApp;
  let admin: Caller;
  let teacher: Caller;
  const ids = new Map<string, number>();
  const idOf = (name: string): number => ids.get(name) ?? 0;
  const rowOf = (name: string) => expect.objectContaining({ Student_Id: idOf(name) });

  beforeAll(async () => {
    app = await startApp({ database });
    admin = await signIn(app);
    const classTeacher = { role: 'Staff', permissionSets: ['classTeacher'], classes: [own] } as const;
    teacher = await signIn(app, { ...classTeacher, name: 'Lata Mahajan' });
    for (const [name, changes] of [
      ['Gargi', { Roll_No: 1, Last_Name: 'Wagh' }],
      ['Ishaan', { Roll_No: 2, Gender: 'Male' }],
      ['New', { Roll_No: 3, Admission_Date: '2026-11-19' }],
      ['Zoya', { ...other }],
    ] as const)
      ids.set(name, (await addStudent(admin, { First_Name: name, ...changes })).Student_Id);
    for (const [at, date] of days.entries()) {
      const take = async (place: object, Marks: readonly object[]) => {
        const body = { ...place, Date: date, Marks };
        const taken = await admin.call('PUT', '/api/attendance/register', { body, headers: { 'if-match': '"0"' } });
        expect(taken.status, taken.text).toBe(200);
      };
      await take(own, [
        { Student_Id: idOf('Gargi'), Status: gargi[at] },
        { Student_Id: idOf('Ishaan'), Status: ishaan[at], ...(at === 10 ? { Reason: 'Typhoid' } : {}) },
      ]);
      // The other class has no register today.
      if (at < 11) await take(other, [{ Student_Id: idOf('Zoya'), Status: at < 3 ? 'A' : 'P' }]);
    }
  });
  afterAll(() => app.stop());

  it('exports a class as a row for each student', async () => {
    const { text } = await admin.get('/api/attendance/classes/export', own);
    const [head, ...rows] = text.replace('\uFEFF', '').trim().split('\r\n');
    expect(head).toBe('Roll_No,Admission_No,Name,Days,P,A,L,HD,LV,OD,Percent');
    expect(rows.map((row) => row.replace(/T-\d+/, 'No'))).toEqual([
      '1,No,Gargi Wagh,12,7,1,1,1,1,1,79.2',
      '2,No,Ishaan Kulkarni,12,8,4,0,0,0,0,66.7',
      '3,No,New Kulkarni,3,3,0,0,0,0,0,100',
    ]);
    expect((await teacher.get('/api/attendance/classes/export', other)).status).toBe(404);
  });

  it('counts a student by hand: 9.5 of 12 days', async () => {
    const { json } = await admin.get(`/api/attendance/students/${idOf('Gargi')}`);
    // P 7, L 1 and OD 1 count whole, HD half, A 1 and LV 1 not: 9.5 / 12.
    expect(json.Counts).toEqual({ P: 7, A: 1, L: 1, HD: 1, LV: 1, OD: 1 });
    expect([json.Days, json.Percent, json.From, json.To]).toEqual([12, 79.2, '2026-04-06', '2026-11-21']);
    expect(json.months.map((one: { Month: string; Days: number }) => [one.Month, one.Days]).at(-1)).toEqual([
      '2026-11',
      12,
    ]);
    expect(json.months).toHaveLength(8);
    expect(json.closed).toContainEqual({ Date: '2026-11-15', Kind: 'Week_Off', Name: 'Sunday' });
    const file = await admin.get(`/api/attendance/students/${idOf('Gargi')}/export`);
    expect(file.text.split('\r\n').slice(0, 3)).toEqual([
      '\uFEFFDate,Status,In_Time,Out_Time,Reason,Remark',
      '2026-11-09,P,,,,',
      '2026-11-10,L,,,,',
    ]);
    expect((await teacher.get(`/api/attendance/students/${idOf('Zoya')}/export`)).status).toBe(404);
    const late = await admin.get(`/api/attendance/students/${idOf('New')}`);
    expect([late.json.Days, late.json.Percent, late.json.From]).toEqual([3, 100, '2026-11-19']);
  });

  it('shows a family the own child, a teacher the own class', async () => {
    const path = (name: string) => `/api/attendance/students/${idOf(name)}`;
    const parent = await signIn(app, { role: 'Parent', studentIds: [idOf('Gargi')] });
    const student = await signIn(app, { role: 'Student', studentIds: [idOf('Gargi')] });
    for (const caller of [parent, student]) {
      expect((await caller.get(path('Gargi'))).status).toBe(200);
      expect((await caller.get(path('Ishaan'))).status).toBe(404);
      expect((await caller.get('/api/attendance/classes', own)).status).toBe(403);
    }
    expect((await teacher.get(path('Ishaan'))).status).toBe(200);
    expect((await teacher.get(path('Zoya'))).status).toBe(404);
    expect((await teacher.get('/api/attendance/classes', other)).status).toBe(404);
    const { json } = await teacher.get('/api/attendance/classes', own);
    expect(json.map((row: { Percent: number }) => row.Percent)).toEqual([79.2, 66.7, 100]);
  });

  it('sums a day by class, and names the teacher whose register is missing', async () => {
    const { json } = await admin.get('/api/attendance/day');
    expect(json).toMatchObject({ Date: '2026-11-21', Counts: { P: 2, A: 1 }, Percent: 66.7 });
    expect(json.classes).toMatchObject([
      { ...own, State: 'Submitted', Students: 3, Percent: 66.7, Teachers: ['Lata Mahajan'], Taken_By: 'Asha Rao' },
      { ...other, State: 'Open', Students: 1, Percent: null, Teachers: [] },
    ]);
    expect((await teacher.get('/api/attendance/day')).json.classes).toHaveLength(1);
    const sunday = (await admin.get('/api/attendance/day', { Date: '2026-11-15' })).json;
    expect(sunday.classes[0].Closed).toEqual({ Kind: 'Week_Off', Name: 'Sunday' });
  });

  it('names class teachers by the staff’s records and by accounts, each person once', async () => {
    const led = (place: object) => ({ Classes: [{ ...place, Is_Class_Teacher: true }] });
    const member = await addMember(admin, { First_Name: 'Farida', Last_Name: 'Tamboli', ...led(other) });
    await addMember(admin, { First_Name: 'Nilesh', Last_Name: 'Khairnar', Classes: [other] });
    const { Staff_Id } = await addMember(admin, { First_Name: 'Lata', Last_Name: 'Mahajan-Rao', ...led(own) });
    const teachers = async () =>
      (await admin.get('/api/attendance/day')).json.classes.map((one: { Teachers: string[] }) => one.Teachers);
    expect(await teachers()).toEqual([['Lata Mahajan', 'Lata Mahajan-Rao'], ['Farida Tamboli']]);
    await admin.post(`/api/staff/${Staff_Id}/account`, { User_Id: teacher.userId });
    expect(await teachers()).toEqual([['Lata Mahajan-Rao'], ['Farida Tamboli']]);
    await app.store.school(admin.schoolId, ({ db }) =>
      db
        .update(staffMembers)
        .set({ status: 'Left', leavingDate: '2026-11-20' })
        .where(eq(staffMembers.id, member.Staff_Id)),
    );
    expect(await teachers()).toEqual([['Lata Mahajan-Rao'], []]);
  });

  it('lays a month out day by day', async () => {
    const { json } = await teacher.get('/api/attendance/grid', { ...own, Month: '2026-11' });
    const [first] = json.rows;
    expect(json.days).toHaveLength(30);
    expect(first.Marks.slice(8, 14)).toEqual(['P', 'L', 'P', 'HD', 'P', 'P']);
    expect(json.days[14]).toEqual({
      Date: '2026-11-15',
      Closed: { Kind: 'Week_Off', Name: 'Sunday' },
      Is_Taken: false,
      Attended: 0,
    });
    // On the 12th Gargi came for half a day and Ishaan for all of it.
    expect(json.days[11]).toEqual({ Date: '2026-11-12', Is_Taken: true, Attended: 1.5 });
    expect(json.Percent).toBe(75.9);
    expect((await teacher.get('/api/attendance/grid', other)).status).toBe(404);
    const file = await admin.get('/api/attendance/grid/export', { ...own, Month: '2026-11' });
    const [head, row] = file.text.split('\r\n');
    expect(head).toMatch(/^\uFEFFRoll_No,Name,Admission_No,1,2,3/);
    expect(row).toMatch(/^1,Gargi Wagh,T-\d+,,,,,,,,,P,L,P,HD,P,P,,OD/);
  });

  it('lists who attends too little, the lowest first', async () => {
    const { json } = await admin.get('/api/attendance/low');
    expect(json).toEqual([rowOf('Ishaan'), rowOf('Zoya')]);
    expect(json.map((row: { Percent: number }) => row.Percent)).toEqual([66.7, 72.7]);
    expect((await teacher.get('/api/attendance/low')).json).toEqual([rowOf('Ishaan')]);
    expect((await admin.get('/api/attendance/low', { Below: 80 })).json).toHaveLength(3);
    expect((await admin.get('/api/attendance/low', { Session: '2025-2026' })).json).toEqual([]);
    expect((await admin.get('/api/attendance/low/export')).text).toContain('Ishaan Kulkarni,Class 5 A,2,');
  });

  it('lists who is absent running, with what was said', async () => {
    const { json } = await admin.get('/api/attendance/absent');
    expect(json).toMatchObject([
      { Student_Id: idOf('Ishaan'), Days: 3, Since: '2026-11-19', Last: '2026-11-21', Reason: 'Typhoid' },
    ]);
    expect((await admin.get('/api/attendance/absent', { Days: 4 })).json).toEqual([]);
    expect((await admin.get('/api/attendance/absent/export')).text).toContain('2026-11-19,Typhoid');
    const register = await teacher.get('/api/attendance/register', own);
    expect(register.json.Students.map((one: { Absent_Before: number }) => one.Absent_Before)).toEqual([0, 2, 0]);
    expect(register.json.Students[0].Late_In_Month).toBe(1);
    // Leave of a day to come ends no absence.
    const ahead = { ...own, Date: '2026-11-25', Marks: [{ Student_Id: idOf('Ishaan'), Status: 'LV' }] };
    const marked = { body: ahead, headers: { 'if-match': '"0"' } };
    expect((await admin.call('PUT', '/api/attendance/register', marked)).status).toBe(200);
    expect((await admin.get('/api/attendance/absent')).json).toMatchObject([{ Days: 3, Last: '2026-11-21' }]);
  });

  it('shows a class week by week, beside the school for who sees all of it', async () => {
    const { json } = await admin.get('/api/attendance/trend', own);
    expect(json).toEqual({
      Session: '2026-2027',
      // 20.5 of 27 marks; with Zoya 28.5 of 38.
      Percent: 75.9,
      School_Percent: 75,
      weeks: [
        { Week: '2026-11-09', Percent: 87.5, School_Percent: 75, Absent: 1 },
        { Week: '2026-11-16', Percent: 66.7, School_Percent: 75, Absent: 4 },
      ],
    });
    const seen = (await teacher.get('/api/attendance/trend', own)).json;
    expect([seen.Percent, seen.School_Percent, seen.weeks[0].School_Percent]).toEqual([75.9, undefined, undefined]);
    const linesFor = async (caller: Caller) =>
      (await caller.get('/api/attendance/trend/export', own)).text.split('\r\n');
    expect((await linesFor(admin)).slice(0, 2)).toEqual([
      '\uFEFFWeek,Percent,School_Percent,Absent',
      '2026-11-09,87.5,75,1',
    ]);
    expect((await linesFor(teacher)).slice(0, 2)).toEqual(['\uFEFFWeek,Percent,Absent', '2026-11-09,87.5,1']);
  });

  it('follows a correction everywhere', async () => {
    const body = { Student_Id: idOf('Ishaan'), Date: '2026-11-20', Status: 'P', Change_Reason: 'Was in the sick room' };
    expect((await teacher.call('PUT', '/api/attendance/mark', { body })).status).toBe(200);
    expect((await admin.get('/api/attendance/low')).json).toEqual([rowOf('Zoya')]);
    expect((await admin.get('/api/attendance/absent')).json).toEqual([]);
    expect((await admin.get('/api/attendance/trend', own)).json.weeks[1].Absent).toBe(3);
    expect((await admin.get('/api/attendance/day', { Date: '2026-11-20' })).json.classes[0].Counts.A).toBe(0);
  });
});

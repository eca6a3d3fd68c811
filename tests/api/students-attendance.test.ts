import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, signIn } from '../support/callers.ts';
import { startApp, type TestApp } from '../support/server.ts';
import { databases } from './databases.ts';
import { addStudent, sendDetails } from './student-bodies.ts';

type Row = Readonly<Record<string, unknown>>;

const own = { Class_Id: 8, Section_Id: 1 };
const days = ['2026-11-18', '2026-11-19', '2026-11-20', '2026-11-21'];
/** What the registers of the days say. Asha: 1 + 1 + ½ of 4 days; Binu: 3 of 4, which is enough; Chitra: 1 of 4. */
const marks = { Asha: ['P', 'L', 'HD', 'A'], Binu: ['P', 'OD', 'P', 'LV'], Chitra: ['A', 'A', 'P', 'A'] } as const;
type Name = keyof typeof marks;
const names = Object.keys(marks) as Name[];

describe.each(databases)('attendance in the list of students on $database', ({ database }) => {
  let app: TestApp;
  let admin: Caller;
  const ids: Record<string, number> = {};

  beforeAll(async () => {
    app = await startApp({ database });
    admin = await signIn(app);
    for (const name of names) ids[name] = (await addStudent(admin, { First_Name: name, ...own })).Student_Id;
    for (const [at, date] of days.entries()) {
      const Marks = names.map((name) => ({ Student_Id: ids[name], Status: marks[name][at] }));
      const sent = { body: { ...own, Date: date, Marks }, headers: { 'if-match': '"0"' } };
      expect((await admin.call('PUT', '/api/attendance/register', sent)).status).toBe(200);
    }
    // No register names her, so that she is neither below nor above.
    ids.Dhara = (await addStudent(admin, { First_Name: 'Dhara', Class_Id: 9, Section_Id: 1 })).Student_Id;
  });
  afterAll(() => app.stop());

  const listed = async (caller: Caller, query: Record<string, string | number> = {}) => {
    const { status, json } = await caller.get('/api/student', query);
    expect(status).toBe(200);
    return Object.fromEntries(json.map((row: Row) => [row.First_Name, row.Attendance_Percent]));
  };

  it('is that of the session that is asked for, or of the one that is on', async () => {
    const all = { Asha: 62.5, Binu: 75, Chitra: 25, Dhara: undefined };
    expect(await listed(admin)).toEqual(all);
    expect(await listed(admin, { Session: '2026-2027' })).toEqual(all);
    expect(await listed(admin, { keyword: 'chit', Session: '2026-2027' })).toEqual({ Chitra: 25 });
    const next = { First_Name: 'Asha', Student_Id: ids.Asha, Admission_No: 'AS-1', Session: '2027-2028' };
    expect((await sendDetails(admin, next)).status).toBe(200);
    expect(await listed(admin, { Session: '2027-2028' })).toEqual({ Asha: undefined });
  });

  it('narrows the list, its files and its number to who attends less than 75%, as the report has them', async () => {
    const query = { Session: '2026-2027', Attendance: 'Low' };
    expect(await listed(admin, query)).toEqual({ Asha: 62.5, Chitra: 25 });
    expect(await listed(admin, { Attendance: 'Low' })).toEqual({ Asha: 62.5, Chitra: 25 });
    const page = await admin.get('/api/student', { ...query, page: 1, pageSize: 1 });
    expect([page.json.length, page.headers['x-total-count']]).toEqual([1, '2']);
    const report = (await admin.get('/api/attendance/low', { Session: '2026-2027' })).json;
    expect(report.map((row: Row) => row.First_Name)).toEqual(['Chitra', 'Asha']);
    expect(await listed(admin, { ...query, Session: '2025-2026' })).toEqual({});
    for (const path of ['/api/student/export', '/api/student/export-udise']) {
      const { status, text } = await admin.get(path, query);
      expect(status).toBe(200);
      expect(names.filter((name) => text.includes(name))).toEqual(['Asha', 'Chitra']);
    }
    expect((await admin.get('/api/student', { Attendance: 'x' })).status).toBe(422);
  });

  it('is of their own students for a class teacher, and of their own child for a parent', async () => {
    const classTeacher = { role: 'Staff', permissionSets: ['classTeacher'] } as const;
    const teacher = await signIn(app, { ...classTeacher, classes: [own] });
    expect(await listed(teacher, { Attendance: 'Low' })).toEqual({ Asha: 62.5, Chitra: 25 });
    const other = await signIn(app, { ...classTeacher, classes: [{ Class_Id: 9, Section_Id: 1 }] });
    expect(await listed(other, { Attendance: 'Low' })).toEqual({});
    const parent = await signIn(app, { role: 'Parent', studentIds: [ids.Asha ?? 0] });
    expect(await listed(parent)).toEqual({ Asha: 62.5 });
  });
});

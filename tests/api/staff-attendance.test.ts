import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, signIn } from '../support/callers.ts';
import { startApp, type TestApp } from '../support/server.ts';
import { databases } from './databases.ts';
import { addMember } from './staff-bodies.ts';

const day = '2026-11-20';
const path = '/api/staff/attendance/day';

describe.each(databases)('the attendance of staff on $database', ({ database }) => {
  let app: TestApp;
  let admin: Caller;
  let hr: Caller;
  let lata: number;
  let salim: number;
  beforeAll(async () => {
    app = await startApp({ database });
    admin = await signIn(app);
    hr = await signIn(app, { role: 'Staff', permissionSets: ['hr'], name: 'Rohini Lele' });
    lata = (await addMember(hr)).Staff_Id;
    salim = (await addMember(hr, { First_Name: 'Salim', Last_Name: 'Tadvi', Joining_Date: '2026-11-20' })).Staff_Id;
  });
  afterAll(() => app.stop());

  const save = (rows: readonly object[], Day = day, version?: number, caller = hr) =>
    caller.call('POST', path, {
      body: { Day, rows },
      ...(version === undefined ? {} : { headers: { 'if-match': `"${version}"` } }),
    });
  const read = async (Day = day) => (await hr.get(path, { Day })).json;

  it('has everybody who works there on the day, once, and a second save edits', async () => {
    const empty = await read();
    expect(empty).toMatchObject({ Day: day, Version: 0 });
    expect(empty.rows.map(({ Name, Code }: { Name: string; Code?: string }) => [Name, Code])).toEqual([
      ['Lata Mahajan', undefined],
      ['Salim Tadvi', undefined],
    ]);
    expect((await read('2026-11-19')).rows.map(({ Name }: { Name: string }) => Name)).toEqual(['Lata Mahajan']);
    const first = await save([
      { Staff_Id: lata, Code: 'P', In_Time: '08:05', Out_Time: '14:30' },
      { Staff_Id: salim, Code: 'A' },
    ]);
    expect([first.status, first.json.Version]).toEqual([200, 2]);
    const second = await save([{ Staff_Id: salim, Code: 'L', In_Time: '08:50', Note: 'Bus' }], day, 2);
    expect(second.json.Version).toBe(3);
    expect(second.json.rows[1]).toMatchObject({ Code: 'L', In_Time: '08:50', Note: 'Bus' });
    expect((await save([{ Staff_Id: salim, Code: 'L', In_Time: '08:50', Note: 'Bus' }])).json.Version).toBe(3);
    const stale = await save([{ Staff_Id: salim, Code: 'P' }], day, 2, admin);
    expect([stale.status, stale.json.errorText]).toEqual([409, expect.stringContaining('Rohini Lele changed this')]);
  });

  it('refuses days ahead but for leave and duty, wrong times, strangers, and twice the same', async () => {
    const ahead = await save([{ Staff_Id: lata, Code: 'P' }], '2026-11-23');
    expect(ahead.json.errors.Day).toEqual(['Only leave and duty can be entered in advance.']);
    const leave = [
      { Staff_Id: lata, Code: 'LV' },
      { Staff_Id: salim, Code: 'OD' },
    ];
    expect((await save(leave, '2026-11-23')).status).toBe(200);
    const wrong = await save([
      { Staff_Id: lata, Code: 'P', In_Time: '14:00', Out_Time: '08:00' },
      { Staff_Id: 999_999, Code: 'P' },
      { Staff_Id: lata, Code: 'P' },
    ]);
    expect(wrong.json.errors).toEqual({
      'rows[0].Out_Time': ['The time out is not after the time in.'],
      'rows[1].Staff_Id': ['Not at the school on this day.'],
      'rows[2].Staff_Id': ['This member of staff is named twice.'],
    });
    const early = await save([{ Staff_Id: salim, Code: 'P' }], '2026-11-19');
    expect(early.json.errors['rows[0].Staff_Id']).toEqual(['Not at the school on this day.']);
  });

  it('keeps one row where two save a day at once', async () => {
    const both = await Promise.all(['HD', 'A'].map((Code) => save([{ Staff_Id: lata, Code }], '2026-11-18', 0)));
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await read('2026-11-18')).Version).toBe(1);
  });

  it('names the holiday that closes the school', async () => {
    const holiday = {
      School_Id: hr.schoolId,
      name: 'Guru Nanak Jayanti',
      startHolidayDate: '2026-11-24',
      endHolidayDate: '2026-11-24',
      StartSession: 2026,
    };
    expect((await admin.post('/api/academic/_addHoliday', holiday)).status).toBe(201);
    expect((await read('2026-11-24')).Holiday).toBe('Guru Nanak Jayanti');
    expect(await read('2026-11-15')).toMatchObject({ Week_Off: 'Sunday' });
    for (const field of ['Holiday', 'Week_Off']) expect(await read()).not.toHaveProperty(field);
  });

  it('counts a month, for all, as CSV, and for oneself alone', async () => {
    const month = async (caller: Caller) =>
      (await caller.get('/api/staff/attendance/month', { Month: '2026-11' })).json.rows;
    const { json } = await hr.get('/api/staff/attendance/month', { Month: '2026-11' });
    expect(json.closed.slice(0, 2)).toEqual([
      { Day: '2026-11-01', Name: 'Sunday' },
      { Day: '2026-11-08', Name: 'Sunday' },
    ]);
    const rows = await month(hr);
    expect(rows.map(({ Name, Worked }: { Name: string; Worked: number }) => [Name, Worked])).toEqual([
      ['Lata Mahajan', expect.any(Number)],
      ['Salim Tadvi', 2],
    ]);
    const csv = (await hr.get('/api/staff/attendance/export', { Month: '2026-11' })).text.split('\r\n');
    expect(csv[0]).toContain('2026-11-30,P,L,HD,A,LV,OD,Worked');
    expect(csv[2]).toMatch(/^E-\d+,Salim Tadvi,TGT,.*,0,1,0,0,0,1,2$/);
    const teacher = await signIn(app, { role: 'Staff', permissionSets: ['classTeacher'] });
    expect(await month(teacher)).toEqual([]);
    await admin.post(`/api/staff/${salim}/account`, { User_Id: teacher.userId });
    expect((await month(teacher)).map(({ Name }: { Name: string }) => Name)).toEqual(['Salim Tadvi']);
    expect((await teacher.get(path, { Day: day })).status).toBe(403);
    expect((await save([{ Staff_Id: salim, Code: 'P' }], day, undefined, teacher)).status).toBe(403);
  });

  it('takes out who was entered by mistake, and its version goes on', async () => {
    const sunday = '2026-11-08';
    const aarti = (await addMember(hr, { First_Name: 'Aarti', Last_Name: 'Shinde' })).Staff_Id;
    const rows = [lata, aarti].map((Staff_Id) => ({ Staff_Id, Code: 'P' }));
    expect((await save(rows, sunday)).json.Version).toBe(2);
    const clear = (Cleared: readonly number[], version: number, kept: readonly object[] = []) =>
      hr.call('POST', path, { body: { Day: sunday, rows: kept, Cleared }, headers: { 'if-match': `"${version}"` } });
    const twice = await clear([lata], 2, [{ Staff_Id: lata, Code: 'A' }]);
    expect(twice.json.errors).toEqual({ 'Cleared[0]': ['This member of staff is named twice.'] });
    const cleared = await clear([lata], 2);
    const codes = cleared.json.rows.map(({ Name, Code }: { Name: string; Code?: string }) => [Name, Code]);
    expect(codes).toEqual([
      ['Aarti Shinde', 'P'],
      ['Lata Mahajan', undefined],
    ]);
    expect(cleared.json.Version).toBeGreaterThan(2);
    expect((await clear([aarti], 2)).status).toBe(409);
    expect((await clear([aarti], cleared.json.Version)).json.Version).toBe(0);
    expect((await admin.get('/api/audit', { action: 'saveStaffRegister' })).status).toBe(200);
  });
});

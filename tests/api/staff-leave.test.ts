import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, signIn } from '../support/callers.ts';
import { mailTo } from '../support/outbox.ts';
import { startApp, type TestApp } from '../support/server.ts';
import { databases } from './databases.ts';
import { addMember } from './staff-bodies.ts';

const path = '/api/staff/leave';

describe.each(databases)('leave of the staff on $database', ({ database }) => {
  let app: TestApp;
  let admin: Caller;
  let hr: Caller;
  let teacher: Caller;
  let lata: number;
  let casual: number;
  let unpaid: number;
  beforeAll(async () => {
    app = await startApp({ database });
    admin = await signIn(app);
    hr = await signIn(app, { role: 'Staff', permissionSets: ['hr'], name: 'Rohini Lele' });
    teacher = await signIn(app, { role: 'Staff', permissionSets: ['classTeacher'], email: 'lata@example.org' });
    lata = (await addMember(hr)).Staff_Id;
    await admin.post(`/api/staff/${lata}/account`, { User_Id: teacher.userId });
    const type = async (body: object) => (await hr.post(`${path}/types`, body)).json.Type_Id;
    casual = await type({ Name: 'Casual leave', Quota: 4 });
    unpaid = await type({ Name: 'Leave without pay', Is_Paid: false, Allows_Half: false });
    const holiday = { name: 'Guru Nanak Jayanti', startHolidayDate: '2026-11-24', endHolidayDate: '2026-11-24' };
    await admin.post('/api/academic/_addHoliday', { School_Id: admin.schoolId, StartSession: 2026, ...holiday });
  });
  afterAll(() => app.stop());

  const ask = (First_Day: string, Last_Day = First_Day, more: object = {}, caller = teacher) =>
    caller.post(path, { Type_Id: casual, First_Day, Last_Day, ...more });
  const decide = (id: number, body: object, version = 1, caller = hr) =>
    caller.call('POST', `${path}/${id}/decide`, { body, headers: { 'if-match': `"${version}"` } });
  const cancel = (id: number, version: number, caller = teacher) =>
    caller.call('POST', `${path}/${id}/cancel`, { body: {}, headers: { 'if-match': `"${version}"` } });
  const rowOf = async (Day: string, id = lata) =>
    (await hr.get('/api/staff/attendance/day', { Day })).json.rows.find(
      ({ Staff_Id }: { Staff_Id: number }) => Staff_Id === id,
    );
  const balanceOf = async (caller: Caller, query = {}) =>
    (await caller.get(`${path}/preview`, query)).json.balances.find(
      ({ Type_Id }: { Type_Id: number }) => Type_Id === casual,
    );

  it('has types with a quota, each name once', async () => {
    const again = await hr.post(`${path}/types`, { Name: 'casual LEAVE', Quota: 2 });
    expect(again.json.errors.Name).toEqual(['There is a type of leave with this name.']);
    const third = await hr.post(`${path}/types`, { Name: 'Other', Quota: 2.3 });
    expect(third.json.errors.Quota).toEqual(['Enter whole or half days.']);
    expect((await teacher.post(`${path}/types`, { Name: 'Mine', Quota: 300 })).status).toBe(403);
    const off = { Type_Id: unpaid, Name: 'Leave without pay', Is_Paid: false, Allows_Half: false, Is_Active: false };
    expect((await hr.post(`${path}/types`, off)).json).toMatchObject({ Is_Active: false, Version: 2 });
    expect((await ask('2026-12-10', undefined, { Type_Id: unpaid })).json.errors.Type_Id).toBeDefined();
    expect((await hr.post(`${path}/types`, { ...off, Is_Active: true })).json.Quota).toBeNull();
  });

  it('counts working days alone, and says so before anybody asks', async () => {
    const { json } = await teacher.get(`${path}/preview`, { First_Day: '2026-11-21', Last_Day: '2026-11-25' });
    expect(json).toMatchObject({
      Today: '2026-11-21',
      Days: 3,
      Closed: [
        { Date: '2026-11-22', Name: 'Sunday' },
        { Date: '2026-11-24', Name: 'Guru Nanak Jayanti' },
      ],
    });
    const stranger = await signIn(app, { role: 'Staff', permissionSets: ['contentEditor'] });
    expect((await stranger.get(`${path}/preview`)).json).toMatchObject({ Is_Linked: false, balances: [] });
    const refused = await ask('2026-12-01', undefined, {}, stranger);
    expect([refused.status, refused.json.errorText]).toEqual([409, expect.stringContaining('not linked')]);
    expect((await ask('2026-12-01', undefined, { Staff_Id: lata }, stranger)).status).toBe(404);
  });

  it('is asked for by the member, approved by another, and stands in the register by itself', async () => {
    const asked = await ask('2026-11-23', '2026-11-25', { Note: 'My sister’s wedding.' });
    expect([asked.status, asked.json]).toEqual([
      201,
      expect.objectContaining({ Days: 2, State: 'Pending', Type_Name: 'Casual leave', Is_Own: true }),
    ]);
    const { Leave_Id: id } = asked.json;
    expect(await balanceOf(teacher)).toMatchObject({ Quota: 4, Used: 0, Pending: 2, Left: 4 });
    expect((await decide(id, { State: 'Approved' }, 1, teacher)).status).toBe(403);
    expect((await hr.get('/api/office/today')).json.work).toContainEqual({
      kind: 'staffLeave',
      count: 1,
      names: ['Lata Mahajan'],
      date: '2026-11-23',
    });
    const refused = await decide(id, { State: 'Rejected' });
    expect(refused.json.errors.Decision).toEqual(['Say why the leave is refused.']);
    expect((await decide(id, { State: 'Approved' })).json).toMatchObject({ State: 'Approved', Version: 2 });
    expect((await decide(id, { State: 'Rejected', Decision: 'No.' })).status).toBe(409);
    expect((await mailTo(app, 'lata@example.org')).text).toContain('23 Nov 2026 to 25 Nov 2026: approved');
    expect(await rowOf('2026-11-23')).toMatchObject({ Leave_Type: 'Casual leave', Leave_Part: 'Full' });
    expect(await rowOf('2026-11-24')).not.toHaveProperty('Leave_Type');
    const month = (await teacher.get('/api/staff/attendance/month', { Month: '2026-11' })).json.rows[0];
    expect(month.Days).toEqual([
      { Day: '2026-11-23', Code: 'LV', Leave_Type: 'Casual leave', Leave_Part: 'Full' },
      { Day: '2026-11-25', Code: 'LV', Leave_Type: 'Casual leave', Leave_Part: 'Full' },
    ]);
    expect(await balanceOf(teacher)).toMatchObject({ Used: 2, Pending: 0, Left: 2 });
  });

  it('is approved in part, where not all of the days can be spared', async () => {
    const { Staff_Id } = await addMember(hr, { Email: 'ganesh@example.org' });
    const { json } = await ask('2026-12-14', '2026-12-16', { Staff_Id }, hr);
    expect(json.Days).toBe(3);
    const wrong = await decide(json.Leave_Id, { State: 'Approved', Last_Day: '2026-12-17' });
    expect(wrong.json.errors).toEqual({ Last_Day: ['Choose one of the days that are asked for.'] });
    const refusal = { State: 'Rejected', Decision: 'Exams.', First_Day: '2026-12-15' };
    expect((await decide(json.Leave_Id, refusal)).json.errors.First_Day).toEqual([
      'A refusal applies to all the days.',
    ]);
    const part = { State: 'Approved', First_Day: '2026-12-15', Last_Day: '2026-12-15' };
    expect((await decide(json.Leave_Id, part)).json).toMatchObject({
      First_Day: '2026-12-15',
      Last_Day: '2026-12-15',
      Asked_First_Day: '2026-12-14',
      Asked_Last_Day: '2026-12-16',
      Days: 1,
      State: 'Approved',
    });
    const { text } = await mailTo(app, 'ganesh@example.org');
    expect(text).toContain('15 Dec 2026: approved');
    expect(text).toContain('You asked for 14 Dec 2026 to 16 Dec 2026.');
    expect(await rowOf('2026-12-14', Staff_Id)).not.toHaveProperty('Leave_Type');
    expect(await balanceOf(hr, { Staff_Id })).toMatchObject({ Used: 1, Pending: 0, Left: 3 });
    // Of the days that were refused, some may be asked for again.
    expect((await ask('2026-12-16', '2026-12-16', { Staff_Id }, hr)).status).toBe(201);
  });

  it('is kept in a register unless a remark says why not', async () => {
    const save = (entry: object) =>
      hr.post('/api/staff/attendance/day', { Day: '2026-11-25', rows: [{ Staff_Id: lata, ...entry }] });
    const bare = await save({ Code: 'OD' });
    expect([bare.status, bare.json.errors['rows[0].Note']]).toEqual([422, [expect.stringContaining('Casual leave')]]);
    expect((await save({ Code: 'LV' })).status).toBe(200);
    expect((await save({ Code: 'OD', Note: 'Came for the exam after all.' })).status).toBe(200);
    expect(await rowOf('2026-11-25')).toMatchObject({ Code: 'OD', Leave_Type: 'Casual leave' });
  });

  it('makes leave of an absence that was entered before', async () => {
    await hr.post('/api/staff/attendance/day', { Day: '2026-11-20', rows: [{ Staff_Id: lata, Code: 'A' }] });
    const { json } = await ask('2026-11-20', undefined, { Part: 'Afternoon' });
    expect(json.Days).toBe(0.5);
    expect((await decide(json.Leave_Id, { State: 'Approved' })).status).toBe(200);
    expect(await rowOf('2026-11-20')).toMatchObject({ Code: 'HD', Leave_Part: 'Afternoon' });
    expect(await balanceOf(hr, { Staff_Id: lata })).toMatchObject({ Used: 2.5, Left: 1.5 });
  });

  it('refuses what overlaps, exceeds the quota, or is no leave', async () => {
    const overlap = await ask('2026-11-25', '2026-11-26');
    expect([overlap.status, overlap.json.errorText]).toEqual([
      409,
      'There is leave of 23 Nov 2026 to 25 Nov 2026 already, which is approved.',
    ]);
    expect((await ask('2026-11-20', undefined, { Part: 'Afternoon' })).status).toBe(409);
    const over = await ask('2026-12-07', '2026-12-09');
    expect(over.json.errorText).toBe('Only 1.5 days of Casual leave are left in this session, and this takes 3.');
    expect((await ask('2026-11-22')).json.errors.Last_Day).toEqual([expect.stringContaining('Nobody works')]);
    expect((await ask('2026-12-03', '2026-12-02')).json.errors.Last_Day).toBeDefined();
    expect((await ask('2027-03-30', '2027-04-02')).json.errors.Last_Day).toEqual([
      expect.stringContaining('two sessions'),
    ]);
    expect((await ask('2026-12-01', '2026-12-02', { Part: 'Forenoon' })).json.errors.Part).toBeDefined();
    expect((await ask('2026-12-01', undefined, { Part: 'Forenoon', Type_Id: unpaid })).status).toBe(422);
    expect((await ask('2010-12-01')).json.errors.First_Day).toBeDefined();
  });

  it('gives one of two who want the last day at once', async () => {
    const both = await Promise.all([ask('2026-12-14'), ask('2026-12-15')]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    const { json } = both.find(({ status }) => status === 201) ?? { json: {} };
    expect((await cancel(json.Leave_Id, 7)).status).toBe(409);
    expect((await cancel(json.Leave_Id, 1)).json.State).toBe('Cancelled');
    expect((await cancel(json.Leave_Id, 2)).status).toBe(409);
  });

  it('is withdrawn by the member until it begins, and by the office at any time', async () => {
    const list = (await teacher.get(path, { State: 'Approved' })).json;
    expect(list.map(({ First_Day }: { First_Day: string }) => First_Day)).toEqual(['2026-11-23', '2026-11-20']);
    const [coming, past] = list;
    const late = await cancel(past.Leave_Id, past.Version);
    expect([late.status, late.json.errorText]).toEqual([409, expect.stringContaining('has begun')]);
    expect((await cancel(past.Leave_Id, past.Version, hr)).status).toBe(200);
    expect(await rowOf('2026-11-20')).toMatchObject({ Code: 'A' });
    expect((await cancel(coming.Leave_Id, coming.Version)).status).toBe(200);
    expect(await rowOf('2026-11-23')).not.toHaveProperty('Leave_Type');
  });

  it('gives back the absences that it made leave of, and nothing that somebody has entered', async () => {
    const member = (await addMember(hr, { First_Name: 'Nirmala', Last_Name: 'Apte' })).Staff_Id;
    const days = ['2026-11-16', '2026-11-17', '2026-11-18'];
    const save = (Day: string, entry: object) =>
      hr.post('/api/staff/attendance/day', { Day, rows: [{ Staff_Id: member, ...entry }] });
    const codes = async () => {
      const rows = await Promise.all(days.map((day) => rowOf(day, member)));
      return rows.map(({ Code }: { Code: string }) => Code);
    };
    for (const [at, Code] of ['A', 'LV', 'A'].entries())
      expect((await save(days[at] ?? '', { Code })).status).toBe(200);
    const leave = await ask('2026-11-16', '2026-11-18', { Staff_Id: member, Type_Id: unpaid }, hr);
    expect((await decide(leave.json.Leave_Id, { State: 'Approved' })).status).toBe(200);
    expect(await codes()).toEqual(['LV', 'LV', 'LV']);
    const worked = { Code: 'OD', Note: 'At the district office.' };
    expect((await save('2026-11-18', worked)).status).toBe(200);
    expect((await save('2026-11-18', { Code: 'LV', Note: 'She went home.' })).status).toBe(200);
    expect((await cancel(leave.json.Leave_Id, 2, hr)).status).toBe(200);
    expect(await codes()).toEqual(['A', 'LV', 'LV']);
    const half = async (Part: string) => {
      const { json } = await ask('2026-11-16', undefined, { Staff_Id: member, Part }, hr);
      expect((await decide(json.Leave_Id, { State: 'Approved' })).status).toBe(200);
      return json.Leave_Id as number;
    };
    const [forenoon, afternoon] = [await half('Forenoon'), await half('Afternoon')];
    expect((await cancel(forenoon, 2, hr)).status).toBe(200);
    expect(await codes()).toEqual(['HD', 'LV', 'LV']);
    expect((await cancel(afternoon, 2, hr)).status).toBe(200);
    expect(await codes()).toEqual(['A', 'LV', 'LV']);
  });

  it('is decided by somebody else where the own request is HR’s, and by an admin always', async () => {
    const own = (await addMember(hr, { First_Name: 'Rohini', Last_Name: 'Lele' })).Staff_Id;
    await admin.post(`/api/staff/${own}/account`, { User_Id: hr.userId });
    const { json } = await ask('2026-12-01', undefined, {}, hr);
    const refused = await decide(json.Leave_Id, { State: 'Approved' });
    expect([refused.status, refused.json.errorText]).toEqual([409, expect.stringContaining('Somebody else')]);
    const details = (await admin.get(`${path}/${json.Leave_Id}`)).json;
    expect(details).toMatchObject({ request: { Name: 'Rohini Lele' }, Closed: [], Away: [] });
    expect((await decide(json.Leave_Id, { State: 'Approved' }, 1, admin)).status).toBe(200);
    const other = (await ask('2026-12-01', undefined, { Staff_Id: lata, Type_Id: unpaid }, hr)).json;
    expect((await hr.get(`${path}/${other.Leave_Id}`)).json.Away).toEqual([
      { Name: 'Rohini Lele', First_Day: '2026-12-01', Last_Day: '2026-12-01', Part: 'Full' },
    ]);
    expect((await teacher.get(`${path}/${other.Leave_Id}`)).json.Away).toEqual([]);
    expect((await teacher.get(`${path}/${json.Leave_Id}`)).status).toBe(404);
    expect((await teacher.get(path, { Staff_Id: own })).json).toEqual([]);
  });
});

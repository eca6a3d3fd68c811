import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, signIn } from '../support/callers.ts';
import { startApp, type TestApp } from '../support/server.ts';
import { databases } from './databases.ts';
import { publishProfile } from './publish-profile.ts';
import { addMember } from './staff-bodies.ts';

const path = '/api/staff/attendance/check-in';
const settingsPath = '/api/staff/attendance/settings';
const today = '2026-11-21';

describe.each(databases)('the own check-in of staff on $database', ({ database }) => {
  let app: TestApp;
  let admin: Caller;
  let hr: Caller;
  let members = 0;
  beforeAll(async () => {
    app = await startApp({ database });
    admin = await signIn(app);
    hr = await signIn(app, { role: 'Staff', permissionSets: ['hr'], name: 'Rohini Lele' });
  });
  afterAll(() => app.stop());

  /** Somebody of the staff who can log in: with no right of the office at all. */
  const addPerson = async (changes: object = {}): Promise<{ readonly id: number; readonly caller: Caller }> => {
    members += 1;
    const id = (await addMember(hr, changes)).Staff_Id as number;
    const caller = await signIn(app, { role: 'Staff', permissionSets: [], email: `member${members}@example.org` });
    expect((await admin.post(`/api/staff/${id}/account`, { User_Id: caller.userId })).status).toBe(200);
    return { id, caller };
  };
  const allow = (changes: object = {}, caller = hr) =>
    caller.call('PUT', settingsPath, { body: { Is_Allowed: true, ...changes } });
  const comeIn = (caller: Caller, body: object = {}) => caller.post(path, body);
  const stateOf = async (caller: Caller) => (await caller.get(path)).json;
  const rowOf = async (id: number, Day = today) =>
    (await hr.get('/api/staff/attendance/day', { Day })).json.rows.find(
      ({ Staff_Id }: { Staff_Id: number }) => Staff_Id === id,
    );

  it('is off until who keeps the register allows it', async () => {
    const { caller } = await addPerson();
    expect(await stateOf(caller)).toEqual({ State: 'Off', Day: today });
    expect((await caller.get('/api/office/today')).json).not.toHaveProperty('checkIn');
    const refused = await comeIn(caller);
    expect([refused.status, refused.json.errorText]).toEqual([
      409,
      'This school does not let its staff check in themselves.',
    ]);
    expect((await allow({}, caller)).status).toBe(403);
    expect((await allow()).json).toEqual({ Is_Allowed: true });
    expect((await hr.get(settingsPath)).json).toEqual({ Is_Allowed: true });
    expect(await stateOf(caller)).toEqual({ State: 'Open', Day: today });
    expect((await caller.get('/api/office/today')).json.checkIn).toEqual({ State: 'Open', Day: today });
  });

  it('is once, of today, with the time; late after the school’s hour', async () => {
    const { id, caller } = await addPerson();
    await allow({ Late_After: '11:30' });
    const both = await Promise.all([comeIn(caller), comeIn(caller)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    const said = { State: 'Checked_In', Code: 'L', In_Time: '12:00', Checked_In: '12:00', Late_After: '11:30' };
    expect(both[1]?.json).toMatchObject(said);
    app.clock.now += 60_000;
    expect((await comeIn(caller)).json).toMatchObject(said);
    app.clock.now -= 60_000;
    expect(await rowOf(id)).toMatchObject({ Code: 'L', In_Time: '12:00', Checked_In: '12:00' });
    expect((await hr.get('/api/staff/attendance/day', { Day: today })).json.Version).toBe(1);
    await allow({ Late_After: '12:00' });
    const other = await addPerson();
    expect((await comeIn(other.caller)).json.Code).toBe('P');
    const audited = (await admin.get('/api/audit', { action: 'checkIn' })).json as readonly { actor: string }[];
    expect(audited.length).toBeGreaterThan(0);
  });

  it('takes neither another day nor another person', async () => {
    const { caller } = await addPerson();
    const other = await addPerson();
    for (const body of [{ Day: '2026-11-20' }, { Staff_Id: other.id }])
      expect((await comeIn(caller, body)).status).toBe(422);
    expect((await rowOf(other.id)).Code).toBeUndefined();
    expect((await comeIn(admin)).json.errorText).toBe(
      'Your account is not linked to a member of staff. An admin can link it in the staff directory.',
    );
    const later = await addPerson({ Joining_Date: '2026-12-01' });
    expect((await comeIn(later.caller)).status).toBe(409);
  });

  it('is changed by the office, which still sees when it was', async () => {
    const { id, caller } = await addPerson();
    await allow();
    await comeIn(caller);
    const rows = [{ Staff_Id: id, Code: 'A', Note: 'Left at once' }];
    expect((await hr.post('/api/staff/attendance/day', { Day: today, rows })).status).toBe(200);
    expect(await rowOf(id)).toEqual(expect.objectContaining({ Code: 'A', Checked_In: '12:00' }));
    expect((await comeIn(caller)).json).toMatchObject({ State: 'Checked_In', Code: 'A', Checked_In: '12:00' });
  });

  it('says so where the office was faster, on leave, and on half a day of it', async () => {
    const entered = await addPerson();
    await hr.post('/api/staff/attendance/day', { Day: today, rows: [{ Staff_Id: entered.id, Code: 'OD' }] });
    expect(await stateOf(entered.caller)).toMatchObject({ State: 'Entered', Code: 'OD' });
    expect((await comeIn(entered.caller)).json.errorText).toBe(
      'The office has entered you in today’s register already.',
    );
    const type = (await hr.post('/api/staff/leave/types', { Name: 'Casual leave', Quota: 8 })).json.Type_Id;
    const leaveOf = async (Staff_Id: number, Part: string): Promise<void> => {
      const asked = { Type_Id: type, First_Day: today, Last_Day: today, Part, Staff_Id };
      const { json } = await hr.post('/api/staff/leave', asked);
      const decided = { body: { State: 'Approved' }, headers: { 'if-match': '"1"' } };
      expect((await hr.call('POST', `/api/staff/leave/${json.Leave_Id}/decide`, decided)).status).toBe(200);
    };
    const away = await addPerson();
    await leaveOf(away.id, 'Full');
    expect(await stateOf(away.caller)).toMatchObject({ State: 'On_Leave', Leave_Type: 'Casual leave' });
    expect((await comeIn(away.caller)).json.errorText).toBe(
      'Casual leave is approved for you today. If you have come in anyway, please tell the office.',
    );
    const half = await addPerson();
    await leaveOf(half.id, 'Forenoon');
    expect((await comeIn(half.caller)).json).toMatchObject({ State: 'Checked_In', Code: 'HD', In_Time: '12:00' });
  });

  it('is not on a holiday, nor on the weekly closed days', async () => {
    const { caller } = await addPerson();
    await publishProfile(app, admin.schoolId, { Week_Off: ['Saturday'] });
    expect(await stateOf(caller)).toMatchObject({ State: 'Closed', Closed: { Kind: 'Week_Off', Name: 'Saturday' } });
    expect((await comeIn(caller)).json.errorText).toBe(
      'The school is closed today: Saturday. The office enters who works all the same.',
    );
    const holiday = { name: 'Harvest day', startHolidayDate: today, endHolidayDate: today, StartSession: 2026 };
    expect((await admin.post('/api/academic/_addHoliday', { School_Id: admin.schoolId, ...holiday })).status).toBe(201);
    expect(await stateOf(caller)).toMatchObject({ State: 'Closed', Closed: { Kind: 'Holiday', Name: 'Harvest day' } });
    expect((await comeIn(caller)).status).toBe(409);
    const declared = { Date: today, Class_Id: 8, Section_Id: 1 };
    expect((await admin.post('/api/attendance/working-days', declared)).status).toBe(200);
    expect(await stateOf(caller)).toMatchObject({ State: 'Open' });
    expect((await comeIn(caller)).json.State).toBe('Checked_In');
  });
});

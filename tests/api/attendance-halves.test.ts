import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, signIn } from '../support/callers.ts';
import { startApp, type TestApp } from '../support/server.ts';
import { databases } from './databases.ts';
import { addStudent } from './student-bodies.ts';

const own = { Class_Id: 8, Section_Id: 1 };
const names = ['Gargi', 'Ishaan', 'Nirav', 'Zoya'] as const;
const settings = '/api/attendance/settings';
const friday = '2026-11-20';

type Said = Readonly<Record<string, string | object>>;

describe.each(databases)('a day in halves on $database', ({ database }) => {
  let app: TestApp;
  let admin: Caller;
  let teacher: Caller;
  const ids = new Map<string, number>();
  const idOf = (name: string): number => ids.get(name) ?? 0;

  const take = (day: string, part: string, said: Said, { version = 0, more = {}, caller = teacher } = {}) =>
    caller.call('PUT', '/api/attendance/register', {
      body: {
        ...own,
        Date: day,
        Part: part,
        Marks: Object.entries(said).map(([name, mark]) => ({
          Student_Id: idOf(name),
          ...(typeof mark === 'string' ? { Status: mark } : mark),
        })),
        ...more,
      },
      headers: { 'if-match': `"${version}"` },
    });
  const open = async (day: string, part: string) =>
    (await teacher.get('/api/attendance/register', { ...own, Date: day, Part: part })).json;
  const historyOf = async (name: string, caller = admin) =>
    (await caller.get(`/api/attendance/students/${idOf(name)}`)).json;
  const dayOf = async (name: string, day: string) =>
    (await historyOf(name)).marks.find((one: { Date: string }) => one.Date === day);
  const missing = async (day: string) => {
    const { json } = await teacher.get('/api/attendance/registers', { Date: day });
    return json.classes[0].Halves?.map((half: { Part: string; State: string; Is_Due: boolean }) => [
      half.Part,
      half.State,
      half.Is_Due,
    ]);
  };
  const at = (time: string): void => {
    app.clock.now = Date.parse(time);
  };

  beforeAll(async () => {
    app = await startApp({ database });
    at('2026-11-21T04:00:00Z');
    admin = await signIn(app);
    teacher = await signIn(app, { role: 'Staff', permissionSets: ['classTeacher'], classes: [own] });
    for (const [place, name] of names.entries())
      ids.set(name, (await addStudent(admin, { First_Name: name, Roll_No: place + 1 })).Student_Id);
  });
  afterAll(() => app.stop());

  it('are an admin’s to want; until then a school takes one register', async () => {
    expect((await teacher.get(settings)).json).toEqual({ Mode: 'Daily', Afternoon_From: '12:30' });
    const early = await take(friday, 'Forenoon', {});
    expect([early.status, early.json.errorText]).toEqual([409, 'This school takes one register a day.']);
    expect((await take('2026-11-19', 'Full', { Zoya: 'A' })).status).toBe(200);
    expect((await teacher.call('PUT', settings, { body: { Mode: 'Session' } })).status).toBe(403);
    expect((await admin.call('PUT', settings, { body: { Mode: 'Twice' } })).status).toBe(422);
    expect((await admin.call('PUT', settings, { body: { Mode: 'Session', Afternoon_From: '25:00' } })).status).toBe(
      422,
    );
    const body = { Mode: 'Session', Afternoon_From: '13:00' };
    expect((await admin.call('PUT', settings, { body })).json).toEqual(body);
    expect((await teacher.get(settings)).json).toEqual(body);
    // What was taken before stays as it was.
    expect(await dayOf('Zoya', '2026-11-19')).toEqual({ Date: '2026-11-19', Status: 'A', Is_Locked: false });
    expect(await missing('2026-11-19')).toBeUndefined();
    const late = await take('2026-11-19', 'Afternoon', {});
    expect([late.status, late.json.errorText]).toEqual([409, 'The register of the whole day was taken.']);
  });

  it('are missing each in its time, by the school’s clock', async () => {
    expect(await missing('2026-11-21')).toEqual([
      ['Forenoon', 'Open', true],
      ['Afternoon', 'Open', false],
    ]);
    const named = async () =>
      (await teacher.get('/api/office/today')).json.work.filter(
        (one: { kind: string }) => one.kind === 'missingRegisters',
      );
    expect(await named()).toHaveLength(1);
    expect((await take('2026-11-21', 'Forenoon', {})).status).toBe(200);
    expect(await named()).toEqual([]);
    at('2026-11-21T07:31:00Z');
    expect(await missing('2026-11-21')).toEqual([
      ['Forenoon', 'Submitted', true],
      ['Afternoon', 'Open', true],
    ]);
    expect(await named()).toHaveLength(1);
    const told = await admin.post('/api/attendance/reminders', {});
    expect(told.json.classes).toEqual([expect.objectContaining({ ...own, Part: 'Afternoon' })]);
    expect(await missing(friday)).toEqual([
      ['Forenoon', 'Open', true],
      ['Afternoon', 'Open', true],
    ]);
  });

  it('come to a day: half of it where one half counts, and what both say where they count alike', async () => {
    const forenoon = {
      Gargi: { Status: 'L', In_Time: '09:20' },
      Ishaan: { Status: 'A', Reason: 'Fever' },
      Nirav: 'A',
    };
    expect((await take(friday, 'Forenoon', { ...forenoon, Zoya: 'HD' })).json.errors).toEqual({
      'Marks.3.Status': ['Say of half a day who was there and who was not.'],
    });
    expect((await take(friday, 'Forenoon', forenoon)).status).toBe(200);
    // A half that nobody has taken says nothing.
    expect(await dayOf('Ishaan', friday)).toMatchObject({ Status: 'A', Reason: 'Fever' });
    // The afternoon begins as the forenoon left it; late is nobody twice.
    const opened = (await open(friday, 'Afternoon')).Students as readonly { Status: string; Forenoon?: string }[];
    expect(opened.map(({ Status, Forenoon }) => [Status, Forenoon])).toEqual([
      ['P', undefined],
      ['A', 'A'],
      ['A', 'A'],
      ['P', undefined],
    ]);
    expect((await take(friday, 'Afternoon', { Nirav: 'A', Zoya: 'OD' })).status).toBe(200);
    expect(await dayOf('Gargi', friday)).toMatchObject({ Status: 'L', In_Time: '09:20' });
    expect(await dayOf('Ishaan', friday)).toEqual({
      Date: friday,
      Status: 'HD',
      Reason: 'Fever',
      Is_Locked: false,
      Halves: [
        { Part: 'Forenoon', Status: 'A', Reason: 'Fever', Is_Locked: false },
        { Part: 'Afternoon', Status: 'P', Is_Locked: false },
      ],
    });
    expect((await dayOf('Nirav', friday)).Status).toBe('A');
    expect((await dayOf('Zoya', friday)).Status).toBe('OD');
    // By hand: Ishaan was there on the 19th and the 21st, and half of the 20th.
    const { Counts, Days, Percent } = await historyOf('Ishaan');
    expect({ Counts, Days, Percent }).toEqual({
      Counts: { P: 2, A: 0, L: 0, HD: 1, LV: 0, OD: 0 },
      Days: 3,
      Percent: 83.3,
    });
    const { json } = await admin.get('/api/attendance/classes', own);
    expect(json.map((one: { Percent: number }) => one.Percent)).toEqual([100, 83.3, 66.7, 66.7]);
  });

  it('stand in every report: the day, the month of each half, low and absent, weeks, and what families see', async () => {
    const day = (await admin.get('/api/attendance/day', { Date: friday })).json;
    expect(day.Counts).toEqual({ P: 0, A: 1, L: 1, HD: 1, LV: 0, OD: 1 });
    expect(day.classes[0].Halves.map((half: { Counts: object }) => half.Counts)).toEqual([
      { P: 1, A: 2, L: 1, HD: 0, LV: 0, OD: 0 },
      { P: 2, A: 1, L: 0, HD: 0, LV: 0, OD: 1 },
    ]);
    const csv = (await admin.get('/api/attendance/day/export', { Date: friday })).text;
    expect(csv).toContain('Forenoon,Afternoon');
    const month = async (Part: string) => {
      const { json } = await admin.get('/api/attendance/grid', { ...own, Month: '2026-11', Part });
      return [json.Has_Halves, json.rows.map((row: { Marks: string[] }) => row.Marks.slice(18, 21).join())];
    };
    expect(await month('Full')).toEqual([true, ['P,L,P', 'P,HD,P', 'P,A,P', 'A,OD,P']]);
    expect(await month('Forenoon')).toEqual([true, [',L,P', ',A,P', ',A,P', ',P,P']]);
    expect(await month('Afternoon')).toEqual([true, [',P,', ',P,', ',A,', ',OD,']]);
    const low = (await admin.get('/api/attendance/low', { Below: 75 })).json;
    expect(low.map((one: { First_Name: string }) => one.First_Name)).toEqual(['Nirav', 'Zoya']);
    const { weeks } = (await admin.get('/api/attendance/trend', own)).json;
    // Four on three days: two absences and half of one.
    expect(weeks).toEqual([expect.objectContaining({ Week: '2026-11-16', Absent: 2, Percent: 79.2 })]);
    const family = await signIn(app, { role: 'Parent', studentIds: [idOf('Ishaan')] });
    const seen = await historyOf('Ishaan', family);
    expect(seen.months.at(-1)).toMatchObject({ Month: '2026-11', Days: 3, Percent: 83.3 });
    expect(seen.marks.find((one: { Date: string }) => one.Date === friday).Halves).toHaveLength(2);
  });

  it('are corrected half by half, and the day follows', async () => {
    const change = (Part: string, Status: string) =>
      admin.call('PUT', '/api/attendance/mark', {
        body: { Student_Id: idOf('Nirav'), Date: friday, Part, Status, Change_Reason: 'He came after lunch' },
      });
    expect((await change('Full', 'P')).json.errors).toEqual({
      Part: ['This day has a register for each half. Say which half is changed.'],
    });
    expect((await change('Afternoon', 'HD')).status).toBe(422);
    expect((await change('Afternoon', 'P')).status).toBe(200);
    expect((await dayOf('Nirav', friday)).Status).toBe('HD');
    expect((await historyOf('Nirav')).Percent).toBe(83.3);
  });

  it('keep what waits on a device once, each half for itself, and no whole day beside them', async () => {
    const day = '2026-11-18';
    const Submission = { Key: 'a3bb189e-8bf9-4888-9912-000000000001', Number: 1 };
    const sent = { more: { Submission } };
    const first = await take(day, 'Afternoon', { Zoya: 'A' }, sent);
    expect(first.status).toBe(200);
    // No answer came: the phone sends the same again.
    expect((await take(day, 'Afternoon', { Zoya: 'A' }, sent)).json.Version).toBe(first.json.Version);
    const other = { more: { Submission: { ...Submission, Key: 'a3bb189e-8bf9-4888-9912-000000000002' } } };
    expect((await take(day, 'Forenoon', { Gargi: 'A' }, other)).status).toBe(200);
    const stale = await take(day, 'Forenoon', { Nirav: 'A' });
    expect([stale.status, stale.json.current.Part]).toEqual([409, 'Forenoon']);
    const whole = await take(day, 'Full', {}, { version: 2 });
    expect([whole.status, whole.json.errorText]).toEqual([
      409,
      'The forenoon and the afternoon of this day have registers of their own.',
    ]);
    expect([(await dayOf('Zoya', day)).Status, (await dayOf('Gargi', day)).Status]).toEqual(['HD', 'HD']);
    // A whole day that waited since before the school changed is not lost.
    expect((await take('2026-11-17', 'Full', { Gargi: 'A' })).status).toBe(200);
  });

  it('are taken at once by two teachers, and the day has both', async () => {
    const day = '2026-11-16';
    const answers = await Promise.all([
      take(day, 'Forenoon', { Gargi: 'A', Zoya: 'A' }),
      take(day, 'Afternoon', { Ishaan: 'A', Zoya: 'A' }, { caller: admin }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const found = await Promise.all(names.map(async (name) => (await dayOf(name, day)).Status));
    expect(found).toEqual(['HD', 'HD', 'P', 'A']);
  });

  it('follow leave, working days and holidays', async () => {
    const sunday = '2026-11-15';
    expect((await take(sunday, 'Forenoon', {})).status).toBe(409);
    expect((await admin.post('/api/attendance/working-days', { ...own, Date: sunday })).status).toBe(200);
    expect((await open(sunday, 'Afternoon')).Closed).toBeUndefined();
    expect((await take(sunday, 'Forenoon', { Gargi: 'A' })).status).toBe(200);
    expect((await take(sunday, 'Afternoon', { Gargi: 'A' })).status).toBe(200);
    const leave = { Student_Id: idOf('Gargi'), First_Day: '2026-11-16', Last_Day: '2026-11-16', Reason: 'Illness' };
    const asked = (await admin.post('/api/attendance/leave', leave)).json;
    const decided = await admin.call('POST', `/api/attendance/leave/${asked.Leave_Id}/decide`, {
      body: { State: 'Approved' },
      headers: { 'if-match': `"${asked.Version}"` },
    });
    expect(decided.status, decided.text).toBe(200);
    const excused = await dayOf('Gargi', '2026-11-16');
    expect([excused.Status, excused.Halves[0].Status]).toEqual(['HD', 'LV']);
    const holiday = { School_Id: admin.schoolId, name: 'Mourning', startHolidayDate: friday, endHolidayDate: friday };
    const declare = (more: object) =>
      admin.post('/api/academic/_addHoliday', { ...holiday, StartSession: 2026, ...more });
    const refused = await declare({});
    expect([refused.status, refused.json.registers]).toEqual([409, 1]);
    expect((await declare({ Registers: 'Remove' })).status).toBe(201);
    expect(await dayOf('Nirav', friday)).toBeUndefined();
    expect((await historyOf('Nirav')).marks.some((one: { Date: string }) => one.Date === friday)).toBe(false);
  });

  it('of a declared day ask nothing when the words of its holiday are changed', async () => {
    const day = '2026-11-13';
    const holiday = { ...{ School_Id: admin.schoolId, StartSession: 2026, name: 'Bandh' }, startHolidayDate: day };
    const save = (more: object) =>
      admin.post('/api/academic/_addHoliday', { ...holiday, endHolidayDate: day, ...more });
    const { json } = await save({});
    expect((await admin.post('/api/attendance/working-days', { ...own, Date: day })).status).toBe(200);
    expect((await take(day, 'Forenoon', { Zoya: 'A' })).status).toBe(200);
    const { Id } = json.holiday;
    expect((await save({ Id, name: 'Bandh in the city' })).status).toBe(200);
    expect((await save({ Id, name: 'Bandh of the city', Registers: 'Remove' })).status).toBe(200);
    expect(await dayOf('Zoya', day)).toMatchObject({ Status: 'A', Halves: [{ Part: 'Forenoon', Status: 'A' }] });
  });

  it('stay where they were taken after the school takes one register again', async () => {
    expect((await admin.call('PUT', settings, { body: { Mode: 'Daily' } })).json).toEqual({
      Mode: 'Daily',
      Afternoon_From: '13:00',
    });
    expect((await dayOf('Zoya', '2026-11-18')).Halves).toHaveLength(2);
    const { Version } = await open('2026-11-18', 'Afternoon');
    expect((await take('2026-11-18', 'Afternoon', {}, { version: Version })).status).toBe(200);
    expect((await dayOf('Zoya', '2026-11-18')).Status).toBe('P');
    expect(await missing('2026-11-14')).toBeUndefined();
  });
});

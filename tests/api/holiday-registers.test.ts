import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, signIn } from '../support/callers.ts';
import { startApp, type TestApp } from '../support/server.ts';
import { databases } from './databases.ts';
import { addStudent } from './student-bodies.ts';

const own = { Class_Id: 8, Section_Id: 1 };
const other = { Class_Id: 9, Section_Id: 1 };

describe.each(databases)('a holiday declared after registers were taken on $database', ({ database }) => {
  let app: TestApp;
  let admin: Caller;
  let child = 0;

  const declare = (day: string, more: object = {}) =>
    admin.post('/api/academic/_addHoliday', {
      ...{ School_Id: admin.schoolId, name: 'Heavy rain', startHolidayDate: day, endHolidayDate: day },
      ...{ StartSession: 2026, ...more },
    });
  const take = async (day: string, place: object = own) => {
    const Marks = place === own ? [{ Student_Id: child, Status: 'A' }] : [];
    const sent = { body: { ...place, Date: day, Marks }, headers: { 'if-match': '"0"' } };
    expect((await admin.call('PUT', '/api/attendance/register', sent)).status).toBe(200);
  };
  const read = async (day: string, place = own) =>
    (await admin.get('/api/attendance/register', { ...place, Date: day })).json;
  const days = async (): Promise<number> => (await admin.get(`/api/attendance/students/${child}`)).json.Days;

  beforeAll(async () => {
    app = await startApp({ database });
    admin = await signIn(app);
    child = (await addStudent(admin, { ...own })).Student_Id;
    await addStudent(admin, { ...other, First_Name: 'Zoya' });
    for (const day of ['2026-11-17', '2026-11-18', '2026-11-19'])
      for (const place of [own, other]) await take(day, place);
  });
  afterAll(() => app.stop());

  it('asks first, and does nothing until somebody has said what becomes of them', async () => {
    const asked = await declare('2026-11-19');
    expect(asked).toMatchObject({ status: 409, json: { registers: 2 } });
    expect((await admin.get('/api/academic/_holidays_list', { School_Id: admin.schoolId })).text).not.toContain(
      'Heavy rain',
    );
    // On days of an exam, of the staff alone and without registers there is nothing to ask.
    expect((await declare('2026-11-19', { name: 'Unit test', Holiday_Type: 'Exam' })).status).toBe(201);
    expect((await declare('2026-11-19', { name: 'Staff day', Applies_To: 'Staff' })).status).toBe(201);
    expect((await declare('2026-12-08')).status).toBe(201);
  });

  it('deletes them, of the classes that it is for, and the day counts for nobody', async () => {
    expect(await days()).toBe(3);
    const { status, json } = await declare('2026-11-19', { Registers: 'Remove', Applies_To: '8' });
    expect([status, json.holiday.Registers]).toEqual([201, undefined]);
    expect(await read('2026-11-19')).toMatchObject({ State: 'Open', Closed: { Kind: 'Holiday', Name: 'Heavy rain' } });
    expect((await read('2026-11-19', other)).State).toBe('Submitted');
    expect(await days()).toBe(2);
    const audit = (await admin.get('/api/audit')).text;
    expect(audit).toContain('Removed_For');
  });

  it('asks about those of many holidays once, with their number for each', async () => {
    await take('2026-11-20', other);
    const rows = ['2026-11-20', '2026-12-09'].map((day) => ({
      ...{ name: `Rain of ${day}`, startHolidayDate: day, endHolidayDate: day },
    }));
    const send = (more: object) =>
      admin.post('/api/academic/_addHolidays', { School_Id: admin.schoolId, StartSession: 2026, rows, ...more });
    const tried = await send({ dryRun: true });
    expect(tried.json.holidays.map(({ registers }: { registers?: number }) => registers)).toEqual([1, undefined]);
    expect(await send({})).toMatchObject({ status: 409, json: { registers: 1 } });
    expect((await admin.get('/api/academic/_holidays_list', { School_Id: admin.schoolId })).text).not.toContain(
      'Rain of',
    );
    expect((await send({ Registers: 'Keep' })).json).toMatchObject({ added: 2 });
    expect(await read('2026-11-20', other)).toMatchObject({ State: 'Submitted', Is_Working_Day: true });
    const again = { ...rows[0], name: 'Rain again' };
    expect((await send({ rows: [again] })).json).toMatchObject({ added: 1 });
  });

  it('keeps them as working days, and asks no second time', async () => {
    const { json } = await declare('2026-11-18', { Registers: 'Keep' });
    expect(await read('2026-11-18')).toMatchObject({ State: 'Submitted', Is_Working_Day: true });
    expect(await days()).toBe(2);
    expect((await declare('2026-11-18', { Id: json.holiday.Id, name: 'Heavy rain, again' })).status).toBe(200);
    // Where it is moved to another day, that one is asked about.
    expect((await declare('2026-11-17', { Id: json.holiday.Id })).status).toBe(409);
  });
});

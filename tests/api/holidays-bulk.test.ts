import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditLog } from '#server/store/schema.ts';
import { type Caller, type CallResult, signIn, visitorOf } from '../support/callers.ts';
import { startApp, type TestApp } from '../support/server.ts';
import { databases } from './databases.ts';

type Listed = { readonly name: string; readonly startHolidayDate: string };

describe.each(databases)('many holidays at once on $database', ({ database }) => {
  let app: TestApp;
  let admin: Caller;
  const send = (csv: string, form: Record<string, string> = {}, caller = admin): Promise<CallResult> =>
    caller.call('POST', '/api/academic/_importHolidays', {
      form: { School_Id: String(admin.schoolId), ...form },
      files: [{ field: 'file', name: 'holidays.csv', type: 'text/csv', data: Buffer.from(csv) }],
    });
  const copy = (body: object, caller = admin) =>
    caller.post('/api/academic/_copyHolidays', { School_Id: admin.schoolId, ...body });
  const addRows = (rows: readonly object[], more: object = {}, caller = admin) =>
    caller.post('/api/academic/_addHolidays', { School_Id: admin.schoolId, StartSession: 2050, rows, ...more });
  const list = async (StartSession: number): Promise<Listed[]> => {
    const query = { School_Id: admin.schoolId, StartSession, pageSize: 100 };
    return (await admin.get('/api/academic/_holidays_list', query)).json;
  };
  const names = async (session: number) => (await list(session)).map(({ name }) => name);
  const audited = async () => (await app.store.school(admin.schoolId, ({ db }) => db.select().from(auditLog))).length;

  beforeAll(async () => {
    app = await startApp({ database });
    admin = await signIn(app);
  });
  afterAll(() => app.stop());

  it('adds those of a file, tells of overlaps, and a second time changes nothing', async () => {
    const csv = [
      'Name,Start Holiday Date,endHolidayDate,Holiday_Type,Description,Show_On_Website',
      'Pongal,2031-01-14,2031-01-16,School,"Harvest, and thanks",yes',
      'Kite day,14/01/2031,,school trip?,,',
      'Founders week,01-02-2031,07-02-2031,Vacation,,No',
    ].join('\r\n');
    const wrong = await send(csv);
    expect(wrong.status).toBe(422);
    expect(wrong.json.errors).toEqual({
      'lines[3].Holiday_Type': [expect.stringMatching(/^Line 3: Use one of Public, School/)],
    });
    expect(await names(2030)).toEqual([]);

    const fixed = csv.replace('school trip?', 'School');
    const tried = await send(fixed, { dryRun: 'true' });
    expect(tried.status).toBe(200);
    expect(tried.json).toMatchObject({ dryRun: true, added: 3 });
    expect(await names(2030)).toEqual([]);
    const before = await audited();
    const { status, json } = await send(fixed);
    expect(status).toBe(200);
    expect({ ...json, dryRun: true, holidays: json.holidays.map(withoutId) }).toEqual({
      ...tried.json,
      holidays: tried.json.holidays.map(withoutId),
    });
    expect(json.holidays[1]).toMatchObject({
      line: 3,
      state: 'New',
      holiday: { startHolidayDate: '2031-01-14', endHolidayDate: '2031-01-14', days: 1, StartSession: 2030 },
      warnings: ['These days overlap with Pongal.'],
    });
    expect(await names(2030)).toEqual(['Pongal', 'Kite day', 'Founders week']);
    expect(await audited()).toBe(before + 3);
    const website = await visitorOf(app, 'greenfield.localhost').get('/api/website/holidays', { StartSession: 2030 });
    expect(website.json.map(({ name }: Listed) => name)).toEqual(['Pongal', 'Kite day']);

    const again = await send(fixed);
    expect(again.json).toMatchObject({
      added: 0,
      holidays: [{ state: 'There' }, { state: 'There' }, { state: 'There' }],
    });
    expect(await names(2030)).toHaveLength(3);
    expect(await audited()).toBe(before + 3);
  });

  it.each([
    ['', 'file', 'The column name is missing.'],
    ['name\nDiwali', 'file', 'The column startHolidayDate is missing.'],
    ['name,startHolidayDate,name', 'file', 'The column name is there twice.'],
    ['name,startHolidayDate,colour\n', 'file', 'There is no column "colour".'],
    ['name,startHolidayDate\n', 'file', 'There are no holidays in the file.'],
    ['name,startHolidayDate\n"Diwali,2032-11-01', 'file', 'Line 2: a quote is not closed'],
    ['name,startHolidayDate\nDiwali,31/02/2032', 'lines[2].startHolidayDate', 'Line 2: Enter a day of the calendar'],
    ['name,startHolidayDate\n,2032-11-01', 'lines[2].name', 'Line 2: Please enter name.'],
    ['name,startHolidayDate\nHoli, the day,2032-03-01', 'lines[2]', 'Line 2: there are more cells than headings.'],
    [
      'name,startHolidayDate,endHolidayDate\nDiwali,2032-11-02,2032-11-01',
      'lines[2].endHolidayDate',
      'Line 2: The last day is before the first.',
    ],
    [
      'name,startHolidayDate,endHolidayDate\nBreak,2032-03-30,2032-04-02',
      'lines[2].endHolidayDate',
      'Line 2: The session 2031-2032 does not have this day.',
    ],
  ])('refuses %j and adds nothing', async (csv, field, text) => {
    const { status, json } = await send(`${csv}`);
    expect(status).toBe(422);
    expect(json.errors[field].join()).toContain(text);
    expect([...(await names(2031)), ...(await names(2032))]).toEqual([]);
  });

  it('takes a file of a spreadsheet with semicolons, and none that is no text', async () => {
    const { json } = await send('\uFEFFname;startHolidayDate\r\nOnam, first day;20-08-2033\r\n', { dryRun: 'true' });
    expect(json.holidays[0].holiday).toMatchObject({ name: 'Onam, first day', startHolidayDate: '2033-08-20' });
    const picture = await admin.call('POST', '/api/academic/_importHolidays', {
      form: { School_Id: String(admin.schoolId) },
      files: [{ field: 'file', name: 'x.csv', type: 'text/csv', data: Buffer.from([0xff, 0xd8, 0xff]) }],
    });
    expect(picture.json.errors).toEqual({ file: ['Save the file as CSV in UTF-8.'] });
    const none = await admin.call('POST', '/api/academic/_importHolidays', {
      form: { School_Id: String(admin.schoolId) },
    });
    expect(none.json.errors).toEqual({ file: ['Please choose a CSV file.'] });
  });

  it('refuses lines with marks stacked on a letter, before it puts them in order', async () => {
    const marks = `a${'\u0301'.repeat(40)}${'\u0316'.repeat(40)}`;
    const csv = ['name,startHolidayDate,Applies_To', 'Onam,2033-08-20,All', `Holi,2033-03-02,${marks}`].join('\n');
    const { status, json } = await send(csv, { dryRun: 'true' });
    expect([status, json.errors]).toEqual([
      422,
      { 'lines[3]': ['Line 3: Remove the marks that are stacked on one letter.'] },
    ]);
  });

  it('copies what is on the same day each year into the next session, once', async () => {
    const csv = [
      'name,startHolidayDate,endHolidayDate,Fixed_Date',
      'Independence Day,2040-08-15,,',
      'Diwali,2040-11-04,2040-11-08,',
      'Annual day,2040-12-20,,yes',
      'Leap day,2041-02-28,2041-03-01,yes',
    ].join('\n');
    expect((await send(csv)).status).toBe(200);
    const tried = await copy({ StartSession: 2041, dryRun: true });
    expect(tried.json).toMatchObject({ dryRun: true, added: 3 });
    expect(await names(2041)).toEqual([]);
    const { status, json } = await copy({ StartSession: 2041 });
    expect(status).toBe(200);
    expect(json.left).toEqual([{ name: 'Diwali', startHolidayDate: '2040-11-04' }]);
    expect(await list(2041)).toMatchObject([
      { name: 'Independence Day', startHolidayDate: '2041-08-15', StartSession: 2041 },
      { name: 'Annual day', startHolidayDate: '2041-12-20', Fixed_Date: true },
      { name: 'Leap day', startHolidayDate: '2042-02-28', endHolidayDate: '2042-03-01' },
    ]);
    expect((await copy({ StartSession: 2041 })).json).toMatchObject({ added: 0 });
    expect(await names(2041)).toHaveLength(3);
    expect((await copy({ StartSession: 1990 })).json).toEqual({ dryRun: false, added: 0, holidays: [], left: [] });
  });

  it('adds rows of one session: all of them, or none and what is wrong with each', async () => {
    const row = (name: string, startHolidayDate: string, endHolidayDate = startHolidayDate) => ({
      name,
      startHolidayDate,
      endHolidayDate,
    });
    const onam = row('Onam', '2050-08-30');
    const rows = [onam, row('Founders week', '2050-12-05', '2050-12-09')];
    const wrong = await addRows([...rows, row('Late', '2051-04-01'), row('Back', '2050-09-02', '2050-09-01')]);
    expect(wrong.status).toBe(422);
    expect(wrong.json.errors).toEqual({
      'rows[2].startHolidayDate': ['The session 2050-2051 does not have this day.'],
      'rows[3].endHolidayDate': ['The last day is before the first.'],
    });
    expect((await addRows([{ ...onam, name: '' }])).json.errors).toEqual({ 'rows[0].name': ['Please enter name.'] });
    expect((await addRows(Array.from({ length: 501 }, () => onam))).status).toBe(422);
    expect((await addRows(rows, { dryRun: true })).json).toMatchObject({ dryRun: true, added: 2 });
    expect(await names(2050)).toEqual([]);
    const { status, json } = await addRows(rows);
    expect(status).toBe(200);
    expect(json).toMatchObject({
      added: 2,
      holidays: [{ state: 'New', holiday: { Applies_To: 'All' } }, { state: 'New' }],
    });
    expect(await names(2050)).toEqual(['Onam', 'Founders week']);
    expect((await addRows(rows)).json).toMatchObject({ added: 0, holidays: [{ state: 'There' }, { state: 'There' }] });
  });

  it.each([
    ['a visitor', undefined, 401],
    ['the front office', { role: 'Staff' as const, permissionSets: ['frontOffice' as const] }, 403],
    ['a parent', { role: 'Parent' as const }, 403],
  ])('is not for %s', async (_, options, status) => {
    const caller = options ? await signIn(app, options) : visitorOf(app, 'greenfield.localhost');
    expect((await send('name,startHolidayDate\nMine,2032-05-05', {}, caller)).status).toBe(status);
    expect((await copy({ StartSession: 2032 }, caller)).status).toBe(status);
    expect((await addRows([], {}, caller)).status).toBe(status);
  });

  it("keeps to the caller's school", async () => {
    expect((await send('name,startHolidayDate\nOurs,2035-05-05')).json.added).toBe(1);
    const other = await signIn(app, { school: 'riverside' });
    expect((await copy({ StartSession: 2036 }, other)).status).toBe(403);
    const { json } = await copy({ StartSession: 2036, School_Id: other.schoolId }, other);
    expect(json).toEqual({ dryRun: false, added: 0, holidays: [], left: [] });
  });
});

const withoutId = ({ holiday: { Id: _, ...holiday }, ...rest }: { holiday: { Id: number } }) => ({ ...rest, holiday });

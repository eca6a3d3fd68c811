import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, signIn, visitorOf } from '../support/callers.ts';
import { startApp, type TestApp } from '../support/server.ts';
import { databases } from './databases.ts';

const day = { startHolidayDate: '2026-12-25', endHolidayDate: '2026-12-26', StartSession: 2026 };

describe.each(databases)('holidays on $database', ({ database }) => {
  let app: TestApp;
  let admin: Caller;
  const add = (changes: object = {}) =>
    admin.post('/api/academic/_addHoliday', { School_Id: admin.schoolId, name: 'Winter break', ...day, ...changes });
  const list = (query: Record<string, number> = {}) =>
    admin.get('/api/academic/_holidays_list', { School_Id: admin.schoolId, pageSize: 100, ...query });

  beforeAll(async () => {
    app = await startApp({ database });
    admin = await signIn(app);
  });
  afterAll(() => app.stop());

  it('keeps a translation that was begun under Content when the holiday is saved', async () => {
    const { Id } = (await add({ name: 'Founders’ Day', startHolidayDate: '2026-12-07', endHolidayDate: '2026-12-07' }))
      .json.holiday;
    const address = `/api/content/holiday/${Id}`;
    const translations = { hi: { name: 'स्थापना दिवस' } };
    expect((await admin.call('PATCH', address, { body: { translations }, headers: { 'if-match': '*' } })).status).toBe(
      200,
    );
    await add({ Id, name: 'Founder’s Day', startHolidayDate: '2026-12-08', endHolidayDate: '2026-12-08' });
    const { document, state } = (await admin.get(address)).json;
    expect(document).toMatchObject({ name: 'Founder’s Day', startHolidayDate: '2026-12-08', translations });
    expect(state).toBe('changed');
    await admin.call('DELETE', '/api/academic/_removeHoliday', { query: { School_Id: admin.schoolId, Id } });
  });

  it('tells the second of two who change one who was first, and what is stored', async () => {
    const other = await signIn(app, { name: 'Vikram Sethi' });
    const { Id, version } = (await add({ name: 'Sports day' })).json.holiday;
    const { json: listed } = await list();
    expect(listed.find((one: { Id: number }) => one.Id === Id)).toMatchObject({ version });
    const send = (who: Caller, changes: object) =>
      who.call('POST', '/api/academic/_addHoliday', {
        body: { School_Id: admin.schoolId, name: 'Sports day', ...day, Id, ...changes },
        headers: { 'if-match': `"${version}"` },
      });
    const first = await send(other, { endHolidayDate: '2026-12-27' });
    expect(first).toMatchObject({ status: 200, json: { holiday: { days: 3, version: version + 1 } } });
    const late = await send(admin, { name: 'Sports days' });
    expect(late.status).toBe(409);
    expect(late.json).toMatchObject({
      errorText: expect.stringContaining('Vikram Sethi'),
      current: { name: 'Sports day', endHolidayDate: '2026-12-27', version: version + 1 },
      yours: { name: 'Sports days', endHolidayDate: '2026-12-26' },
    });
    await admin.call('DELETE', '/api/academic/_removeHoliday', { query: { School_Id: admin.schoolId, Id } });
  });

  it('adds one, which the website shows at once, changes it and removes it', async () => {
    const website = () => visitorOf(app, 'greenfield.localhost').get('/api/website/holidays');
    const before = (await website()).json.length;
    const added = await add();
    expect(added.status).toBe(201);
    expect(added.json.holiday).toMatchObject({ name: 'Winter break', days: 2, Holiday_Type: 'School' });
    expect((await website()).json).toHaveLength(before + 1);
    const { Id } = added.json.holiday;
    const changed = await add({ Id, name: 'Long winter break', endHolidayDate: '2026-12-31' });
    expect(changed.status).toBe(200);
    expect(changed.json.holiday).toMatchObject({ Id, name: 'Long winter break', days: 7 });
    const removed = await admin.call('DELETE', '/api/academic/_removeHoliday', {
      query: { School_Id: admin.schoolId, Id },
    });
    expect(removed).toMatchObject({ status: 200, json: { message: 'The holiday was removed.' } });
    expect((await website()).json).toHaveLength(before);
    expect((await list()).json.map((row: { Id: number }) => row.Id)).not.toContain(Id);
  });

  it('keeps those of the staff from the website, and names the classes of those for some', async () => {
    const visitor = visitorOf(app, 'greenfield.localhost');
    const days = { startHolidayDate: '2026-12-14', endHolidayDate: '2026-12-14' };
    const made = [
      await add({ ...days, name: 'Staff training', Applies_To: 'Staff' }),
      await add({ ...days, name: 'Camp of the seniors', Applies_To: '9,10' }),
      await add({ ...days, name: 'Class that is no more', Applies_To: '999' }),
    ];
    const shown = (await visitor.get('/api/website/holidays')).json as { name: string; classes?: string[] }[];
    const names = shown.map(({ name }) => name);
    expect(names).not.toContain('Staff training');
    expect(names).not.toContain('Class that is no more');
    const camp = shown.find(({ name }) => name === 'Camp of the seniors');
    expect(camp?.classes).toHaveLength(2);
    const everybody = shown.filter(({ classes }) => classes === undefined);
    expect(everybody).toHaveLength(shown.length - 1);
    const feed = (await app.get('/feeds/holidays.ics', { host: `greenfield.localhost:${app.port}` })).text;
    expect(feed).toContain(`SUMMARY:Camp of the seniors (${camp?.classes?.join('\\, ')})`);
    expect(feed).not.toContain('Staff training');
    for (const { json } of made)
      if (json.holiday)
        await admin.call('DELETE', '/api/academic/_removeHoliday', {
          query: { School_Id: admin.schoolId, Id: json.holiday.Id },
        });
  });

  it('keeps nothing of what a change leaves out', async () => {
    const timed = { Holiday_Type: 'Timing_Change', Opens_At: '08:30', Description: 'Fog', Fixed_Date: true };
    const { Id } = (await add({ name: 'Fog timing', ...timed })).json.holiday;
    const { json } = await add({ Id, name: 'Fog holiday' });
    expect(json.holiday).toMatchObject({ name: 'Fog holiday', Holiday_Type: 'School' });
    for (const field of ['Opens_At', 'Description', 'Fixed_Date']) expect(json.holiday).not.toHaveProperty(field);
  });

  it('gives a bare array in date order with the total beside it, 20 to a page', async () => {
    const { status, json, headers } = await list({ StartSession: 2026, pageSize: 2, page: 2 });
    const all = (await list({ StartSession: 2026 })).json;
    expect(status).toBe(200);
    expect(json).toEqual(all.slice(2, 4));
    expect(Number(headers['x-total-count'])).toBe(all.length);
    const dates = all.map((row: { startHolidayDate: string }) => row.startHolidayDate);
    expect(dates).toEqual(dates.toSorted());
    expect((await list({ StartSession: 1999 })).json).toEqual([]);
    expect((await list({ StartSession: -1 })).json.length).toBeGreaterThanOrEqual(all.length);
  });

  it('are listed among the content by their session, with what has no date yet', async () => {
    const before = { startHolidayDate: '2025-11-01', endHolidayDate: '2025-11-01', StartSession: 2025 };
    const ids = [await add(before), await add(), await admin.post('/api/content/holiday', { name: 'To be set' })].map(
      ({ json }) => json.holiday?.Id ?? json.id,
    );
    const listed = async (session: number) => {
      const query = { StartSession: session, pageSize: 100 };
      const { json } = await admin.get('/api/content/holiday', query);
      return ids.map((id) => json.some((item: { id: number }) => item.id === id));
    };
    expect(await listed(2025)).toEqual([true, false, true]);
    expect(await listed(2026)).toEqual([false, true, true]);
    expect((await admin.get('/api/content/holiday', { StartSession: 26 })).status).toBe(422);
  });

  it('tells of an overlap with the same type', async () => {
    const first = await add({ name: 'Founders day', startHolidayDate: '2027-01-11', endHolidayDate: '2027-01-11' });
    const second = await add({ name: 'Sports day', startHolidayDate: '2027-01-11', endHolidayDate: '2027-01-12' });
    expect(first.json.warnings).toEqual([]);
    expect(second.json.warnings).toEqual(['These days overlap with Founders day.']);
    const third = { name: 'Camp', startHolidayDate: '2027-01-12', endHolidayDate: '2027-01-12' };
    const body = { School_Id: admin.schoolId, ...day, ...third };
    const hindi = await admin.call('POST', '/api/academic/_addHoliday', { body, headers: { 'accept-language': 'hi' } });
    expect(hindi.json.warnings).toEqual(['ये दिन Sports day के दिनों से टकराते हैं।']);
  });

  it.each([
    [{ name: '' }, 'name', 'Please enter name.'],
    [{ name: undefined }, 'name', 'Please enter name.'],
    [{ startHolidayDate: '2026-13-01' }, 'startHolidayDate', 'Enter a day of the calendar as YYYY-MM-DD.'],
    [{ endHolidayDate: '2026-12-24' }, 'endHolidayDate', 'The last day is before the first.'],
    [{ endHolidayDate: '2027-03-30' }, 'endHolidayDate', 'A holiday lasts at most 90 days.'],
    [{ StartSession: 2025 }, 'startHolidayDate', 'The session 2025-2026 does not have this day.'],
    [{ nmae: 'x' }, 'nmae', 'There is no field "nmae" here. Did you mean "name"?'],
  ])('refuses %j at its field', async (changes, field, text) => {
    const { status, json, headers } = await add(changes);
    expect(status).toBe(422);
    expect(headers['content-type']).toMatch(/^application\/problem\+json/);
    expect(json.errors[field]).toContain(text);
    expect(json).toMatchObject({ type: '/docs/reference/errors#not_valid', status: 422 });
  });

  it('writes down who did it, with before and after, and nothing of what was refused', async () => {
    const { json } = await add({ name: 'Audited day', startHolidayDate: '2027-02-01', endHolidayDate: '2027-02-01' });
    const { auditLog } = await import('#server/store/schema.ts');
    const rows = await app.store.school(admin.schoolId, ({ db }) => db.select().from(auditLog));
    const own = rows.filter(({ entityId }) => entityId === json.holiday.Id);
    expect(own).toHaveLength(1);
    expect(own[0]).toMatchObject({
      actor: 'Asha Rao',
      userId: admin.userId,
      action: 'addHoliday',
      entity: 'holiday',
      before: null,
      after: { name: 'Audited day' },
    });
  });

  it.each([
    ['a visitor', undefined, 401],
    ['a parent', { role: 'Parent' as const }, 403],
    ['the front office', { role: 'Staff' as const, permissionSets: ['frontOffice' as const] }, 403],
  ])('is not for %s to add', async (_, options, status) => {
    const caller = options ? await signIn(app, options) : visitorOf(app, 'greenfield.localhost');
    const body = { School_Id: admin.schoolId, name: 'Mine', ...day };
    expect((await caller.post('/api/academic/_addHoliday', body)).status).toBe(status);
  });

  it("is refused for another school's id, and from another site", async () => {
    expect(await add({ School_Id: admin.schoolId + 1 })).toMatchObject({ status: 403 });
    const body = { School_Id: admin.schoolId, name: 'Forged', ...day };
    const headers = { origin: `http://riverside.localhost:${app.port}` };
    expect(await admin.call('POST', '/api/academic/_addHoliday', { body, headers })).toMatchObject({ status: 403 });
  });
});

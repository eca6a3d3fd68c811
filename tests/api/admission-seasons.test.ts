import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, signIn, visitorOf } from '../support/callers.ts';
import { addEnquiry, addPath, addReady, class5, confirm, enquiryOf } from '../support/enquiries.ts';
import { startApp, type TestApp } from '../support/server.ts';
import { databases } from './databases.ts';

const next = '2027-2028';
const path = `/api/admissions/seasons/${next}`;
const nursery = 1;

describe.each(databases)('the seasons of admissions on $database', ({ database }) => {
  let app: TestApp;
  let admin: Caller;
  let desk: Caller;
  let address = 0;
  const visitor = (): Caller => {
    address += 1;
    return visitorOf(app, 'greenfield.localhost', { 'x-forwarded-for': `10.3.0.${address}` });
  };
  const send = (changes: object = {}) =>
    visitor().post(addPath, enquiryOf(admin.schoolId, { Fill_Seconds: 30, Session: next, ...changes }));
  const season = async (session = next) =>
    (await desk.get('/api/admissions/seasons')).json.find(({ Session }: { Session: string }) => Session === session);
  const classOf = async (id: number, session = next) =>
    (await season(session)).Classes.find(({ Class_Id }: { Class_Id: number }) => Class_Id === id);
  const save = async (settings: object, version?: number) => {
    const stored = (await season()).Version;
    const headers = { 'if-match': `"${version ?? stored}"` };
    return admin.call('PUT', path, { body: { Is_Open: true, ...settings }, headers });
  };

  beforeAll(async () => {
    app = await startApp({ database, trustProxy: ['127.0.0.1'] });
    admin = await signIn(app, { name: 'Ashwini Rao' });
    desk = await signIn(app, { role: 'Staff', permissionSets: ['frontOffice'] });
  });
  afterAll(() => app.stop());

  it('are as the list of classes and the profile have them, until they are set', async () => {
    const { json } = await desk.get('/api/admissions/seasons');
    expect(json.map(({ Session }: { Session: string }) => Session)).toEqual([next, '2026-2027']);
    expect(json[0]).toMatchObject({ State: 'Open', Is_Open: true, Version: 0, Days: [] });
    expect(await classOf(class5)).toMatchObject({
      Is_Offered: true,
      Min_Age: 10,
      Taken: 0,
      Waiting: 0,
      Documents: ['Birth_Certificate', 'Transfer_Certificate', 'Report_Card'],
    });
  });

  it('are an admin’s to set, and families meet what is set', async () => {
    expect((await desk.call('PUT', path, { body: { Is_Open: false } })).status).toBe(403);
    expect((await save({ Is_Open: false })).json).toMatchObject({ State: 'Closed', Version: 1 });
    expect((await send()).json.errors.Session).toEqual(['Admissions are open for 2026-2027.']);
    const { status, json } = await save({ Opens_On: '2026-12-01', Closes_On: '2027-01-15' });
    expect([status, json.State]).toEqual([200, 'Not_Yet']);
    expect((await send()).status).toBe(422);
    expect((await save({ Opens_On: '2026-11-01', Closes_On: '2026-11-20' })).json.State).toBe('Over');
    expect((await send()).status).toBe(422);
    expect((await save({ Opens_On: '2026-11-01', Closes_On: '2026-11-21' })).json.State).toBe('Open');
    expect((await send()).status).toBe(201);
    // The office enters what the website no longer takes.
    await save({ Is_Open: false });
    await addEnquiry(desk, { Session: next });
  });

  it('offer classes with ages of their own, counted on a day of their own', async () => {
    await save({
      Age_On: '2026-12-31',
      Classes: [
        { Class_Id: nursery, Is_Offered: false },
        { Class_Id: class5, Is_Offered: true, Min_Age: 9, Max_Age: 10, Fee: '₹48,000 a year' },
      ],
    });
    const closed = await send({ Class_Id: nursery, Date_Of_Birth: '2023-05-05' });
    expect(closed.json.errors).toEqual({ Class_Id: ['This class is not offered.'] });
    const young = await addEnquiry(desk, { Session: next, Class_Id: class5, Date_Of_Birth: '2018-01-01' });
    expect(young.warnings).toEqual(['The child will be 8 on 2026-12-31; this class is from 9 on.']);
    const usual = await addEnquiry(desk, { Session: next, Class_Id: class5, Date_Of_Birth: '2017-12-31' });
    expect(usual.warnings).toEqual([]);
    expect(await classOf(class5)).toMatchObject({ Min_Age: 9, Max_Age: 10, Fee: '₹48,000 a year', Waiting: 2 });
    expect(await classOf(class5, '2026-2027')).toMatchObject({ Min_Age: 10 });
  });

  it('stand on the page with the form: days, fees, words, and the classes of each session', async () => {
    await save({
      Note: 'The fee includes books.',
      Days: [
        { Day: '2027-02-10', What: 'List of who is admitted' },
        { Day: '2027-01-20', What: 'Interaction with <parents>' },
      ],
      Classes: [{ Class_Id: class5, Is_Offered: true, Fee: '₹48,000 a year' }],
    });
    const page = (await visitor().get('/registration')).text;
    expect(page).toContain('The fee includes books.');
    expect(page).toContain('Interaction with &lt;parents&gt;');
    expect(page.indexOf('20 January 2027')).toBeLessThan(page.indexOf('10 February 2027'));
    expect(page).toContain('₹48,000 a year');
    await save({});
    expect((await visitor().get('/registration')).text).not.toContain('The fee includes books.');
  });

  it('have their own classes and ages on the form beside another that is set', async () => {
    await save({
      Classes: [
        { Class_Id: nursery, Is_Offered: false },
        { Class_Id: class5, Is_Offered: true, Min_Age: 9, Max_Age: 10 },
      ],
    });
    const page = (await visitor().get('/registration')).text.replaceAll('&quot;', '"');
    const [, facts = '{}'] = /data-sessions="(\{.*?\})"[ >]/.exec(page) ?? [];
    const taken = (session: string) =>
      JSON.parse(facts)[session].taken.filter(({ id }: { id: number }) => id === nursery || id === class5);
    expect(taken(next)).toEqual([{ id: class5, minAge: 9, maxAge: 10 }]);
    expect(taken('2026-2027')).toEqual([
      { id: nursery, minAge: 3 },
      { id: class5, minAge: 10 },
    ]);
    await save({});
  });

  it('count seats as children are admitted; a full class takes nobody', async () => {
    const one = { Session: next, Class_Id: class5, Date_Of_Birth: '2017-01-15' };
    const first = await addReady(app, desk, { ...one, Student_First_Name: 'Tara', Mobile: '9811100001' });
    const second = await addReady(app, desk, { ...one, Student_First_Name: 'Veer', Mobile: '9811100002' });
    await save({ Classes: [{ Class_Id: class5, Is_Offered: true, Seats: 1 }] });
    const { will } = (await desk.get(`/api/admissions/${first}/confirmation`)).json;
    expect(will).toMatchObject({ Seats: 1, Seats_Taken: 0 });
    expect((await confirm(desk, first)).status).toBe(200);
    expect(await classOf(class5)).toMatchObject({ Seats: 1, Taken: 1 });
    const { json } = await desk.get(`/api/admissions/${second}/confirmation`);
    expect(json.obstacles).toEqual([{ code: 'SEATS', text: 'Class 5 has no free seat in 2027-2028.' }]);
    expect((await confirm(desk, second)).status).toBe(409);
    await save({ Classes: [{ Class_Id: class5, Is_Offered: true, Seats: 2 }] });
    expect((await confirm(desk, second)).status).toBe(200);
  });

  it('say what is wrong by field, and who has saved meanwhile', async () => {
    const wrong = await save({
      Opens_On: '2027-02-01',
      Closes_On: '2027-01-01',
      Age_On: '2020-01-01',
      Classes: [
        { Class_Id: class5, Is_Offered: true, Min_Age: 9, Max_Age: 7 },
        { Class_Id: 4711, Is_Offered: true },
      ],
    });
    expect(wrong.json.errors).toEqual({
      Age_On: ['Choose a day of the sessions 2026-2027 and 2027-2028.'],
      Closes_On: ['The last day is before the first.'],
      'Classes.0.Max_Age': ['The last age is below the first.'],
      'Classes.1.Class_Id': ['This class is not offered.'],
    });
    expect((await save({}, 1)).json).toMatchObject({
      status: 409,
      errorText: expect.stringMatching(/^Ashwini Rao /),
    });
    expect((await admin.call('PUT', '/api/admissions/seasons/2031-2032', { body: { Is_Open: true } })).status).toBe(
      404,
    );
  });

  it('close the website where none is open, or where the profile says so', async () => {
    const header = async () => (await visitor().get('/api/website/header')).json.admission_Open;
    const home = async () => (await app.get('/', { host: `greenfield.localhost:${app.port}` })).text;
    const invitation = /href="\/registration" class="[^"]*enquire/g;
    const setOpen = async (session: string, open: boolean) => {
      const version = (await season(session)).Version;
      const headers = { 'if-match': `"${version}"` };
      const put = { body: { Is_Open: open }, headers };
      expect((await admin.call('PUT', `/api/admissions/seasons/${session}`, put)).status).toBe(200);
    };
    await setOpen(next, false);
    await setOpen('2026-2027', true);
    expect(await header()).toBe(true);
    // The header and the bar of a phone.
    expect((await home()).match(invitation)).toHaveLength(2);
    await setOpen('2026-2027', false);
    expect(await header()).toBe(false);
    expect((await home()).match(invitation)).toBeNull();
    await setOpen(next, true);
    expect(await header()).toBe(true);

    const setAdmission = (open: boolean) =>
      admin.call('POST', '/api/Account/updateSchoolProfile', {
        form: { School_Id: admin.schoolId, admission_Open: String(open) },
      });
    expect((await setAdmission(false)).status).toBe(200);
    expect(await header()).toBe(false);
    expect((await home()).match(invitation)).toBeNull();
    expect((await send()).json.errors.Session).toEqual(['Admissions are closed.']);
    expect(await season()).toMatchObject({ State: 'Closed', Is_Open: true });
    await setAdmission(true);
    expect((await season()).State).toBe('Open');
    expect((await home()).match(invitation)).toHaveLength(2);
  });
});

import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { purgeVisitors } from '#server/domains/visitors/index.ts';
import { auditLog, visitors } from '#server/store/schema.ts';
import { type Caller, signIn } from '../support/callers.ts';
import { addEnquiry, addReady, confirm } from '../support/enquiries.ts';
import { startApp, type TestApp } from '../support/server.ts';
import { databases } from './databases.ts';
import { publishProfile } from './publish-profile.ts';

const path = '/api/visitors';
const today = '2026-11-21';
const hour = 3_600_000;

describe.each(databases)('the visitors of a school on $database', ({ database }) => {
  let app: TestApp;
  let desk: Caller;
  let numbers = 0;

  const visitOf = (Name: string, changes: object = {}) => ({
    Name,
    Mobile: `98220 ${String(++numbers).padStart(5, '0')}`,
    Purpose: 'Parent_Meeting',
    Meeting_With: 'Staff',
    Meeting_Name: 'Lata Mahajan',
    ...changes,
  });
  const enter = (Name: string, changes: object = {}) => desk.post(`${path}/sign-in`, visitOf(Name, changes));
  const expectOne = (Name: string, changes: object = {}) =>
    desk.post(`${path}/expected`, visitOf(Name, { Day: today, ...changes }));
  const readDesk = async () => (await desk.get(`${path}/desk`)).json;
  const namesOf = (rows: readonly { Name: string }[]) => rows.map(({ Name }) => Name);
  const list = async (query: Record<string, string>) => namesOf((await desk.get(path, query)).json);

  beforeAll(async () => {
    app = await startApp({ database });
    desk = await signIn(app, { role: 'Staff', permissionSets: ['frontOffice'], name: 'Nilesh Khairnar' });
  });
  afterAll(() => app.stop());

  it('come in with a pass of their desk, and go out once', async () => {
    const { status, json } = await enter('Sunil Deshmukh', { Vehicle_No: 'mh 15 gx 4417', Persons: 2 });
    expect([status, json]).toMatchObject([
      201,
      { State: 'In', Pass_No: '1-0001', Vehicle_No: 'MH 15 GX 4417', In_By: 'Nilesh Khairnar', Overdue: false },
    ]);
    expect((await enter('Jyoti Salve', { Desk: 2 })).json.Pass_No).toBe('2-0001');
    expect((await enter('Kalpana Lokhande')).json.Pass_No).toBe('1-0002');
    const before = await readDesk();
    expect(before).toMatchObject({ Today: today, People: 4, Came_Today: 3, Hosts: ['Lata Mahajan'] });
    const out = await desk.post(`${path}/sign-out`, { Pass_No: '1-0001' });
    expect(out).toMatchObject({ status: 200, json: { wasOut: false, visitor: { State: 'Out' } } });
    app.clock.now += 5 * 60_000;
    const admin = await signIn(app, { name: 'Ashwini Dabhade' });
    const again = await admin.call('POST', `${path}/${json.Visitor_Id}/sign-out`);
    expect(again.json).toMatchObject({ wasOut: true, visitor: { Out_By: 'Nilesh Khairnar' } });
    expect(again.json.visitor.Out_Time).toBe(out.json.visitor.Out_Time);
    expect((await readDesk()).People).toBe(2);
    expect((await desk.call('POST', `${path}/${json.Visitor_Id}/sign-out/undo`)).json.State).toBe('In');
    await desk.post(`${path}/sign-out`, { Pass_No: '1-0001' });
    app.clock.now += 11 * 60_000;
    const late = await desk.call('POST', `${path}/${json.Visitor_Id}/sign-out/undo`);
    expect(late).toMatchObject({ status: 409, json: { errorText: expect.stringContaining('10 minutes') } });
    expect((await desk.post(`${path}/sign-out`, { Pass_No: '1-9999' })).status).toBe(404);
  });

  it('get one number each where many are signed in at once, and the same person none twice', async () => {
    const many = await Promise.all([...Array(12).keys()].map((at) => enter(`Guest ${at}`, { Desk: 3 })));
    const passes = many.map(({ json }) => json.Pass_No).toSorted();
    expect(passes).toEqual([...Array(12).keys()].map((at) => `3-${String(at + 1).padStart(4, '0')}`));
    const twice = visitOf('Tapped Twice', { Desk: 4 });
    const answers = await Promise.all([1, 2].map(() => desk.post(`${path}/sign-in`, twice)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.json.errorText).toBe('Tapped Twice is inside already, with pass 4-0001. Sign that pass out first.');
    // What is refused gives its number back.
    expect((await enter('Next', { Desk: 4 })).json.Pass_No).toBe('4-0002');
  });

  it('come in once, whichever desks they stand at in one moment', async () => {
    const inside = async (name: string) =>
      (await readDesk()).Inside.filter(({ Name }: { readonly Name: string }) => Name === name).length;
    const guests = [...Array(6).keys()].map((at) => visitOf(`At Two Desks ${at}`));
    const signedIn = await Promise.all(
      guests.map((guest) => Promise.all([8, 9].map((Desk) => desk.post(`${path}/sign-in`, { ...guest, Desk })))),
    );
    for (const [at, answers] of signedIn.entries()) {
      expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
      const passNo = answers.find(({ status }) => status === 201)?.json.Pass_No;
      expect(answers.find(({ status }) => status === 409)?.json.errorText).toBe(
        `At Two Desks ${at} is inside already, with pass ${passNo}. Sign that pass out first.`,
      );
      expect(await inside(`At Two Desks ${at}`)).toBe(1);
    }
    // The row of who is expected, the form, and a sign-out that is taken back meet as well.
    const expected = visitOf('Expected Twice');
    const { Visitor_Id: id } = (await desk.post(`${path}/expected`, { ...expected, Day: today })).json;
    const arrived = await Promise.all([
      desk.post(`${path}/${id}/arrive`, { Desk: 8 }),
      desk.post(`${path}/sign-in`, { ...expected, Desk: 9 }),
    ]);
    expect(arrived.filter(({ status }) => status < 300)).toHaveLength(1);
    expect(await inside('Expected Twice')).toBe(1);
    await desk.call('POST', `${path}/${id}/sign-out`);
    const back = await Promise.all([
      desk.call('POST', `${path}/${id}/sign-out/undo`),
      desk.post(`${path}/sign-in`, { ...expected, Desk: 9 }),
    ]);
    expect(back.map(({ status }) => status).filter((status) => status === 409)).toHaveLength(1);
    expect(await inside('Expected Twice')).toBe(1);
    for (const { Pass_No: Pass } of (await readDesk()).Inside.filter(({ Pass_No: of }: { readonly Pass_No: string }) =>
      /^[89]-/.test(of),
    ))
      await desk.post(`${path}/sign-out`, { Pass_No: Pass });
  });

  it('say what is wrong by field', async () => {
    const { status, json } = await enter('A', { Purpose: 'Other', Persons: 51, Mobile: '12' });
    expect([status, Object.keys(json.errors).toSorted()]).toEqual([422, ['Mobile', 'Name', 'Persons']]);
    expect((await enter('Water Filter Co.', { Purpose: 'Other' })).json.errors).toEqual({
      Purpose_Text: ['Please enter what they come for.'],
    });
    expect((await expectOne('Yesterday', { Day: '2026-11-20' })).json.errors).toEqual({
      Day: ['Date cannot be in the past.'],
    });
  });

  it('are expected, arrive or are cancelled, and have not come once the day is over', async () => {
    const coming = (await expectOne('Shantabai Borse', { Expected_Time: '12:15', Purpose: 'Interview' })).json;
    const other = (await expectOne('Cancelled Vendor')).json;
    const absent = (await expectOne('Never Came')).json;
    const known = (await expectOne('Expected Inspector', { Mobile: '98111 00001' })).json;
    const signedIn = await enter('Inspector Rane', { Mobile: '9811100001', Desk: 5, Purpose: 'Official' });
    expect(signedIn.json).toMatchObject({ Visitor_Id: known.Visitor_Id, Name: 'Inspector Rane', State: 'In' });
    await desk.call('POST', `${path}/${known.Visitor_Id}/sign-out`);
    expect(namesOf((await readDesk()).Expected)).toEqual(['Shantabai Borse', 'Cancelled Vendor', 'Never Came']);
    const arrived = await desk.post(`${path}/${coming.Visitor_Id}/arrive`, { Desk: 5, Persons: 3 });
    expect(arrived.json).toMatchObject({ State: 'In', Pass_No: '5-0002', Persons: 3, Purpose: 'Interview' });
    expect((await desk.post(`${path}/${coming.Visitor_Id}/arrive`, {})).status).toBe(409);
    expect((await desk.call('POST', `${path}/${coming.Visitor_Id}/cancel`)).status).toBe(409);
    expect((await desk.call('POST', `${path}/${other.Visitor_Id}/cancel`)).json.State).toBe('Cancelled');
    expect((await desk.call('POST', `${path}/${absent.Visitor_Id}/sign-out`)).status).toBe(409);
    app.clock.now += 24 * hour;
    const tomorrow = await signIn(app);
    const missing = await tomorrow.get(path, { State: 'No_Show' });
    expect(namesOf(missing.json)).toEqual(['Never Came']);
    expect((await tomorrow.get(path, { State: 'Expected' })).json).toEqual([]);
    expect((await tomorrow.post(`${path}/${absent.Visitor_Id}/arrive`, {})).status).toBe(409);
    app.clock.now -= 24 * hour;
  });

  it('are overdue after the school has closed, and on the next day', async () => {
    const School_Timings = [{ days: ['Saturday'], opens: '07:45', closes: '14:15' }];
    await publishProfile(app, desk.schoolId, { school_Name: 'Greenfield', School_Timings });
    const id = (await enter('Rakesh Chavan')).json.Visitor_Id;
    const isOverdue = async () =>
      (await readDesk()).Inside.find((one: { Visitor_Id: number }) => one.Visitor_Id === id).Overdue;
    expect(await isOverdue()).toBe(false);
    // On one day it closes early.
    const admin = await signIn(app);
    const day = { startHolidayDate: '2026-11-21', endHolidayDate: '2026-11-21', StartSession: 2026 };
    const early = { ...day, name: 'Half day', Holiday_Type: 'Timing_Change', Opens_At: '07:45', Closes_At: '13:00' };
    const added = await admin.post('/api/academic/_addHoliday', { School_Id: admin.schoolId, ...early });
    app.clock.now += hour;
    expect(await isOverdue()).toBe(true);
    const { Id } = added.json.holiday;
    await admin.call('DELETE', '/api/academic/_removeHoliday', { query: { School_Id: admin.schoolId, Id } });
    expect(await isOverdue()).toBe(false);
    app.clock.now += 2 * hour;
    expect(await isOverdue()).toBe(true);
    // Who comes to an evening meeting is none.
    expect((await enter('Evening Guest')).json.Overdue).toBe(false);
    const { Inside } = await readDesk();
    expect(namesOf(Inside.filter((one: { Overdue: boolean }) => !one.Overdue))).toEqual(['Evening Guest']);
    expect(Inside.at(-1).Name).toBe('Evening Guest');
    app.clock.now -= 3 * hour;
  });

  it('are known by their number: visits, children, and whether they are let in', async () => {
    const mobile = '9850077001';
    const child = await addReady(app, await signIn(app), { Mobile: mobile, Parent_Name: 'Prakash Bhosale' });
    expect((await confirm(await signIn(app), child)).status).toBe(200);
    const known = async () => (await desk.get(`${path}/known`, { Mobile: mobile })).json;
    expect(await known()).toMatchObject({
      Last: null,
      Visits: 0,
      Guardians: [{ Name: 'Prakash Bhosale', Student: 'Ishaan Deshpande' }],
      Inside: null,
    });
    const { Visitor_Id } = (await enter('Prakash Bhosale', { Mobile: mobile })).json;
    expect(await known()).toMatchObject({ Visits: 1, Inside: { Visitor_Id }, Last: { Meeting_Name: 'Lata Mahajan' } });
    await desk.call('POST', `${path}/${Visitor_Id}/sign-out`);
    const hr = await signIn(app, { role: 'Staff', permissionSets: ['hr'] });
    const asHr = await hr.get(`${path}/known`, { Mobile: mobile });
    expect(asHr.json).toMatchObject({ Guardians: [], Last: { Name: 'Prakash Bhosale' } });
  });

  it('are refused with the reason while they are on the denied list', async () => {
    const denied = { Mobile: '98220 99999', Name: 'Rude Guest', Reason: 'Threatened a teacher' };
    expect((await desk.post(`${path}/denied`, { ...denied, Reason: '' })).status).toBe(422);
    await desk.post(`${path}/denied`, denied);
    const { json } = await desk.post(`${path}/denied`, { ...denied, Reason: 'Court order of 3 Nov' });
    expect((await desk.get(`${path}/denied`)).json).toMatchObject([
      { Reason: 'Court order of 3 Nov', Denied_By: 'Nilesh Khairnar' },
    ]);
    const refused = await enter('Under Another Name', { Mobile: '+91 9822099999' });
    expect(refused).toMatchObject({
      status: 409,
      json: { errorText: 'Do not let this person in: Court order of 3 Nov' },
    });
    expect((await expectOne('Expected', { Mobile: '9822099999' })).status).toBe(409);
    const hindi = await desk.call('POST', `${path}/sign-in`, {
      body: visitOf('Same', { Mobile: '9822099999' }),
      headers: { 'accept-language': 'hi' },
    });
    expect(hindi.json.errorText).toBe('इन्हें अंदर न आने दें: Court order of 3 Nov');
    expect((await desk.call('DELETE', `${path}/denied/${json.Denied_Id}`)).status).toBe(200);
    expect((await enter('Allowed Again', { Mobile: '9822099999' })).status).toBe(201);
  });

  it('are found by name, number, pass and vehicle, and taken along as a table', async () => {
    await enter('Mangesh Tryambake', {
      Mobile: '98765 00011',
      Vehicle_No: 'MH 12 AB 0001',
      Desk: 7,
      Purpose: 'Official',
    });
    for (const keyword of ['tryamb', '98765 000', '7-0001', 'mh12ab'])
      expect(await list({ keyword }), keyword).toEqual(['Mangesh Tryambake']);
    expect(await list({ Purpose: 'Official', State: 'In', From: today, To: today })).toEqual(['Mangesh Tryambake']);
    expect(await list({ keyword: 'tryamb', To: '2026-11-20' })).toEqual([]);
    const file = await desk.get(`${path}/export`, { keyword: 'tryamb' });
    expect(file.text).toMatch(/^\uFEFFDay,Pass_No,State,Name/);
    expect(file.text).toContain("7-0001,In,Mangesh Tryambake,'+919876500011");
    expect(file.text).toContain(',2026-11-21 12:16,Nilesh Khairnar,');
  });

  it('are counted by day and purpose', async () => {
    const period = { From: '2026-11-01', To: '2026-11-30' };
    const { json } = await desk.get(`${path}/report`, period);
    expect(json.Days).toEqual([{ Day: today, Visits: json.Visits, People: json.People }]);
    const official = json.Purposes.find((one: { Purpose: string }) => one.Purpose === 'Official');
    expect(official).toEqual({ Purpose: 'Official', Visits: 2, People: 2 });
    const { text } = await desk.get(`${path}/report/export`, period);
    expect(text).toContain(`\r\n${today},${json.Visits},${json.People},`);
    expect((await desk.get(`${path}/report`, { From: '2025-01-01', To: '2026-11-30' })).status).toBe(422);
  });

  it('become an enquiry by who may change admissions', async () => {
    const { Visitor_Id } = (await enter('Asks for a seat', { Purpose: 'Admission' })).json;
    const { Admission_Enquiry_Id } = await addEnquiry(await signIn(app));
    const link = (caller: Caller, id = Admission_Enquiry_Id) =>
      caller.call('PUT', `${path}/${Visitor_Id}/enquiry`, { body: { Admission_Enquiry_Id: id } });
    expect((await link(desk)).json).toMatchObject({ Admission_Enquiry_Id });
    expect((await link(desk, 999_999)).status).toBe(404);
  });

  it('are gone after 180 days, from the audit log too', async () => {
    const { Visitor_Id } = (await enter('Long Ago')).json;
    const { schoolId } = desk;
    const purgeAfter = (days: number) =>
      app.store.school(schoolId, (context) =>
        purgeVisitors(context, schoolId, new Date(app.clock.now + days * 24 * hour)),
      );
    const rows = () =>
      app.store.school(schoolId, ({ db }) => db.select().from(visitors).where(eq(visitors.id, Visitor_Id)));
    await purgeAfter(180);
    expect(await rows()).toHaveLength(1);
    await purgeAfter(181);
    expect(await rows()).toEqual([]);
    const entries = await app.store.school(schoolId, ({ db }) =>
      db.select().from(auditLog).where(eq(auditLog.entity, 'visitor')),
    );
    const own = entries.filter(({ entityId }) => entityId === Visitor_Id);
    expect(own.map(({ action, after }) => [action, after])).toEqual([
      ['signInVisitor', null],
      ['purgeVisitors', null],
    ]);
  });
});

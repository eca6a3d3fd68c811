import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, signIn, visitorOf } from '../support/callers.ts';
import { mailTo, readOutbox } from '../support/outbox.ts';
import { startApp, type TestApp } from '../support/server.ts';
import { databases } from './databases.ts';
import { publishProfile } from './publish-profile.ts';

const thanks = 'Thank you. We will call you within one working day.';
const path = '/api/demo-requests';
const fields = {
  Name: 'Farida Sheikh',
  School_Name: 'Lotus Valley School',
  Mobile: '98765 43210',
  Consent: true,
  Fill_Seconds: 21.5,
};

describe.each(databases)('demo requests on $database', ({ database }) => {
  let app: TestApp;
  let operator: Caller;
  let addresses = 0;
  /** Someone at an address that nobody else has. */
  const someone = (): Caller => visitorOf(app, 'localhost', { 'x-forwarded-for': `203.0.113.${++addresses}` });
  const send = (changes: object = {}, caller = someone()) => caller.post(path, { ...fields, ...changes });
  const find = async (keyword: string) => (await operator.get(path, { keyword })).json;

  beforeAll(async () => {
    app = await startApp({ database, trustProxy: ['127.0.0.1'] });
    operator = await signIn(app, { school: 'platform', role: 'Operator', name: 'Kabir Anand' });
  });
  afterAll(() => app.stop());

  it('keeps one with all it says, for the operators alone', async () => {
    const reported = {
      Mobile: '9811100001',
      Email: 'farida@lotus.example',
      Designation: 'Principal',
      City: 'Pune',
      State: 'Maharashtra',
      Students_Count: '501–1000',
      Preferred_Time: 'Morning',
      Message: 'After ten, please.',
    };
    expect(await send(reported)).toMatchObject({ status: 201, json: { message: thanks } });
    const { json, headers } = await operator.get(path, { keyword: '9811100001' });
    expect(headers['x-total-count']).toBe('1');
    expect(json).toEqual([
      {
        ...reported,
        Demo_Request_Id: expect.any(Number),
        Name: 'Farida Sheikh',
        School_Name: 'Lotus Valley School',
        Mobile: '+919811100001',
        Status: 'New',
        Next_Statuses: ['Contacted', 'Spam'],
        Requests: 1,
        Consent_Version: '2026-11',
        Created_At: '2026-11-21T06:30:00.000Z',
        Updated_At: '2026-11-21T06:30:00.000Z',
      },
    ]);
    expect((await someone().get(path)).status).toBe(401);
    const admin = await signIn(app);
    expect((await admin.get(path)).status).toBe(404);
    expect((await admin.post(path, fields)).status).toBe(404);
  });

  it('takes the same number within a day for the same request, with what was said last', async () => {
    const Mobile = '9811100002';
    await send({ Mobile, City: 'Nashik' });
    await send({ Mobile: `+91 ${Mobile}`, School_Name: 'Lotus Hill School' });
    const merged = await find(Mobile);
    expect(merged).toHaveLength(1);
    expect(merged[0]).toMatchObject({ School_Name: 'Lotus Hill School', Requests: 2 });
    expect(merged[0]).not.toHaveProperty('City');
    app.clock.now += 24 * 3_600_000;
    try {
      await send({ Mobile });
    } finally {
      app.clock.now -= 24 * 3_600_000;
    }
    expect((await find(Mobile)).map((row: { Requests: number }) => row.Requests)).toEqual([1, 2]);
  });

  it('makes one request of five that come at once', async () => {
    const Mobile = '9811100003';
    const answers = await Promise.all(Array.from({ length: 5 }, () => send({ Mobile })));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
    expect((await find(Mobile)).map((row: { Requests: number }) => row.Requests)).toEqual([5]);
  });

  it.each([
    ['Name', 'Please enter name.', { Name: undefined }],
    ['Name', 'Enter a name of 2 to 100 letters, without a title.', { Name: 'Mr. Verma' }],
    ['School_Name', 'Please enter school name.', { School_Name: 'L' }],
    ['School_Name', 'Use at most 150 characters.', { School_Name: 'L'.repeat(151) }],
    ['Designation', 'Use one of Owner, Principal, Admin, Teacher, IT, Other.', { Designation: 'Boss' }],
    ['Mobile', 'Enter a 10-digit mobile number.', { Mobile: '12345' }],
    ['Email', 'Please enter email.', { Mobile: '+971501234567' }],
    ['Email', 'Enter a valid email address.', { Email: 'farida@lotus' }],
    ['City', 'Use at most 100 characters.', { City: 'x'.repeat(101) }],
    ['Students_Count', 'Use one of <200, 200–500, 501–1000, 1001–3000, 3000+.', { Students_Count: 'many' }],
    ['Preferred_Time', 'Use one of Morning, Afternoon, Evening.', { Preferred_Time: 'Night' }],
    ['Message', 'Use at most 500 characters.', { Message: 'x'.repeat(501) }],
    ['Consent', 'Please enter consent.', { Consent: undefined }],
    ['Consent', 'Please agree that we may contact you.', { Consent: false }],
    ['Fill_Seconds', 'Please take a moment and send again.', { Fill_Seconds: 2.9 }],
    ['Status', 'There is no field "Status" here. Did you mean "State"?', { Status: 'Won' }],
    ['requests', 'There is no field "requests" here.', { requests: 9 }],
  ])('says at %s: %s', async (field, text, changes) => {
    const { status, json } = await send({ Mobile: '9811100009', ...changes });
    expect(status).toBe(422);
    expect(json.errors[field]).toContain(text);
    expect(await find('9811100009')).toEqual([]);
  });

  it('thanks a program that fills in the hidden field, and keeps nothing', async () => {
    const answer = await send({ Mobile: '9811100010', Company_Fax: '020 1234', Fill_Seconds: 0.1 });
    expect(answer).toMatchObject({ status: 201, json: { message: thanks } });
    expect(await find('9811100010')).toEqual([]);
  });

  it('takes five an hour from one address, two where nothing says how long they took', async () => {
    const caller = someone();
    const statuses = [];
    for (let count = 0; count < 6; count++) statuses.push((await send({ Mobile: '9811100011' }, caller)).status);
    expect(statuses).toEqual([201, 201, 201, 201, 201, 429]);
    const late = await send({ Mobile: '9811100011' }, caller);
    expect(late.json.errorText).toBe('Too many tries. Try again in 60 minutes.');
    expect(late.headers['retry-after']).toBe('3600');
    expect((await send({ Mobile: '9811100011' })).status).toBe(201);
    const plain = someone();
    const untimed = [];
    for (let count = 0; count < 3; count++)
      untimed.push((await send({ Mobile: '9811100012', Fill_Seconds: undefined }, plain)).status);
    expect(untimed).toEqual([201, 201, 429]);
  });

  it('is erased for good when somebody asks for it, from the log too', async () => {
    const Mobile = '9811100014';
    await send({ Mobile, Name: 'Zubeida Quasimi' });
    const [{ Demo_Request_Id: id }] = await find(Mobile);
    expect((await operator.call('DELETE', `${path}/${id}`)).status).toBe(200);
    expect(await find(Mobile)).toEqual([]);
    expect((await operator.call('DELETE', `${path}/${id}`)).status).toBe(404);
    const { rows } = await app.store.school(0, ({ db }) =>
      db.execute(
        sql`select action, erased, before, after from audit_log where entity = 'demoRequest' and entity_id = ${id} order by id`,
      ),
    );
    expect(rows).toEqual([
      { action: 'addDemoRequest', erased: true, before: null, after: null },
      { action: 'eraseDemoRequest', erased: false, before: null, after: null },
    ]);
  });

  it('goes from state to state as far as its life allows, and tells what may follow', async () => {
    await send({ Mobile: '9811100013' });
    const id: number = (await find('9811100013'))[0].Demo_Request_Id;
    const step = (Status: string, caller = operator) => caller.call('PATCH', `${path}/${id}`, { body: { Status } });
    const refused = await step('Won');
    expect(refused).toMatchObject({
      status: 409,
      json: {
        type: '/docs/reference/errors#bad_transition',
        errorText: 'A demo request that is New cannot become Won.',
        next: ['Contacted', 'Spam'],
      },
    });
    for (const status of ['Contacted', 'Demo_Scheduled', 'Demo_Done', 'Lost', 'Contacted', 'Spam', 'Contacted'])
      expect(await step(status)).toMatchObject({ status: 200, json: { Status: status } });
    for (const status of ['Demo_Scheduled', 'Demo_Done', 'Won']) await step(status);
    expect((await step('Contacted')).json.errorText).toBe('A demo request that is Won cannot become Contacted.');
    expect((await step('Nowhere')).status).toBe(422);
    expect((await step('Spam', someone())).status).toBe(401);
    expect((await operator.call('PATCH', `${path}/999999`, { body: { Status: 'Spam' } })).status).toBe(404);
  });

  it('lets only one of two take a step at once', async () => {
    await send({ Mobile: '9811100014' });
    const id: number = (await find('9811100014'))[0].Demo_Request_Id;
    const step = () => operator.call('PATCH', `${path}/${id}`, { body: { Status: 'Contacted' } });
    const statuses = (await Promise.all([step(), step()])).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, 409]);
  });

  it('lists by state, and -1 is all of them', async () => {
    const all = await operator.get(path, { Status: -1, pageSize: 1, page: 2 });
    expect(all.json).toHaveLength(1);
    const total = Number(all.headers['x-total-count']);
    const fresh = await operator.get(path, { Status: 'New', pageSize: 100 });
    expect(Number(fresh.headers['x-total-count'])).toBeLessThan(total);
    expect(new Set(fresh.json.map((row: { Status: string }) => row.Status))).toEqual(new Set(['New']));
    expect((await operator.get(path, { keyword: '100%_nothing' })).json).toEqual([]);
  });

  it('exports a table in which nothing is a formula', async () => {
    await send({ Mobile: '9811100015', School_Name: '=HYPERLINK("http://evil.example","x")', Message: '@now\nsoon' });
    const { status, text, headers } = await operator.get(`${path}/export`, { keyword: '9811100015' });
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(headers['content-disposition']).toBe('attachment; filename="demo-requests.csv"');
    expect(text).toContain(`"'=HYPERLINK(""http://evil.example"",""x"")"`);
    expect(text).toContain(`,'+919811100015,`);
    expect(text).toContain(`"'@now\nsoon"`);
    expect((await someone().get(`${path}/export`)).status).toBe(401);
  });

  it("tells the product's own people by mail, where they say where", async () => {
    await send({ Mobile: '9811100016' });
    expect(await readOutbox(app, 'hello@schoolyard.example')).toEqual([]);
    await publishProfile(app, 0, { school_Name: 'Schoolyard', email: 'hello@schoolyard.example' });
    await send({ Mobile: '9811100017', School_Name: 'Neem Tree School' });
    const mail = await mailTo(app, 'hello@schoolyard.example');
    expect(mail.subject).toBe('New demo request');
    expect(mail.text).toContain('Farida Sheikh of Neem Tree School has requested a demo.');
    expect(mail.text).toContain('+919811100017');
  });

  it('takes a form of a browser without script, and sends it back to its own page only', async () => {
    const form = (headers: Record<string, string>) =>
      someone().call('POST', path, {
        plainForm: {
          Name: 'Ravi Pillai',
          School_Name: 'Palm School',
          Mobile: '9811100018',
          Email: '',
          Consent: 'true',
        },
        headers,
      });
    const home = `http://localhost:${app.port}`;
    const sent = await form({ referer: `${home}/features?from=ad` });
    expect(sent).toMatchObject({ status: 303, headers: { location: '/features?from=ad#sent' } });
    expect((await form({ referer: 'https://evil.example/x' })).headers.location).toBe('/#sent');
    expect((await form({ referer: `${home}//evil.example/x` })).headers.location).toBe('/evil.example/x#sent');
    expect((await form({ origin: 'https://evil.example' })).status).toBe(403);
    expect((await find('9811100018'))[0]).toMatchObject({ Name: 'Ravi Pillai', Requests: 3 });
  });
});

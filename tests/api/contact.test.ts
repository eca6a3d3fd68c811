import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, signIn, visitorOf } from '../support/callers.ts';
import { mailTo, readOutbox } from '../support/outbox.ts';
import { startApp, type TestApp } from '../support/server.ts';
import { databases } from './databases.ts';
import { publishProfile } from './publish-profile.ts';

const path = '/api/contact-messages';
const ofPlatform = '/api/platform/contact-messages';
const written = {
  Name: 'Ilma Qureshi',
  Email: 'ilma@example.org',
  Subject: 'Bus stop',
  Message: 'Does the bus stop at Lake Road?',
  Fill_Seconds: 12,
};

describe.each(databases)('contact messages on $database', ({ database }) => {
  let app: TestApp;
  let office: Caller;
  let addresses = 0;
  const someone = (host = 'greenfield.localhost'): Caller =>
    visitorOf(app, host, { 'x-forwarded-for': `198.51.100.${++addresses}` });
  const send = (changes: object = {}, caller = someone()) => caller.post(path, { ...written, ...changes });
  const find = async (keyword: string, caller = office) => (await caller.get(path, { keyword })).json;

  beforeAll(async () => {
    app = await startApp({ database, trustProxy: ['127.0.0.1'] });
    office = await signIn(app, { role: 'Staff', permissionSets: ['frontOffice'] });
  });
  afterAll(() => app.stop());

  it("keeps one for the front office of the host's school", async () => {
    const answer = await send({ Subject: 'First message', Mobile: '98222 00001', School_Id: office.schoolId });
    expect(answer).toMatchObject({ status: 201, json: { message: 'Thank you. Your message has been sent.' } });
    const { json, headers } = await office.get(path, { School_Id: office.schoolId, keyword: 'first MESSAGE' });
    expect(headers['x-total-count']).toBe('1');
    expect(json).toEqual([
      {
        Contact_Message_Id: expect.any(Number),
        Name: 'Ilma Qureshi',
        Email: 'ilma@example.org',
        Mobile: '+919822200001',
        Subject: 'First message',
        Message: 'Does the bus stop at Lake Road?',
        Status: 'New',
        Created_At: '2026-11-21T06:30:00.000Z',
      },
    ]);
    const other = await signIn(app, { school: 'riverside' });
    expect(await find('First message', other)).toEqual([]);
    const id = json[0].Contact_Message_Id;
    expect((await other.call('PATCH', `${path}/${id}`, { body: { Status: 'Read' } })).status).toBe(404);
    expect((await send({ School_Id: office.schoolId + 1 })).status).toBe(403);
  });

  it('marks one as read and closed, and writes down who did it only where something changed', async () => {
    await send({ Subject: 'To be read' });
    const [{ Contact_Message_Id: id }] = await find('To be read');
    const mark = (Status: string, caller = office) => caller.call('PATCH', `${path}/${id}`, { body: { Status } });
    for (const status of ['Read', 'Read', 'Closed', 'New'])
      expect(await mark(status)).toMatchObject({ status: 200, json: { Status: status, Subject: 'To be read' } });
    const { auditLog } = await import('#server/store/schema.ts');
    const rows = await app.store.school(office.schoolId, ({ db }) => db.select().from(auditLog));
    const changes = rows.filter(({ action, entityId }) => action === 'changeContactMessage' && entityId === id);
    expect(changes.map(({ before, after }) => [before, after])).toEqual([
      [{ Status: 'New' }, { Status: 'Read' }],
      [{ Status: 'Read' }, { Status: 'Closed' }],
      [{ Status: 'Closed' }, { Status: 'New' }],
    ]);
    const hr = await signIn(app, { role: 'Staff', permissionSets: ['hr'] });
    expect((await hr.get(path)).status).toBe(403);
    expect((await mark('Read', hr)).status).toBe(403);
    expect((await someone().get(path)).status).toBe(401);
  });

  it("keeps those on the product's own host for the operators", async () => {
    expect((await send({ Subject: 'For the product' }, someone('localhost'))).status).toBe(201);
    expect(await find('For the product')).toEqual([]);
    const operator = await signIn(app, { school: 'platform', role: 'Operator' });
    const { json } = await operator.get(ofPlatform, { keyword: 'For the product' });
    expect(json).toHaveLength(1);
    const id = json[0].Contact_Message_Id;
    const closed = await operator.call('PATCH', `${ofPlatform}/${id}`, { body: { Status: 'Closed' } });
    expect(closed.json).toMatchObject({ Status: 'Closed' });
    expect((await operator.get(`${ofPlatform}/export`)).text).toContain('For the product');
    expect((await office.get(ofPlatform)).status).toBe(404);
  });

  it.each([
    ['Name', 'Please enter name.', { Name: 'I' }],
    ['Name', 'Use at most 255 characters.', { Name: 'x'.repeat(256) }],
    ['Email', 'Enter a valid email address.', { Email: 'ilma(at)example.org' }],
    ['Email', 'Please enter email or mobile.', { Email: undefined }],
    ['Mobile', 'Please enter email or mobile.', { Email: undefined, Mobile: undefined }],
    ['Mobile', 'Enter a 10-digit mobile number.', { Mobile: '11223' }],
    ['Message', 'Please enter message.', { Message: 'Hm' }],
    ['Message', 'Use at most 500 characters.', { Message: 'x'.repeat(501) }],
    ['Subject', 'Remove the invisible control character.', { Subject: 'Hello\u0000' }],
    ['Fill_Seconds', 'Please take a moment and send again.', { Fill_Seconds: 1 }],
    ['status', 'There is no field "status" here.', { status: 'Closed' }],
  ])('says at %s: %s', async (field, text, changes) => {
    const { status, json } = await send(changes);
    expect(status).toBe(422);
    expect(json.errors[field]?.join(' ')).toContain(text);
  });

  it('thanks a program that fills in the hidden field, and keeps nothing', async () => {
    expect((await send({ Subject: 'From a program', Company_Fax: '1' })).status).toBe(201);
    expect(await find('From a program')).toEqual([]);
  });

  it('takes ten an hour from one address, five where nothing says how long they took', async () => {
    const [quick, plain] = [someone(), someone()];
    const timed = [];
    for (let count = 0; count < 11; count++) timed.push((await send({}, quick)).status);
    expect(timed.filter((status) => status === 201)).toHaveLength(10);
    expect(timed.at(-1)).toBe(429);
    const untimed = [];
    for (let count = 0; count < 6; count++) untimed.push((await send({ Fill_Seconds: undefined }, plain)).status);
    expect(untimed).toEqual([201, 201, 201, 201, 201, 429]);
  });

  it('lists by state, 20 to a page, the latest first', async () => {
    app.clock.now += 60_000;
    await send({ Subject: 'The latest' });
    const { json, headers } = await office.get(path, { Status: -1 });
    expect(json[0]).toMatchObject({ Subject: 'The latest' });
    expect(json.length).toBe(Math.min(20, Number(headers['x-total-count'])));
    expect((await office.get(path, { Status: 'Closed' })).json).toEqual([]);
  });

  it('exports a table in which nothing is a formula', async () => {
    await send({ Subject: 'Formulas', Name: '@SUM(1+1)', Message: '-1+cmd|calc' });
    const { text, headers } = await office.get(`${path}/export`, { keyword: 'Formulas' });
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(text).toContain("'@SUM(1+1)");
    expect(text).toContain("'-1+cmd|calc");
  });

  it('tells the office by mail, without a way to write into its head', async () => {
    await publishProfile(app, office.schoolId, { school_Name: 'Greenfield', email: 'office@greenfield.example' });
    await send({ Name: 'Ilma\nBcc: all@example.org', Subject: 'Fees\r\nBcc: all@example.org' });
    const mail = await mailTo(app, 'office@greenfield.example');
    expect(mail.subject).toBe('A message from your website');
    expect(mail.text).toContain('Does the bus stop at Lake Road?');
    await publishProfile(app, office.schoolId, { school_Name: 'Greenfield' });
    await send({ Message: 'Nobody is told of this.' });
    await publishProfile(app, office.schoolId, { school_Name: 'Greenfield', email: 'desk@greenfield.example' });
    await send();
    await mailTo(app, 'desk@greenfield.example');
    const texts = (await readOutbox(app)).map(({ text }) => text);
    expect(texts.filter((text) => text.includes('Nobody is told of this.'))).toEqual([]);
  });

  it('takes a form of a browser without script, and sends it back to its page', async () => {
    const plainForm = { Name: 'Omkar Bhide', Mobile: '9822200002', Email: '', Message: 'When does school begin?' };
    const referer = `http://greenfield.localhost:${app.port}/contact`;
    const sent = await someone().call('POST', path, { plainForm, headers: { referer } });
    expect(sent).toMatchObject({ status: 303, headers: { location: '/contact#sent' } });
    expect((await someone().call('POST', path, { plainForm })).headers.location).toBe('/#sent');
    const forged = { origin: `http://riverside.localhost:${app.port}` };
    expect((await someone().call('POST', path, { plainForm, headers: forged })).status).toBe(403);
    expect(await find('Omkar')).toHaveLength(2);
  });
});

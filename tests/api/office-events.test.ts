import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lookupEntry, type OfficeChange } from '#schemas/office-events.ts';
import { type Caller, signIn, visitorOf } from '../support/callers.ts';
import { newWindow, type OpenStream, openStream } from '../support/event-stream.ts';
import { startApp, type TestApp } from '../support/server.ts';
import { databases } from './databases.ts';

const addNotice = async (caller: Caller, noticeHead: string): Promise<number> => {
  const { status, json } = await caller.post('/api/content/notice', { noticeHead });
  expect(status).toBe(201);
  return json.id;
};

const has =
  (wanted: OfficeChange) =>
  (changes: readonly OfficeChange[]): boolean =>
    changes.some(({ group, type, id }) => group === wanted.group && type === wanted.type && id === wanted.id);

describe.each(databases)('the events of an office on $database', ({ database }) => {
  let app: TestApp;
  let admin: Caller;
  beforeAll(async () => {
    app = await startApp({ database });
    admin = await signIn(app);
  });
  afterAll(() => app.stop());

  const follow = (caller: Caller): Promise<OpenStream> => openStream(app.port, caller);

  it('are told as they happen, to a browser and past a proxy, and are kept by nobody', async () => {
    const stream = await follow(await signIn(app));
    expect(stream.response.headers).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    });
    expect(stream.response.headers['content-encoding']).toBeUndefined();
    const id = await addNotice(admin, 'The library is open on Saturday');
    expect(await stream.next('changed', has({ group: 'Content', type: 'notice', id }))).toEqual([
      { group: 'Content', type: 'notice', id },
    ]);
    stream.close();
  });

  it('are told to other windows than the one that made the change', async () => {
    const person = await signIn(app);
    const own = await follow(person);
    const other = await follow(person);
    const body = { noticeHead: 'Written in this window' };
    const { json } = await person.call('POST', '/api/content/notice', { headers: { 'x-window': own.window }, body });
    await other.next('changed', has({ group: 'Content', type: 'notice', id: json.id }));
    const id = await addNotice(person, 'Written in none');
    await own.next('changed', has({ group: 'Content', type: 'notice', id }));
    expect(own.told('changed')).toHaveLength(1);
    own.close();
    other.close();
  });

  it('are those of the areas that a person reads, and never another school’s', async () => {
    const desk = await follow(await signIn(app, { role: 'Staff', permissionSets: ['frontOffice'] }));
    const elsewhere = await signIn(app, { school: 'riverside' });
    const away = await follow(elsewhere);
    await addNotice(admin, 'Not for the desk');
    await addNotice(elsewhere, 'Of another school');
    const day = { name: 'Local holiday', startHolidayDate: '2027-03-03', endHolidayDate: '2027-03-03' };
    const { json } = await admin.post('/api/content/holiday', day);
    const there = await elsewhere.post('/api/content/holiday', day);
    await desk.next('changed', has({ group: 'Content', type: 'holiday', id: json.id }));
    await away.next('changed', has({ group: 'Content', type: 'holiday', id: there.json.id }));
    expect(desk.told('changed')).toEqual([[{ group: 'Content', type: 'holiday', id: json.id }]]);
    expect(
      away
        .told('changed')
        .flat()
        .map(({ id }) => id),
    ).not.toContain(json.id);
    expect(away.told('changed')).toHaveLength(2);
    desk.close();
    away.close();
  });

  it('tell operators who asks them for a demonstration or writes to them, and no school', async () => {
    const operator = await follow(await signIn(app, { school: 'platform', role: 'Operator' }));
    const office = await follow(await signIn(app));
    const visitor = visitorOf(app, 'localhost');
    const Name = 'Farida Sheikh';
    const demo = { Name, School_Name: 'Lotus Valley School', Mobile: '98765 43210', Consent: true, Fill_Seconds: 20 };
    expect((await visitor.post('/api/demo-requests', demo)).status).toBe(201);
    await operator.next('changed', (changes) => changes.some(({ group }) => group === 'Demo requests'));
    const letter = { Name, Email: 'farida@example.org', Message: 'What does it cost?', Fill_Seconds: 20 };
    expect((await visitor.post('/api/contact-messages', letter)).status).toBe(201);
    await operator.next('changed', (changes) => changes.some(({ group }) => group === 'Contact messages'));
    const id = await addNotice(admin, 'Of a school alone');
    await office.next('changed', has({ group: 'Content', type: 'notice', id }));
    const groupsOf = (stream: OpenStream) =>
      new Set(stream.told('changed').flatMap((all) => all.map(({ group }) => group)));
    expect([groupsOf(office), groupsOf(operator)]).toEqual([
      new Set(['Content']),
      new Set(['Demo requests', 'Contact messages']),
    ]);
    operator.close();
    office.close();
  });

  it('are for people who are signed in: no visitor, no program', async () => {
    const visitor = visitorOf(app, 'greenfield.localhost');
    expect((await visitor.get('/api/office/events', { window: newWindow() })).status).toBe(401);
    const token = await admin.post('/api/tokens', { name: 'website', scopes: ['/website:write'] });
    const program = visitorOf(app, 'greenfield.localhost', { authorization: `Bearer ${token.json.token}` });
    expect((await program.get('/api/office/events', { window: newWindow() })).status).toBe(403);
    expect((await admin.call('HEAD', '/api/office/events')).status).toBe(404);
  });

  it('end when the account is switched off', async () => {
    const person = await signIn(app, {
      role: 'Staff',
      permissionSets: ['contentEditor'],
      email: `off-${database}@x.org`,
    });
    const stream = await follow(person);
    const { status } = await admin.call('PATCH', `/api/users/${person.userId}`, { body: { status: 0 } });
    expect(status).toBe(200);
    await stream.ended;
    expect((await person.get('/api/office/events', { window: newWindow() })).status).toBe(401);
  });

  it('are refused to an account that has the office open in too many windows', async () => {
    const person = await signIn(app);
    const windows = await Promise.all(Array.from({ length: 8 }, () => follow(person)));
    const refused = await person.get('/api/office/events', { window: newWindow() });
    expect([refused.status, refused.json.errorText]).toEqual([
      429,
      'The office is open in too many windows. Close one of them.',
    ]);
    for (const one of windows) one.close();
  });

  it('say who else is there, to who may read that area', async () => {
    const rohini = await signIn(app, { name: 'Rohini Lele' });
    const own = await follow(rohini);
    const other = await follow(await signIn(app, { role: 'Staff', permissionSets: ['contentEditor'] }));
    const desk = await follow(await signIn(app, { role: 'Staff', permissionSets: ['frontOffice'] }));
    const put = async (body: object) => {
      return (await rohini.call('PUT', '/api/office/presence', { body: { window: own.window, ...body } })).status;
    };
    const id = await addNotice(rohini, 'Open in two windows');
    expect(await put({ type: 'notice', id })).toBe(200);
    const here = { userId: rohini.userId, name: 'Rohini Lele', type: 'notice', id };
    await other.next('people', (people) => people.some((one) => one.id === id));
    expect(other.told('people').at(-1)).toEqual([here]);
    expect(await put({})).toBe(200);
    await desk.next('people', (people) => people.length === 1);
    expect(desk.told('people')).toEqual([[{ userId: rohini.userId, name: 'Rohini Lele' }]]);
    own.close();
    await other.next('people', (people) => people.length === 0);
    expect(own.told('people')).toEqual([]);
    other.close();
    desk.close();
  });

  it('refuse a place that one may not read, or that is none', async () => {
    const desk = await signIn(app, { role: 'Staff', permissionSets: ['frontOffice'] });
    const put = async (body: object) =>
      (await desk.call('PUT', '/api/office/presence', { body: { window: newWindow(), ...body } })).status;
    expect(await put({ area: '/website' })).toBe(403);
    expect(await put({ type: 'notice', id: 1 })).toBe(403);
    expect(await put({ type: 'nothing', id: 1 })).toBe(404);
    expect(await put({ type: 'holiday' })).toBe(404);
    expect(await put({ area: '/nowhere' })).toBe(422);
    expect(await put({ area: '/admissions' })).toBe(200);
    expect(await put({ type: 'enquiry', id: 1 })).toBe(200);
    expect(await put({ type: 'staffMember', id: 1 })).toBe(200);
    expect(await put({ type: 'student' })).toBe(404);
  });

  it.each(['holiday', 'syllabus', 'user', 'media', 'themeSettings', lookupEntry('subjects')])(
    'say who has one of %s open',
    async (type) => {
      const rohini = await signIn(app, { name: 'Rohini Lele' });
      const own = await follow(rohini);
      const other = await follow(await signIn(app));
      const { status } = await rohini.call('PUT', '/api/office/presence', {
        body: { window: own.window, type, id: 7 },
      });
      expect(status).toBe(200);
      await other.next('people', (people) => people.some((one) => one.type === type && one.id === 7));
      own.close();
      other.close();
    },
  );

  it('say nothing of a list to who may not read it', async () => {
    const desk = await signIn(app, { role: 'Staff', permissionSets: ['frontOffice'] });
    const body = { window: newWindow(), type: lookupEntry('subjects'), id: 1 };
    expect((await desk.call('PUT', '/api/office/presence', { body })).status).toBe(403);
  });

  it('end with the server, which waits for none of them', async () => {
    const stopped = await startApp({ database });
    const stream = await openStream(stopped.port, await signIn(stopped));
    await Promise.all([stopped.stop(), stream.ended]);
  });
});

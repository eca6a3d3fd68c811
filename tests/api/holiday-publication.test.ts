import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, signIn } from '../support/callers.ts';
import { startApp, type TestApp } from '../support/server.ts';
import { databases } from './databases.ts';
import { addStudent } from './student-bodies.ts';

const own = { Class_Id: 8, Section_Id: 1 };
const hour = 3_600_000;
/** How far the clocks of India are before UTC. */
const indiaMs = 5.5 * hour;

describe.each(databases)('a holiday published on days with registers on $database', ({ database }) => {
  let app: TestApp;
  let admin: Caller;

  const draftOf = (day: string, more: object = {}) => ({
    ...{ name: `Rain of ${day}`, startHolidayDate: day, endHolidayDate: day },
    ...{ Holiday_Type: 'School', Applies_To: 'All', Show_On_Website: true, ...more },
  });
  const start = async (day: string, query = '') => {
    const answer = await admin.post(`/api/content/holiday${query}`, draftOf(day));
    expect(answer.status).toBe(201);
    return answer.json as { id: number; version: number };
  };
  const step = (id: number, deed: string, version: number, body?: object) =>
    admin.call('POST', `/api/content/holiday/${id}/${deed}`, {
      ...(body ? { body } : {}),
      headers: { 'if-match': `"${version}"` },
    });
  const read = async (day: string) => (await admin.get('/api/attendance/register', { ...own, Date: day })).json;
  const take = async (day: string) => {
    const sent = { body: { ...own, Date: day, Marks: [] }, headers: { 'if-match': '*' } };
    expect((await admin.call('PUT', '/api/attendance/register', sent)).status).toBe(200);
  };

  beforeAll(async () => {
    app = await startApp({ database });
    admin = await signIn(app);
    await addStudent(admin, { ...own });
    for (const day of ['14', '16', '17', '18', '19', '20', '21']) await take(`2026-11-${day}`);
  });
  afterAll(() => app.stop());

  it('is asked about where it is added and shown at once, and keeps what is to be kept', async () => {
    const add = (query: string) => admin.post(`/api/content/holiday?publish=true${query}`, draftOf('2026-11-16'));
    expect(await add('')).toMatchObject({ status: 409, json: { registers: 1 } });
    expect((await admin.get('/api/content/holiday')).text).not.toContain('Rain of 2026-11-16');
    expect((await add('&Registers=Keep')).status).toBe(201);
    expect(await read('2026-11-16')).toMatchObject({ State: 'Submitted', Is_Working_Day: true });
  });

  it('is asked about where a draft is published, and where it comes back from the bin', async () => {
    const { id, version } = await start('2026-11-17');
    expect(await step(id, 'publish', version)).toMatchObject({ status: 409, json: { registers: 1 } });
    expect((await read('2026-11-17')).Closed).toBeUndefined();
    expect((await step(id, 'publish?Registers=Remove', version)).json.state).toBe('published');
    expect(await read('2026-11-17')).toMatchObject({ State: 'Open', Closed: { Kind: 'Holiday' } });
    const binned = await admin.call('DELETE', `/api/content/holiday/${id}`, {
      headers: { 'if-match': `"${version + 1}"` },
    });
    await take('2026-11-17');
    const { version: last } = binned.json;
    expect(await step(id, 'restore', last, {})).toMatchObject({ status: 409, json: { registers: 1 } });
    expect((await step(id, 'restore?Registers=Keep', last, {})).status).toBe(200);
    expect(await read('2026-11-17')).toMatchObject({ State: 'Submitted', Is_Working_Day: true });
  });

  it('is asked about where it was moved, and not where its words alone were changed', async () => {
    const { id, version } = await start('2026-12-08', '?publish=true');
    const edit = (body: object, at: number) =>
      admin.call('PATCH', `/api/content/holiday/${id}`, { body, headers: { 'if-match': `"${at}"` } });
    const moved = await edit({ startHolidayDate: '2026-11-18', endHolidayDate: '2026-11-18' }, version);
    expect(moved.status).toBe(200);
    expect(await step(id, 'publish', moved.json.version)).toMatchObject({ status: 409, json: { registers: 1 } });
    const shown = await step(id, 'publish?Registers=Keep', moved.json.version);
    expect(shown.status).toBe(200);
    const worded = await edit({ Description: 'The river is high.' }, shown.json.version);
    expect((await step(id, 'publish', worded.json.version)).status).toBe(200);
  });

  it('is asked about once where many are published together', async () => {
    const [one, other] = [await start('2026-11-19'), await start('2026-11-20')];
    const ids = [one.id, other.id];
    const bulk = (query: string) => admin.post(`/api/content/holiday/bulk${query}`, { ids, action: 'publish' });
    expect(await bulk('')).toMatchObject({ status: 409, json: { registers: 2 } });
    const changes = [one, other].map(({ id, version }) => ({ type: 'holiday', id, version }));
    const publish = (query: string) => admin.post(`/api/changes/publish${query}`, { changes });
    expect(await publish('')).toMatchObject({ status: 409, json: { registers: 2 } });
    expect((await publish('?Registers=Keep')).status).toBe(200);
    for (const day of ['2026-11-19', '2026-11-20'])
      expect(await read(day)).toMatchObject({ State: 'Submitted', Is_Working_Day: true });
  });

  it('keeps the registers where it goes live by itself', async () => {
    const { id, version } = await start('2026-11-21');
    const publish_at = new Date(app.clock.now + hour).toISOString();
    expect((await step(id, 'schedule', version, { publish_at })).status).toBe(200);
    expect((await read('2026-11-21')).Is_Working_Day).toBe(false);
    app.clock.now += 2 * hour;
    await app.publishDue();
    expect(await read('2026-11-21')).toMatchObject({ State: 'Submitted', Is_Working_Day: true });
  });

  it('keeps the registers where it goes live with others of a set', async () => {
    const { id, version } = await start('2026-11-14');
    const changes = [{ type: 'holiday', id, version }];
    const local = new Date(app.clock.now + hour + indiaMs).toISOString().slice(0, 16);
    expect((await admin.post('/api/changes/schedule', { changes, local })).status).toBe(201);
    app.clock.now += 2 * hour;
    await app.publishDue();
    expect(await read('2026-11-14')).toMatchObject({ Is_Working_Day: true });
  });
});

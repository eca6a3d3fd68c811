import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pdf } from '../media/documents.ts';
import { jpeg } from '../media/pictures.ts';
import { type Caller, signIn, visitorOf } from '../support/callers.ts';
import { startApp, type TestApp } from '../support/server.ts';
import { databases } from './databases.ts';

const notice = { noticeHead: 'Buses leave at one', entryDateTime: '2026-11-21T09:00' };

describe.each(databases)('a request that is sent again on $database', ({ database }) => {
  let app: TestApp;
  let editor: Caller;
  let count = 0;
  const newKey = (): string => `key-of-a-request-${++count}`;
  const add = (key: string, body: object = notice, query: Readonly<Record<string, string | boolean>> = {}) =>
    editor.call('POST', '/api/content/notice', { body, query, headers: { 'idempotency-key': key } });
  const named = async (noticeHead: string): Promise<number> => {
    const { json } = await editor.get('/api/content/notice', { keyword: noticeHead });
    return json.length;
  };
  const seen = async (noticeHead: string): Promise<number> => {
    const { json } = await visitorOf(app, 'greenfield.localhost').get('/api/website/notices', { pageSize: 100 });
    return json.filter((one: { noticeHead: string }) => one.noticeHead === noticeHead).length;
  };

  beforeAll(async () => {
    app = await startApp({ database });
    editor = await signIn(app, { name: 'Ila Menon' });
  });
  afterAll(() => app.stop());

  it('adds one item and shows it once, and answers as the first did', async () => {
    const key = newKey();
    const first = await add(key, notice, { publish: true });
    expect(first).toMatchObject({ status: 201, json: { state: 'published', version: 2, published: notice } });
    const again = await add(key, notice, { publish: true });
    expect(again.status).toBe(201);
    expect(again.json).toEqual(first.json);
    expect([await named(notice.noticeHead), await seen(notice.noticeHead)]).toEqual([1, 1]);
    const other = await add(newKey(), notice, { publish: true });
    expect(other.json.id).not.toBe(first.json.id);
  });

  it('adds one item where it arrives several times at once', async () => {
    const key = newKey();
    const body = { ...notice, noticeHead: 'Sent by two taps' };
    const answers = await Promise.all(Array.from({ length: 4 }, () => add(key, body, { publish: true })));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    expect(new Set(answers.map(({ json }) => json.id)).size).toBe(1);
    expect([await named(body.noticeHead), await seen(body.noticeHead)]).toEqual([1, 1]);
  });

  it('is done by the second attempt where the first was refused', async () => {
    const key = newKey();
    const { entryDateTime: _, ...incomplete } = { ...notice, noticeHead: 'At last complete' };
    const refused = await add(key, incomplete, { publish: true });
    expect(refused).toMatchObject({ status: 422, json: { errors: { entryDateTime: [expect.any(String)] } } });
    expect(await named('At last complete')).toBe(0);
    const done = await add(key, { ...notice, noticeHead: 'At last complete' }, { publish: true });
    expect(done).toMatchObject({ status: 201, json: { state: 'published' } });
  });

  it('goes live at its time and ends at another', async () => {
    const times = { publish_at: '2026-11-22T03:30:00.000Z', expire_at: '2026-11-30T18:29:59.000Z' };
    const later = await add(newKey(), { ...notice, noticeHead: 'Tomorrow' }, times);
    expect(later).toMatchObject({ status: 201, json: { state: 'scheduled', published: null, ...times } });
    const now = await add(
      newKey(),
      { ...notice, noticeHead: 'Until then' },
      { publish: true, expire_at: times.expire_at },
    );
    expect(now).toMatchObject({ status: 201, json: { state: 'published', expire_at: times.expire_at } });
    const past = await add(newKey(), notice, { publish: true, expire_at: '2026-11-20T00:00:00.000Z' });
    expect(past).toMatchObject({ status: 422, json: { errors: { expire_at: ['Choose a time in the future.'] } } });
    const waiting = await add(newKey(), { ...notice, noticeHead: 'Waiting' }, { expire_at: times.expire_at });
    expect(waiting).toMatchObject({
      status: 201,
      json: { state: 'draft', published: null, expire_at: times.expire_at },
    });
  });

  it('is refused where its key is none, or that of something else', async () => {
    const key = newKey();
    await add(key, { ...notice, noticeHead: 'Mine' });
    const body = { noticeHead: 'Sports day', entryDateTime: '2026-12-01T09:00' };
    const taken = await editor.call('POST', '/api/content/event', { body, headers: { 'idempotency-key': key } });
    expect(taken).toMatchObject({ status: 422, json: { errors: { 'Idempotency-Key': [expect.any(String)] } } });
    expect((await add('short')).status).toBe(422);
  });

  it('has the same key as one of another school without meeting it', async () => {
    const key = newKey();
    await add(key, { ...notice, noticeHead: 'Of Greenfield' });
    const other = await signIn(app, { school: 'riverside' });
    const body = { ...notice, noticeHead: 'Of Riverside' };
    const answer = await other.call('POST', '/api/content/notice', { body, headers: { 'idempotency-key': key } });
    expect(answer).toMatchObject({ status: 201, json: { document: { noticeHead: 'Of Riverside' } } });
  });

  it('adds one holiday', async () => {
    const key = newKey();
    const body = {
      School_Id: editor.schoolId,
      name: 'Founders’ Day',
      startHolidayDate: '2026-12-03',
      endHolidayDate: '2026-12-03',
      StartSession: 2026,
    };
    const send = () => editor.call('POST', '/api/academic/_addHoliday', { body, headers: { 'idempotency-key': key } });
    const [first, second] = await Promise.all([send(), send()]);
    const third = await send();
    expect([first.status, second.status, third.status]).toEqual([201, 201, 201]);
    expect(second.json.holiday).toEqual(first.json.holiday);
    expect(third.json.holiday).toEqual(first.json.holiday);
    const { json } = await editor.get('/api/content/holiday', { keyword: body.name });
    expect(json).toHaveLength(1);
  });

  it('adds one syllabus with its file, and says so of another one under its key', async () => {
    const key = newKey();
    const path = '/api/syllabus/addSyllabusDetails';
    const files = [{ field: 'Files', name: 'term.pdf', type: 'application/pdf', data: pdf() }];
    const send = (Title: string, sent = files) =>
      editor.call('POST', path, {
        form: { School_Id: String(editor.schoolId), Class_Id: '8', Subject_Id: '3', Title },
        files: sent,
        headers: { 'idempotency-key': key },
      });
    const answers = [...(await Promise.all([send('Sent twice'), send('Sent twice')])), await send('Sent twice')];
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    const ids = answers.map(({ json }) => [json.syllabus.Syllabus_Id, json.syllabus.Files[0].File_Id]);
    expect(new Set(ids.map(String)).size).toBe(1);
    const query = { School_Id: editor.schoolId, keyword: 'Sent twice' };
    expect((await editor.get('/api/syllabus/_syllabus_list', query)).json).toHaveLength(1);
    const link = new URL(answers[0]?.json.syllabus.Files[0].File_URL, 'http://greenfield.localhost');
    expect((await editor.get(link.pathname + link.search)).status).toBe(200);
    for (const other of [await send('Said otherwise'), await send('Sent twice', [])]) {
      expect(other.status).toBe(409);
      expect(other.json.errorText).toBe(
        'This syllabus is stored already, as it was first sent. Open it from the list to change it.',
      );
    }
  });

  it('stores one picture', async () => {
    const key = newKey();
    const data = await jpeg({ seed: 4711 });
    const files = [{ field: 'files', name: 'sent-twice.jpg', type: 'image/jpeg', data }];
    const send = (sent = files) =>
      editor.call('POST', '/api/media', {
        form: { alt: 'Children plant a tree' },
        files: sent,
        headers: { 'idempotency-key': key },
      });
    const first = await send();
    const again = await send();
    expect([first.status, again.status]).toEqual([201, 201]);
    expect(again.json.files[0].media.id).toBe(first.json.files[0].media.id);
    expect((await editor.get('/api/media', { keyword: 'sent-twice' })).json).toHaveLength(1);
    expect((await send([...files, ...files])).status).toBe(422);
  });
});

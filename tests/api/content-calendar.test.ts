import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, signIn } from '../support/callers.ts';
import { startApp, type TestApp } from '../support/server.ts';
import { databases } from './databases.ts';

describe.each(databases)('the calendar of content on $database', ({ database }) => {
  let app: TestApp;
  let editor: Caller;
  const add = async (type: string, body: object, query: Readonly<Record<string, string | boolean>> = {}) => {
    const answer = await editor.call('POST', `/api/content/${type}`, { body, query });
    expect(answer.status).toBe(201);
    return answer.json;
  };
  const names = async (from: string, to: string): Promise<string[]> => {
    const { json } = await editor.get('/api/contentByDay', { from, to });
    return json.map(({ name }: { name: string }) => name).toSorted();
  };

  beforeAll(async () => {
    app = await startApp({ database });
    editor = await signIn(app, { name: 'Ila Menon' });
    await add('notice', { noticeHead: 'Of that day', entryDateTime: '2029-03-10T09:00' }, { publish: true });
    await add('event', {
      noticeHead: 'Three days',
      entryDateTime: '2029-03-30T09:00',
      endDateTime: '2029-04-01T16:00',
    });
    await add('holiday', { name: 'A long rest', startHolidayDate: '2029-02-27', endHolidayDate: '2029-03-02' });
    await add('blog', {});
  });
  afterAll(() => app.stop());

  it('has what is on its days, with their state and days', async () => {
    expect(await names('2029-03-01', '2029-03-31')).toEqual(['A long rest', 'Of that day', 'Three days']);
    expect(await names('2029-03-03', '2029-03-29')).toEqual(['Of that day']);
    expect(await names('2029-04-01', '2029-04-30')).toEqual(['Three days']);
    const { json } = await editor.get('/api/contentByDay', { from: '2029-03-10', to: '2029-03-10' });
    expect(json).toMatchObject([
      { type: 'notice', state: 'published', version: 2, start: '2029-03-10T09:00', end: null, publish_at: null },
    ]);
  });

  it('has what is to go live on its days, whatever it is', async () => {
    const publish_at = '2029-06-10T03:30:00.000Z';
    await add('notice', { noticeHead: 'Ready for June', entryDateTime: '2029-05-02T09:00' }, { publish_at });
    expect(await names('2029-06-01', '2029-06-30')).toEqual(['Ready for June']);
    const { json } = await editor.get('/api/contentByDay', { from: '2029-06-10', to: '2029-06-10' });
    expect(json).toMatchObject([{ state: 'scheduled', publish_at }]);
  });

  it('leaves out the bin, and what the caller may not read', async () => {
    const gone = await add('notice', { noticeHead: 'Gone', entryDateTime: '2029-07-01T09:00' });
    await editor.call('DELETE', `/api/content/notice/${gone.id}`, { headers: { 'if-match': '"1"' } });
    expect(await names('2029-07-01', '2029-07-31')).toEqual([]);
  });

  it('refuses days that end before they begin, and too many', async () => {
    for (const to of ['2029-02-28', '2029-06-30']) {
      const answer = await editor.get('/api/contentByDay', { from: '2029-03-01', to });
      expect(answer).toMatchObject({ status: 422, json: { errors: { to: [expect.any(String)] } } });
    }
  });
});

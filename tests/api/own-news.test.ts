import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, signIn, visitorOf } from '../support/callers.ts';
import { startApp, type TestApp } from '../support/server.ts';
import { databases } from './databases.ts';

describe.each(databases)('what a school tells the caller on $database', ({ database }) => {
  let app: TestApp;
  let editor: Caller;
  beforeAll(async () => {
    app = await startApp({ database });
    editor = await signIn(app, { role: 'Staff', permissionSets: ['contentEditor'] });
    for (const audience of ['All', 'Parents', 'Students', 'Staff']) await add('notice', notice(audience));
    const holidays = await signIn(app);
    const days = { startHolidayDate: '2026-11-22', endHolidayDate: '2026-11-22', StartSession: 2026 };
    const body = { ...days, School_Id: holidays.schoolId };
    for (const Applies_To of ['Staff', '4,5'])
      await holidays.post('/api/academic/_addHoliday', { ...body, name: `Day of ${Applies_To}`, Applies_To });
  });
  afterAll(() => app.stop());

  const notice = (audience: string) => ({ noticeHead: `For ${audience}`, entryDateTime: '2026-11-20T10:00', audience });
  const add = async (type: string, body: object): Promise<void> => {
    const { json, headers } = await editor.post(`/api/content/${type}`, body);
    const sent = { headers: { 'if-match': String(headers.etag) } };
    expect((await editor.call('POST', `/api/content/${type}/${json.id}/publish`, sent)).status).toBe(200);
  };
  const newsOf = async (caller: Caller) => (await caller.get('/api/office/ownNews')).json;
  const heads = async (caller: Caller): Promise<string[]> =>
    (await newsOf(caller)).notices
      .map(({ noticeHead }: { noticeHead: string }) => noticeHead)
      .filter((head: string) => head.startsWith('For '));

  it.each([
    ['Parent', ['For Parents', 'For All']],
    ['Student', ['For Students', 'For All']],
    ['Admin', ['For Staff', 'For All']],
  ] as const)('has for a %s what is for everybody and for them', async (role, expected) => {
    expect(await heads(await signIn(app, { role }))).toEqual(expected);
  });

  it('has the holidays that come, in their order, and says which are of some classes only', async () => {
    const { holidays, today } = await newsOf(await signIn(app, { role: 'Parent' }));
    expect(today).toBe('2026-11-21');
    expect(holidays.slice(0, 2)).toMatchObject([
      { name: 'Day of 4,5', forSomeClasses: true },
      { name: 'Guru Nanak Jayanti', startHolidayDate: '2026-11-24', days: 1, forSomeClasses: false },
    ]);
    const [first] = (await newsOf(await signIn(app, { permissionSets: ['hr'], role: 'Staff' }))).holidays;
    expect(first.name).toBe('Day of Staff');
  });

  it('tells nothing of another school, and visitors nothing', async () => {
    expect(await heads(await signIn(app, { school: 'riverside', role: 'Parent' }))).toEqual([]);
    expect((await visitorOf(app, 'greenfield.localhost').get('/api/office/ownNews')).status).toBe(401);
  });
});

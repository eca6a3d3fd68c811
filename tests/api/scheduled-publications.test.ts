import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTwoNodes, type TwoNodes } from '../http/support/two-nodes.ts';
import { type Caller, type CallResult, signIn, visitorOf } from '../support/callers.ts';
import { startApp, type TestApp } from '../support/server.ts';
import { databases } from './databases.ts';

interface Ref {
  readonly type: string;
  readonly id: number;
  readonly version: number;
}

const hour = 3_600_000;

/** The clock of a school in India so many hours from now, as a form has it. */
const localIn = (app: TestApp, hours: number): string =>
  new Date(app.clock.now + (hours + 5.5) * hour).toISOString().slice(0, 16);

const addNotice = async (editor: Caller, head: string): Promise<Ref> => {
  const { json, status } = await editor.post('/api/content/notice', {
    noticeHead: head,
    entryDateTime: '2026-11-25T10:00',
  });
  expect(status).toBe(201);
  return { type: json.type, id: json.id, version: json.version };
};

const seenAt = async (app: TestApp): Promise<readonly string[]> => {
  const { json } = await visitorOf(app, 'greenfield.localhost').get('/api/website/notices', { pageSize: 100 });
  return json.map((notice: { noticeHead: string }) => notice.noticeHead);
};

describe.each(databases)('changes that go live at a time on $database', ({ database }) => {
  let app: TestApp;
  let editor: Caller;
  beforeAll(async () => {
    app = await startApp({ database });
    editor = await signIn(app, { role: 'Staff', permissionSets: ['contentEditor'], name: 'Ila Menon' });
  });
  afterAll(() => app.stop());

  const schedule = (changes: readonly Ref[], hours: number, more: object = {}): Promise<CallResult> =>
    editor.post('/api/changes/schedule', { changes, local: localIn(app, hours), ...more });
  const edit = async ({ type, id, version }: Ref, body: object): Promise<void> => {
    const headers = { 'if-match': `"${version}"` };
    expect((await editor.call('PATCH', `/api/content/${type}/${id}`, { body, headers })).status).toBe(200);
  };
  const sets = async () => (await editor.get('/api/publications/scheduled')).json;
  const changeOf = async ({ id }: Ref) =>
    (await editor.get('/api/changes')).json.find((change: Ref) => change.id === id && change.type === 'notice');
  const count = async (): Promise<number> => (await editor.get('/api/changes/count')).json.count;
  const work = async (): Promise<readonly { kind: string }[]> => (await editor.get('/api/office/today')).json.work;

  it('are all shown when it comes, with the choices of the theme, and not before', async () => {
    const before = await count();
    const [first, second] = [await addNotice(editor, 'Kite day'), await addNotice(editor, 'Kite rules')];
    const { json: settings } = await editor.get('/api/theme-settings');
    const choices = { ...settings.live, settings: { ...settings.live.settings, showBirthdays: false } };
    const saved = await editor.call('PUT', '/api/theme-settings/1', {
      body: choices,
      headers: { 'if-match': `"${settings.version}"` },
    });
    expect(saved.status).toBe(200);
    const theme = { type: 'themeSettings', id: 1, version: saved.json.version };
    const answer = await schedule([second, first, theme], 2, { note: 'The kites' });
    expect(answer.status).toBe(201);
    expect(answer.json).toMatchObject({ count: 3, note: 'The kites', isYours: true, local: localIn(app, 2) });
    expect(await changeOf(first)).toMatchObject({ set: { id: answer.json.id, isCurrent: true } });
    expect(await count()).toBe(before);
    await app.publishDue();
    expect(await seenAt(app)).not.toContain('Kite day');

    app.clock.now += 2 * hour;
    await app.publishDue();
    expect(await seenAt(app)).toEqual(expect.arrayContaining(['Kite day', 'Kite rules']));
    expect((await editor.get('/api/theme-settings')).json.live.settings.showBirthdays).toBe(false);
    expect(await sets()).toEqual([]);
    const [publication] = (await editor.get('/api/publications')).json;
    expect(publication).toMatchObject({ note: 'The kites', count: 3, user: 'Ila Menon', isYours: true });
    await app.publishDue();
    expect((await editor.get('/api/publications')).json[0].id).toBe(publication.id);
    expect((await editor.post(`/api/publications/${publication.id}/return`, undefined)).status).toBe(200);
    expect(await seenAt(app)).not.toContain('Kite day');
  });

  it('stay hidden all together where one was changed since, and Today says so', async () => {
    const [first, second] = [await addNotice(editor, 'Sports day'), await addNotice(editor, 'Sports rules')];
    const { json: set } = await schedule([first, second], 2);
    await edit(second, { noticeHead: 'Sports rules, corrected' });
    expect(await changeOf(second)).toMatchObject({ set: { id: set.id, isCurrent: false } });
    app.clock.now += 3 * hour;
    await app.publishDue();
    await app.publishDue();
    expect(await seenAt(app)).not.toContain('Sports day');
    const [failed, ...others] = await sets();
    expect(others).toEqual([]);
    expect(failed).toMatchObject({ id: set.id, problems: [{ type: 'notice', id: second.id }] });
    expect(failed.problems[0]).toMatchObject({ title: 'Sports rules, corrected' });
    expect(failed.problems[0].text).toContain('Ila Menon');
    expect(await work()).toContainEqual({ kind: 'failedPublication', count: 1, names: [] });
    expect(await changeOf(first)).toMatchObject({ set: null });
    expect((await editor.call('DELETE', `/api/publications/scheduled/${set.id}`)).status).toBe(204);
    expect((await work()).map(({ kind }) => kind)).not.toContain('failedPublication');
  });

  it('wait as before once the schedule is taken back', async () => {
    const ref = await addNotice(editor, 'Never mind');
    const { json: set } = await schedule([ref], 1);
    expect((await editor.call('DELETE', `/api/publications/scheduled/${set.id}`)).status).toBe(204);
    expect((await editor.call('DELETE', `/api/publications/scheduled/${set.id}`)).status).toBe(404);
    app.clock.now += 2 * hour;
    await app.publishDue();
    expect(await seenAt(app)).not.toContain('Never mind');
    expect(await changeOf(ref)).toMatchObject({ set: null, state: 'draft' });
  });

  it('are refused with the reason: a time that has passed, what is not fit, what is chosen already', async () => {
    const ref = await addNotice(editor, 'Once only');
    const late = await schedule([ref], -1);
    expect([late.status, Object.keys(late.json.errors)]).toEqual([422, ['local']]);
    expect((await editor.post('/api/changes/schedule', { changes: [ref], local: 'tomorrow' })).status).toBe(422);
    const { json: unfit } = await editor.post('/api/content/notice', { noticeDetails: 'Without a heading' });
    const refused = await schedule([ref, { type: 'notice', id: unfit.id, version: unfit.version }], 1);
    expect(refused.status).toBe(422);
    expect(Object.keys(refused.json.errors)).toContain(`notice/${unfit.id}.noticeHead`);
    expect((await schedule([{ ...ref, version: ref.version + 1 }], 1)).status).toBe(422);
    const chosen = await schedule([ref], 1);
    expect(chosen.status).toBe(201);
    const twice = await schedule([ref], 5);
    expect([twice.status, Object.keys(twice.json.errors)]).toEqual([422, [`notice/${ref.id}`]]);
    expect(await sets()).toHaveLength(1);
    const stranger = await signIn(app, { school: 'riverside', name: 'Otto Stranger' });
    expect((await stranger.call('DELETE', `/api/publications/scheduled/${chosen.json.id}`)).status).toBe(404);
    expect((await stranger.get('/api/publications/scheduled')).json).toEqual([]);
  });
});

describe('changes that go live at a time on two servers', () => {
  let two: TwoNodes;
  beforeAll(async () => {
    two = await startTwoNodes();
  });
  afterAll(() => two.stop());

  it('are published by one of them', async () => {
    const [one, other] = [two.nodes[0].app, two.nodes[1].app];
    const editor = await signIn(one, { role: 'Staff', permissionSets: ['contentEditor'], name: 'Ila Menon' });
    const refs = await Promise.all(['A', 'B', 'C'].map((name) => addNotice(editor, `Both ${name}`)));
    const { status } = await editor.post('/api/changes/schedule', { changes: refs, local: localIn(one, 1) });
    expect(status).toBe(201);
    for (const app of [one, other]) app.clock.now += 2 * hour;
    await Promise.all([one.publishDue(), other.publishDue(), one.publishDue(), other.publishDue()]);
    expect((await editor.get('/api/publications')).json).toHaveLength(1);
    for (const { id, version } of refs)
      expect((await editor.get(`/api/content/notice/${id}`)).json).toMatchObject({
        state: 'published',
        version: version + 1,
      });
    expect(await seenAt(one)).toEqual(expect.arrayContaining(['Both A', 'Both B', 'Both C']));
  });
});

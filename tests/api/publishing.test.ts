import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, type CallResult, signIn, visitorOf } from '../support/callers.ts';
import { startApp, type TestApp } from '../support/server.ts';
import { databases } from './databases.ts';

interface Ref {
  readonly type: string;
  readonly id: number;
  readonly version: number;
}

interface Change extends Ref {
  readonly title: string | null;
  readonly state: string;
  readonly isWithdrawn: boolean;
  readonly differences: readonly Record<string, unknown>[];
  readonly undescribed: readonly number[];
  readonly problems: readonly { readonly field: string; readonly text: string }[];
}

describe.each(databases)('publishing on $database', ({ database }) => {
  let app: TestApp;
  let editor: Caller;

  beforeAll(async () => {
    app = await startApp({ database });
    editor = await signIn(app, { role: 'Staff', permissionSets: ['contentEditor'], name: 'Ila Menon' });
  });
  afterAll(() => app.stop());

  const refOf = ({ type, id, version }: Ref): Ref => ({ type, id, version });
  const add = async (head: string, more: object = {}): Promise<Ref> => {
    const body = { noticeHead: head, entryDateTime: '2026-11-25T10:00', ...more };
    const answer = await editor.post('/api/content/notice', body);
    expect(answer.status).toBe(201);
    return refOf(answer.json);
  };
  const edit = async ({ type, id, version }: Ref, body: object): Promise<Ref> => {
    const headers = { 'if-match': `"${version}"` };
    const answer = await editor.call('PATCH', `/api/content/${type}/${id}`, { body, headers });
    expect(answer.status).toBe(200);
    return refOf(answer.json);
  };
  const publish = (changes: readonly Ref[], note?: string): Promise<CallResult> =>
    editor.post('/api/changes/publish', { changes, ...(note ? { note } : {}) });
  const changes = async (): Promise<readonly Change[]> => (await editor.get('/api/changes')).json;
  const count = async (caller = editor): Promise<number> => (await caller.get('/api/changes/count')).json.count;
  const seen = async (): Promise<readonly string[]> => {
    const { json } = await visitorOf(app, 'greenfield.localhost').get('/api/website/notices', { pageSize: 100 });
    return json.map((notice: { noticeHead: string }) => notice.noticeHead);
  };
  const themeOf = async (): Promise<{ version: number; live: object }> =>
    (await editor.get('/api/theme-settings')).json;
  const choose = async (choices: object): Promise<void> => {
    const headers = { 'if-match': `"${(await themeOf()).version}"` };
    const body = { preset: null, settings: {}, tokens: {}, overrides: {}, ...choices };
    expect((await editor.call('PUT', '/api/theme-settings/1', { body, headers })).status).toBe(200);
  };

  it('lists what waits with each difference, and counts it', async () => {
    const before = await count();
    const first = await add('Winter timing', { noticeDetails: 'Buses come ten minutes later.' });
    expect((await changes())[0]).toMatchObject({
      ...first,
      title: 'Winter timing',
      state: 'draft',
      changedBy: 'Ila Menon',
      differences: [],
      summary: { words: 7, pictures: 0, locales: [] },
      problems: [],
      undescribed: [],
    });
    expect(await count()).toBe(before + 1);
    expect((await publish([first])).status).toBe(200);
    expect(await count()).toBe(before);
    const live = (await editor.get(`/api/content/notice/${first.id}`)).json;
    await edit(live, {
      noticeDetails: 'Buses come fifteen minutes later.',
      level: 'Important',
      translations: { hi: { noticeHead: 'सर्दी का समय' } },
    });
    const [change] = await changes();
    expect(change).toMatchObject({ state: 'changed', title: 'Winter timing', summary: null });
    const plain = { label: null, before: null };
    expect(change?.differences).toEqual([
      {
        ...plain,
        field: 'noticeDetails',
        locale: null,
        kind: 'text',
        before: 'Buses come ten minutes later.',
        after: 'Buses come fifteen minutes later.',
      },
      { ...plain, field: 'level', locale: null, kind: 'choice', after: 'Important' },
      { ...plain, field: 'noticeHead', locale: 'hi', kind: 'text', after: 'सर्दी का समय' },
    ]);
    const stored = (await editor.get(`/api/content/notice/${first.id}`)).json;
    const discarded = await editor.call('POST', `/api/content/notice/${first.id}/discard`, {
      headers: { 'if-match': `"${stored.version}"` },
    });
    expect(discarded.json).toMatchObject({ state: 'published', document: { noticeHead: 'Winter timing' } });
    expect(await count()).toBe(before);
  });

  it('has nothing of what goes live by itself in the number, and says when it does', async () => {
    const before = await count();
    const item = await add('Later');
    const publishAt = new Date(app.clock.now + 86_400_000).toISOString();
    const headers = { 'if-match': `"${item.version}"` };
    await editor.call('POST', `/api/content/notice/${item.id}/schedule`, { body: { publish_at: publishAt }, headers });
    expect((await changes())[0]).toMatchObject({ id: item.id, state: 'scheduled', publishAt, summary: { words: 1 } });
    expect(await count()).toBe(before);
  });

  it('lists what somebody has hidden as that, and has nothing of it in the number', async () => {
    const before = await count();
    const item = await add('Was shown too early');
    const listed = async () => (await changes()).find(({ id }) => id === item.id);
    expect(await listed()).toMatchObject({ state: 'draft', isWithdrawn: false });
    await publish([item]);
    const live = (await editor.get(`/api/content/notice/${item.id}`)).json;
    const headers = { 'if-match': `"${live.version}"` };
    const hidden = (await editor.call('POST', `/api/content/notice/${item.id}/unpublish`, { headers })).json;
    const edited = await edit(hidden, { noticeHead: 'Not yet to be shown' });
    expect(await listed()).toMatchObject({ state: 'draft', isWithdrawn: true });
    expect(await count()).toBe(before);
    expect((await publish([edited])).status).toBe(200);
    expect(await seen()).toContain('Not yet to be shown');
  });

  it('publishes all of a set or none: of nine, one that is not fit keeps the others back', async () => {
    const refs: Ref[] = [];
    for (const at of [1, 2, 3, 4, 5, 6, 7, 8, 9])
      refs.push(await add(`Set ${at}`, at === 7 ? { noticeHead: null } : {}));
    const before = await count();
    const refused = await publish(refs, 'All nine');
    const key = `notice/${refs[6]?.id}.noticeHead`;
    expect(refused).toMatchObject({ status: 422, json: { errors: { [key]: ['Please enter notice head.'] } } });
    expect(Object.keys(refused.json.errors)).toEqual([key]);
    expect(await count()).toBe(before);
    expect((await seen()).filter((head) => head.startsWith('Set '))).toEqual([]);
    expect((await editor.get('/api/publications')).json[0]?.note).not.toBe('All nine');
    const unfit = (await changes()).find(({ id }) => id === refs[6]?.id);
    expect(unfit?.problems).toEqual([{ field: 'noticeHead', text: 'Please enter notice head.' }]);
    const hindi = await editor.call('GET', '/api/changes', { headers: { 'accept-language': 'hi' } });
    expect(hindi.json.find(({ id }: { id: number }) => id === refs[6]?.id).problems).toEqual([
      { field: 'noticeHead', text: 'कृपया यह जानकारी भरें।' },
    ]);
    const done = await publish(
      refs.filter((_, at) => at !== 6),
      'Eight of nine',
    );
    expect(done.json).toMatchObject({ count: 8, note: 'Eight of nine', user: 'Ila Menon', isYours: true });
    expect((await seen()).filter((head) => head.startsWith('Set '))).toHaveLength(8);
  });

  it('refuses a change that somebody was faster with, one that is not there, and one of another school', async () => {
    const item = await add('Once');
    const newer = await edit(item, { noticeHead: 'Twice' });
    const other = await signIn(app, { school: 'riverside' });
    const theirs = (await other.post('/api/content/notice', { noticeHead: 'Theirs' })).json;
    const gone = { type: 'notice', id: 2_000_000, version: 1 };
    const unknown = { type: 'toString', id: 1, version: 1 };
    const refused = await publish([item, refOf(theirs), gone, unknown]);
    expect(refused.status).toBe(422);
    expect(Object.keys(refused.json.errors).toSorted()).toEqual(
      [`notice/${item.id}`, `notice/${theirs.id}`, 'notice/2000000', 'toString/1'].toSorted(),
    );
    expect(refused.json.errors[`notice/${item.id}`][0]).toContain('Ila Menon changed this at');
    expect((await publish([newer])).status).toBe(200);
  });

  it('shows the choices for the theme with content, and takes both back together', async () => {
    const page = async (): Promise<string> => (await visitorOf(app, 'greenfield.localhost').get('/')).text;
    const gallery = 'data-section="home/gallery"';
    const item = await add('With the theme');
    await choose({
      overrides: { 'home/gallery': { hidden: true, translations: { hi: { heading: 'तस्वीरें' } } } },
      tokens: { 'color.primary': '#7A2E1D' },
      settings: { showBirthdays: false },
      order: { home: ['facilities', 'about'] },
    });
    const theme = (await changes()).find(({ type }) => type === 'themeSettings');
    const byField = new Map(theme?.differences.map((one) => [one.field, one]));
    expect(byField.get('overrides.home/gallery.hidden')).toMatchObject({ kind: 'shown', before: true, after: false });
    expect(byField.get('overrides.home/gallery.translations.hi.heading')).toMatchObject({
      locale: 'hi',
      kind: 'text',
      before: expect.stringMatching(/[\u0900-\u097f]/),
      after: 'तस्वीरें',
    });
    expect(byField.get('tokens.color.primary')).toMatchObject({ kind: 'color', after: '#7A2E1D' });
    expect(byField.get('settings.showBirthdays')).toMatchObject({ before: true, after: false });
    const moved = theme?.differences.filter(({ kind }) => kind === 'place') ?? [];
    expect(moved.length).toBeGreaterThan(0);
    expect(moved.every(({ before, after }) => typeof before === 'number' && before !== after)).toBe(true);
    if (!theme) throw new Error('The choices do not wait.');
    expect(await page()).toContain(gallery);
    const published = await publish([item, refOf(theme)], 'A new look');
    expect(published).toMatchObject({ status: 200, json: { count: 2, isReturned: false } });
    expect(await page()).not.toContain(gallery);
    expect(await seen()).toContain('With the theme');

    const returned = await editor.post(`/api/publications/${published.json.id}/return`, {});
    expect(returned).toMatchObject({ status: 200, json: { id: published.json.id, isReturned: true } });
    expect(await page()).toContain(gallery);
    expect(await seen()).not.toContain('With the theme');
    const waiting = await changes();
    expect(waiting.some(({ id, type }) => type === 'notice' && id === item.id)).toBe(true);
    expect(waiting.find(({ type }) => type === 'themeSettings')?.differences).toEqual(theme.differences);
    const again = await editor.post(`/api/publications/${published.json.id}/return`, {});
    expect(again.status).toBe(422);
    expect(again.json.errors[`notice/${item.id}`][0]).toContain('newer');
  });

  it('gives back the words that visitors saw before, and keeps the newer ones as a draft', async () => {
    const item = await add('As it was');
    await publish([item]);
    const live = (await editor.get(`/api/content/notice/${item.id}`)).json;
    const changed = await edit(live, { noticeHead: 'As it is' });
    const { json } = await publish([changed]);
    expect(await seen()).toContain('As it is');
    expect((await editor.post(`/api/publications/${json.id}/return`, {})).status).toBe(200);
    expect(await seen()).toContain('As it was');
    const after = (await editor.get(`/api/content/notice/${item.id}`)).json;
    expect(after).toMatchObject({ state: 'changed', document: { noticeHead: 'As it is' } });
    const listed = (await editor.get('/api/publications', { pageSize: 2 })).json;
    expect(listed).toMatchObject([{ id: json.id, isReturned: true }, { isReturned: false }]);
  });

  it('shows nothing again that had ended before, and gives a draft its end back', async () => {
    const at = async ({ id }: Ref) => (await editor.get(`/api/content/notice/${id}`)).json;
    const step = async (item: Ref, name: string, body?: object): Promise<Ref> => {
      const headers = { 'if-match': `"${item.version}"` };
      const answer = await editor.call('POST', `/api/content/notice/${item.id}/${name}`, {
        headers,
        ...(body && { body }),
      });
      expect(answer.status).toBe(200);
      return refOf(answer.json);
    };
    const takeBack = async (item: Ref): Promise<void> => {
      const { json } = await publish([item]);
      expect((await editor.post(`/api/publications/${json.id}/return`, {})).status).toBe(200);
    };
    const { id } = await step(await add('Long over'), 'publish');
    const ended = await editor.post('/api/content/notice/bulk', { action: 'expire', ids: [id] });
    const [over] = ended.json;
    const { expire_at } = over;
    await takeBack(await edit(refOf(over), { noticeHead: 'Long over, once more' }));
    expect(await at(over)).toMatchObject({ state: 'expired', expire_at, published: null });
    expect(await seen()).not.toContain('Long over');

    const expireAt = new Date(app.clock.now + 86_400_000).toISOString();
    const draft = await step(await add('Until tomorrow'), 'schedule', { expire_at: expireAt });
    await takeBack(draft);
    expect(await at(draft)).toMatchObject({ state: 'draft', expire_at: expireAt });
  });

  it('is for who may write the website, and shows each the types that they may publish', async () => {
    const desk = await signIn(app, { role: 'Staff', permissionSets: ['frontOffice'] });
    expect((await desk.get('/api/changes')).status).toBe(403);
    expect((await desk.post('/api/changes/publish', { changes: [] })).status).toBe(403);
    const admin = await signIn(app);
    expect((await admin.post('/api/content/holiday', { name: 'A day off' })).status).toBe(201);
    const types = async (caller: Caller): Promise<readonly string[]> =>
      (await caller.get('/api/changes')).json.map(({ type }: Change) => type);
    expect(await types(admin)).toContain('holiday');
    expect(await types(editor)).not.toContain('holiday');
    expect(await count(admin)).toBeGreaterThan(await count());
    const other = await signIn(app, { school: 'riverside' });
    const [last] = (await editor.get('/api/publications')).json;
    expect((await other.post(`/api/publications/${last.id}/return`, {})).status).toBe(404);
    const audit = await admin.get('/api/audit', { entity: 'publication' });
    expect(audit.json[0]).toMatchObject({ action: 'publishChanges', actor: 'Ila Menon' });
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, signIn, visitorOf } from '../support/callers.ts';
import { startApp, type TestApp } from '../support/server.ts';
import { databases } from './databases.ts';

interface Item {
  readonly id: number;
  readonly version: number;
  readonly state: string;
  readonly document: Record<string, unknown>;
}

const unmatched = 'Send If-Match with the version that you have, such as "3" in quotes.';

describe.each(databases)('content on $database', ({ database }) => {
  let app: TestApp;
  let editor: Caller;
  const at = ({ id }: { id: number }, step = '') => `/api/content/notice/${id}${step}`;
  const create = async (body: object): Promise<Item> => {
    const answer = await editor.post('/api/content/notice', body);
    expect(answer.status).toBe(201);
    return answer.json;
  };
  const change = (method: string, item: Item, step: string, body?: object) =>
    editor.call(method, at(item, step), {
      ...(body ? { body } : {}),
      headers: { 'if-match': `"${item.version}"` },
    });
  const seen = async (): Promise<string[]> => {
    const { json } = await visitorOf(app, 'greenfield.localhost').get('/api/website/notices', { pageSize: 100 });
    return json.map((notice: { noticeHead: string }) => notice.noticeHead);
  };
  const notice = { noticeHead: 'Annual day', entryDateTime: '2026-11-25T10:00' };

  beforeAll(async () => {
    app = await startApp({ database });
    editor = await signIn(app, { role: 'Staff', permissionSets: ['contentEditor'], name: 'Ila Menon' });
  });
  afterAll(() => app.stop());

  it('goes from an incomplete draft to the website and back', async () => {
    const draft = await create({ noticeHead: 'Sports week' });
    expect(draft).toMatchObject({ state: 'draft', version: 1, published: null, updated_by: 'Ila Menon' });
    const refused = await change('POST', draft, '/publish');
    expect(refused).toMatchObject({
      status: 422,
      json: { errors: { entryDateTime: ['Please enter entry date time.'] } },
    });
    const edited = await change('PATCH', draft, '', { entryDateTime: '2026-11-25T10:00', isPinned: true });
    expect(edited).toMatchObject({ status: 200, headers: { etag: '"2"' }, json: { state: 'draft', version: 2 } });
    expect(await seen()).not.toContain('Sports week');
    const published = await change('POST', edited.json, '/publish');
    expect(published.json).toMatchObject({ state: 'published', version: 3, published: { noticeHead: 'Sports week' } });
    expect(await seen()).toContain('Sports week');
    const changed = await change('PATCH', published.json, '', { noticeHead: 'Sports month', isPinned: null });
    expect(changed.json).toMatchObject({ state: 'changed', published: { noticeHead: 'Sports week', isPinned: true } });
    expect(changed.json.document).toEqual({ noticeHead: 'Sports month', entryDateTime: '2026-11-25T10:00' });
    expect(await seen()).toContain('Sports week');
    const undone = await change('PATCH', changed.json, '', { noticeHead: 'Sports week', isPinned: true });
    expect(undone.json).toMatchObject({ state: 'published' });
    const unpublished = await change('POST', undone.json, '/unpublish');
    expect(unpublished.json).toMatchObject({
      state: 'draft',
      published: null,
      document: { noticeHead: 'Sports week' },
    });
    expect(await seen()).not.toContain('Sports week');
  });

  it('needs the version that a change is made on, and shows both where another was faster', async () => {
    const draft = await create(notice);
    const without = await editor.call('PATCH', at(draft), { body: { noticeHead: 'Mine' } });
    expect(without).toMatchObject({ status: 422, json: { errors: { 'If-Match': [unmatched] } } });
    const other = await signIn(app, { name: 'Ravi Nair' });
    const theirs = { body: { noticeHead: 'Theirs' }, headers: { 'if-match': '"1"' } };
    expect((await other.call('PATCH', at(draft), theirs)).status).toBe(200);
    const mine = await change('PATCH', draft, '', { noticeHead: 'Mine' });
    expect(mine.status).toBe(409);
    expect(mine.json.errorText).toMatch(
      /^Ravi Nair changed this at \d{2} [A-Z][a-z]{2} \d{4}, \d{2}:\d{2}\. Review both versions\.$/,
    );
    expect(mine.json).toMatchObject({
      type: '/docs/reference/errors#stale',
      current: { version: 2, document: { noticeHead: 'Theirs' } },
      yours: { noticeHead: 'Mine' },
    });
    for (const [method, step] of [
      ['DELETE', ''],
      ['POST', '/publish'],
      ['POST', '/unpublish'],
    ] as const)
      expect((await change(method, draft, step)).status).toBe(409);
    const forced = await editor.call('PATCH', at(draft), { body: { noticeHead: 'Any' }, headers: { 'if-match': '*' } });
    expect(forced.json).toMatchObject({ version: 3, document: { noticeHead: 'Any' } });
  });

  it('lets only one of two have it who change the same version at once', async () => {
    const draft = await create(notice);
    const answers = await Promise.all(
      ['One', 'Two', 'Three'].map((noticeHead) => change('PATCH', draft, '', { noticeHead })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
  });

  it('goes into the bin, out of it as it was, and away for good only from there', async () => {
    const draft = await create({ ...notice, noticeHead: 'Binned' });
    const published = (await change('POST', draft, '/publish')).json;
    const early = await editor.call('DELETE', at(draft), {
      query: { permanently: true },
      headers: { 'if-match': `"${published.version}"` },
    });
    expect(early).toMatchObject({ status: 409, json: { errorText: 'Put it into the bin first.' } });
    const binned = await change('DELETE', published, '');
    expect(binned).toMatchObject({ status: 200, json: { state: 'deleted', published: null } });
    expect(await seen()).not.toContain('Binned');
    expect((await change('PATCH', binned.json, '', { noticeHead: 'x' })).status).toBe(404);
    const bin = await editor.get('/api/content/bin');
    expect(bin.json[0]).toMatchObject({ id: draft.id, type: 'notice', state: 'deleted' });
    const back = await change('POST', binned.json, '/restore', {});
    expect(back.json).toMatchObject({ state: 'published', deleted_at: null });
    expect(await seen()).toContain('Binned');
    const again = (await change('DELETE', back.json, '')).json;
    const erased = await editor.call('DELETE', at(draft), {
      query: { permanently: true },
      headers: { 'if-match': `"${again.version}"` },
    });
    expect(erased.status).toBe(204);
    expect((await editor.get(at(draft))).status).toBe(404);
    const history = await editor.get(at(draft, '/history'));
    expect(history.json.map(({ action }: { action: string }) => action)).toEqual([
      'erase',
      'delete',
      'restore',
      'delete',
      'publish',
      'create',
    ]);
  });

  it('keeps each version, by whom, and makes an earlier one the draft', async () => {
    const draft = await create({ ...notice, noticeHead: 'First' });
    const second = (await change('PATCH', draft, '', { noticeHead: 'Second' })).json;
    const published = (await change('POST', second, '/publish')).json;
    const { json, headers } = await editor.get(at(draft, '/history'), { pageSize: 2 });
    expect(headers['x-total-count']).toBe('3');
    expect(json).toMatchObject([
      { version: 3, action: 'publish', user: 'Ila Menon', document: { noticeHead: 'Second' } },
      { version: 2, action: 'edit', user: 'Ila Menon', document: { noticeHead: 'Second' } },
    ]);
    const restored = await change('POST', published, '/restore', { version: 1 });
    expect(restored.json).toMatchObject({
      state: 'changed',
      document: { noticeHead: 'First' },
      published: { noticeHead: 'Second' },
    });
    const none = await change('POST', restored.json, '/restore', { version: 99 });
    expect(none).toMatchObject({ status: 422, json: { errors: { version: ['There is no such version.'] } } });
  });

  it('is listed the newest first with its state, filtered, in pages, and in another order', async () => {
    const made: Item[] = [];
    for (const [at, noticeHead] of ['List a', 'List c', 'List b'].entries())
      made.push(await create({ noticeHead, entryDateTime: `2026-11-2${at}T10:00`, lang: 'hi' }));
    const list = (query: Record<string, string | number>) => editor.get('/api/content/notice', query);
    const { json, headers } = await list({ keyword: 'list', lang: 'hi', pageSize: 2 });
    expect(headers['x-total-count']).toBe('3');
    expect(json.map(({ document }: Item) => document.noticeHead)).toEqual(['List b', 'List c']);
    await change('POST', made[1] as Item, '/publish');
    const published = await list({ state: 'published', lang: 'hi' });
    expect(published.json.map(({ id }: Item) => id)).toEqual([made[1]?.id]);
    expect((await list({ lang: 'hi', state: 'deleted' })).json).toEqual([]);
    expect((await list({ keyword: '%' })).json).toEqual([]);

    const sorted = async (sort: string): Promise<string[]> =>
      (await list({ keyword: 'list', lang: 'hi', sort })).json.map(({ document }: Item) => document.noticeHead);
    expect(await sorted('place')).toEqual(['List b', 'List c', 'List a']);
    expect(await sorted('name')).toEqual(['List a', 'List b', 'List c']);
    expect((await sorted('changed'))[0]).toBe('List c');
  });

  it('is put in another order where visitors see it in that, with every item named', async () => {
    const path = '/api/content/mobileApp';
    for (const app_Name of ['One', 'Two', 'Three']) await editor.post(path, { app_Name, app_For: 'Students' });
    const listed = async (): Promise<number[]> =>
      (await editor.get(path, { pageSize: 100 })).json.map(({ id }: Item) => id);
    const ids = (await listed()).toReversed();
    const ordered = await editor.call('PUT', `${path}/order`, { body: { ids } });
    expect(ordered).toMatchObject({ status: 200, json: { ids } });
    expect(await listed()).toEqual(ids);
    const partial = await editor.call('PUT', `${path}/order`, { body: { ids: ids.slice(1) } });
    expect(partial).toMatchObject({ status: 409, json: { current: ids } });
  });

  it('does the same to many, or nothing where one cannot be done', async () => {
    const good = await create({ ...notice, noticeHead: 'Bulk good' });
    const bad = await create({ noticeHead: 'Bulk bad' });
    const bulk = (body: object) => editor.post('/api/content/notice/bulk', body);
    const refused = await bulk({ ids: [good.id, bad.id, 999999], action: 'publish' });
    expect(refused.status).toBe(422);
    expect(refused.json.errors).toEqual({
      [`${bad.id}.entryDateTime`]: ['Please enter entry date time.'],
      999999: ['We could not find that. It may have been removed.'],
    });
    expect((await editor.get(at(good))).json).toMatchObject({ state: 'draft', version: 1 });
    const done = await bulk({ ids: [good.id], action: 'publish' });
    expect(done.json).toMatchObject([{ id: good.id, state: 'published' }]);
    expect((await bulk({ ids: [good.id], action: 'expire' })).json).toMatchObject([{ state: 'expired' }]);
    expect(await seen()).not.toContain('Bulk good');
    expect((await bulk({ ids: [good.id, bad.id], action: 'expire' })).json.errors).toEqual({
      [bad.id]: ['Publish it first, or say when.'],
    });
    expect((await bulk({ ids: [good.id, bad.id], action: 'delete' })).status).toBe(200);
    expect((await editor.get('/api/content/bin')).json.slice(0, 2).map(({ id }: Item) => id)).toEqual([
      bad.id,
      good.id,
    ]);
  });

  it('renames the school in the directory with its published profile, and not with a draft', async () => {
    const names = async (): Promise<string[]> => {
      const { json } = await visitorOf(app, 'localhost').get('/api/website/topSchools', { pageSize: 100 });
      return json.map((school: { school_Name: string }) => school.school_Name);
    };
    const [profile] = (await editor.get('/api/content/schoolProfile')).json;
    const admin = await signIn(app);
    const send = (method: string, step: string, version: number, body?: object, caller = admin) =>
      caller.call(method, `/api/content/schoolProfile/${profile.id}${step}`, {
        ...(body ? { body } : {}),
        headers: { 'if-match': `"${version}"` },
      });
    // It is more than the website: who only edits that may read it.
    expect((await send('PATCH', '', profile.version, { email: 'mine@example.org' }, editor)).status).toBe(403);
    expect((await send('POST', '/unpublish', profile.version, undefined, editor)).status).toBe(403);
    const edited = await send('PATCH', '', profile.version, { school_Name: 'Greenfield Senior School' });
    expect(await names()).not.toContain('Greenfield Senior School');
    expect((await send('POST', '/publish', edited.json.version)).status).toBe(200);
    expect(await names()).toContain('Greenfield Senior School');
    expect(await names()).not.toContain(profile.document.school_Name);
  });

  it('begins another with the same draft', async () => {
    const draft = await create({ ...notice, noticeHead: 'Original' });
    const copy = await editor.call('POST', at(draft, '/duplicate'));
    expect(copy).toMatchObject({
      status: 201,
      headers: { etag: '"1"' },
      json: { state: 'draft', document: draft.document },
    });
    expect(copy.json.id).not.toBe(draft.id);
  });

  it('is not for those who may not edit the website', async () => {
    for (const options of [{ role: 'Parent' }, { role: 'Staff', permissionSets: ['hr'] }] as const) {
      const caller = await signIn(app, options);
      expect((await caller.get('/api/content')).status).toBe(403);
      expect((await caller.post('/api/content/notice', notice)).status).toBe(403);
    }
    expect((await visitorOf(app, 'greenfield.localhost').get('/api/content/notice')).status).toBe(401);
    expect((await editor.get('/api/content/nonsense')).status).toBe(404);
    expect((await editor.get('/api/content/banner/999999')).status).toBe(404);
  });
});

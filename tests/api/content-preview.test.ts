import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, signIn } from '../support/callers.ts';
import { startApp, type TestApp } from '../support/server.ts';

interface Place {
  readonly path: string;
  readonly isOwn: boolean;
  readonly hasItem: boolean;
}

describe('an item on the page of the website where visitors meet it', () => {
  let app: TestApp;
  let editor: Caller;
  beforeAll(async () => {
    app = await startApp();
    editor = await signIn(app, { role: 'Staff', permissionSets: ['contentEditor'], name: 'Ila Menon' });
  });
  afterAll(() => app.stop());

  const add = async (type: string, body: object): Promise<number> => {
    const { status, json } = await editor.post(`/api/content/${type}`, body);
    expect(status).toBe(201);
    return Number(json.id);
  };
  const preview = (type: string, id: number, body: object) => editor.post(`/api/content/${type}/${id}/preview`, body);
  const notice = { noticeHead: 'The pump is mended', entryDateTime: '2026-11-25T10:00' };
  const seen = async (path: string): Promise<string> => (await app.get(path, { host: 'greenfield.localhost' })).text;

  it('has words that nobody has saved, and saves none of them', async () => {
    const id = await add('notice', notice);
    const before = await editor.get(`/api/content/notice/${id}`);
    const document = { ...notice, noticeHead: 'Only <i>typed</i> so far' };
    const { status, json } = await preview('notice', id, { document });
    expect(status).toBe(200);
    expect(json).toMatchObject({ path: '/notices', page: { template: 'notices', content: { notices: 'notice' } } });
    expect(JSON.stringify(json.page.answers)).toContain('Only <i>typed</i> so far');
    const places = json.places as readonly Place[];
    expect(places.find(({ path }) => path === '/notices')).toMatchObject({ hasItem: true, isOwn: false });
    const { json: after } = await editor.get(`/api/content/notice/${id}`);
    expect(after).toEqual(before.json);
    expect(await seen('/notices')).not.toContain('so far');
  });

  it('is in the language that is asked for, with its translation there', async () => {
    const id = await add('notice', notice);
    const document = { ...notice, translations: { hi: { noticeHead: 'पंप ठीक हो गया' } } };
    const hindi = await preview('notice', id, { document, locale: 'hi' });
    expect(hindi.json).toMatchObject({ path: '/hi/notices', page: { visit: { locale: 'hi' } } });
    expect(JSON.stringify(hindi.json.page.answers)).toContain('पंप ठीक हो गया');
    const english = await preview('notice', id, { document, locale: 'en' });
    expect(JSON.stringify(english.json.page.answers)).toContain('The pump is mended');
  });

  it('says where an item is that visitors do not meet', async () => {
    const id = await add('notice', notice);
    const { json } = await preview('notice', id, { document: { ...notice, audience: 'Staff' } });
    for (const { hasItem } of json.places as readonly Place[]) expect(hasItem).toBe(false);
    expect(json.path).toBe('/notices');
  });

  it('is an article’s own page before it is published, among its neighbours', async () => {
    const document = {
      blog_Title: 'A kite of old maps',
      blog_Description: '<p>Glue and thread</p>',
      entryDate: '2026-11-20',
    };
    const id = await add('blog', document);
    const { json } = await preview('blog', id, { document });
    expect(json.path).toBe(`/blog/-${id}`);
    expect(JSON.stringify(json.page.answers)).toContain('Glue and thread');
    const list = await preview('blog', id, { document, path: '/blog' });
    expect(list.json).toMatchObject({ path: '/blog', page: { template: 'blog' } });
    const answers = list.json.page.answers as readonly {
      readonly key: string;
      readonly value: { readonly items: readonly { readonly blog_Title: string }[]; readonly total: number };
    }[];
    const answer = answers.find(({ key }) => key.startsWith('blogPage?'));
    const { json: published } = await editor.get('/api/website/blogPage?blogFor=2');
    expect(answer?.value.total).toBe(Number(published.total) + 1);
    expect(answer?.value.items.filter(({ blog_Title }) => blog_Title === 'A kite of old maps')).toHaveLength(1);
    expect((await app.get(`/blog/-${id}`, { host: 'greenfield.localhost' })).status).toBe(404);
  });

  it('stands in the place of what visitors see of it, once', async () => {
    const { json: items } = await editor.get('/api/content/facility?pageSize=1');
    const [{ id, document }] = items;
    const changed = { ...document, name: 'A room for kites' };
    const { json } = await preview('facility', id, { document: changed });
    const text = JSON.stringify(json.page.answers);
    expect(text).toContain('A room for kites');
    expect(text).not.toContain(document.name);
  });

  it('looks at how much HTML there is before it is sanitised', async () => {
    const id = await add('blog', { blog_Title: 'Long', blog_Description: '<p>Short.</p>', entryDate: '2026-11-20' });
    const document = { blog_Title: 'Long', blog_Description: '<p>a</p>'.repeat(30_000), entryDate: '2026-11-20' };
    const { status, json } = await preview('blog', id, { document });
    expect([status, json.errors]).toEqual([422, { blog_Description: ['Use at most 200000 characters.'] }]);
  });

  it('names what is missing, and what is not there', async () => {
    const id = await add('notice', { noticeHead: 'Without a day' });
    const { status, json } = await preview('notice', id, { document: { noticeHead: '' } });
    expect(status).toBe(422);
    expect(Object.keys(json.errors)).toEqual(expect.arrayContaining(['noticeHead', 'entryDateTime']));
    expect((await preview('notice', id, { document: notice, path: '/about' })).status).toBe(404);
    expect((await preview('notice', 999_999, { document: notice })).status).toBe(404);
    expect((await preview('event', id, { document: notice })).status).toBe(404);
    expect((await preview('nothing', id, { document: notice })).status).toBe(404);
  });
});

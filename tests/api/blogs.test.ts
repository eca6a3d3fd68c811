import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { content } from '#server/store/schema.ts';
import { packageRoot } from '#shared/package-root.ts';
import { type Caller, signIn, visitorOf } from '../support/callers.ts';
import { startApp, type TestApp } from '../support/server.ts';
import { databases } from './databases.ts';

interface Blog {
  readonly blog_Id: number;
  readonly blog_Slug: string;
  readonly entryDate: string;
}

describe.each(databases)('blogs on $database', ({ database }) => {
  let app: TestApp;
  let editor: Caller;
  let visitor: Caller;
  const publish = async (caller: Caller, fields: object) => {
    const body = { blog_Description: '<p>Text</p>', entryDate: '2026-11-01', ...fields };
    const { json } = await caller.post('/api/content/blog', body);
    const headers = { 'if-match': `"${json.version}"` };
    return (await caller.call('POST', `/api/content/blog/${json.id}/publish`, { headers })).json;
  };
  const list = (query: Record<string, string | number> = {}, caller = visitor) =>
    caller.get('/api/blog/blog_list', { pageSize: 100, ...query });
  const details = (query: Record<string, string | number>) => visitor.get('/api/blog/blog_details', query);

  beforeAll(async () => {
    app = await startApp({ database });
    editor = await signIn(app);
    visitor = visitorOf(app, 'greenfield.localhost');
  });
  afterAll(() => app.stop());

  it('are a bare array, the newest first, in pages, with what visitors may see alone', async () => {
    const old = await publish(editor, { blog_Title: 'Old one', entryDate: '2019-01-01' });
    const young = await publish(editor, { blog_Title: 'Young one', entryDate: '2026-11-20', author: 'Asha Rao' });
    await editor.post('/api/content/blog', { blog_Title: 'Only a draft' });
    const { json, headers, status } = await list({
      schoolId: editor.schoolId,
      blogFor: 2,
      blogCategoryId: -1,
      page: 1,
    });
    expect(status).toBe(200);
    expect(headers['x-total-count']).toBe(String(json.length));
    expect(json[0]).toEqual({
      blog_Id: young.id,
      blog_Title: 'Young one',
      blog_Slug: 'young-one',
      blog_Description: '<p>Text</p>',
      entryDate: '2026-11-20',
      author: 'Asha Rao',
    });
    expect(json.at(-1)).toMatchObject({ blog_Id: old.id });
    const dates = json.map(({ entryDate }: Blog) => entryDate);
    expect(dates).toEqual(dates.toSorted().toReversed());
    expect((await list({ page: 2, pageSize: 1 })).json).toEqual([json[1]]);
    expect((await list({ page: 1000, pageSize: 100 })).json).toEqual([]);
  });

  it('are found by category and by whom they are for', async () => {
    const sports = await publish(editor, { blog_Title: 'Sports', blogCategoryId: 7 });
    const product = await publish(editor, { blog_Title: 'For owners', blogFor: 1 });
    const ids = async (query: Record<string, number>) => (await list(query)).json.map(({ blog_Id }: Blog) => blog_Id);
    expect(await ids({ blogCategoryId: 7 })).toEqual([sports.id]);
    expect(await ids({ blogFor: 1 })).toEqual([product.id]);
    expect(await ids({ blogFor: 2 })).not.toContain(product.id);
    expect(await ids({ blogFor: -1 })).toEqual(expect.arrayContaining([sports.id, product.id]));
    expect((await list({ blogFor: 3 })).status).toBe(422);
    const huge = { blog_Title: 'Huge', blogCategoryId: 2 ** 31 };
    expect((await editor.post('/api/content/blog', huge)).json.errors).toHaveProperty('blogCategoryId');
  });

  it('are a school’s own on its pages, which ask for them', async () => {
    const own = await publish(editor, { blog_Title: 'Own article' });
    const product = await publish(editor, { blog_Title: 'For who runs schools', blogFor: 1 });
    const idsOf = (items: Blog[]) => items.map(({ blog_Id }) => blog_Id);
    const read = async (query: string) => (await visitor.get(`/api/website/${query}`)).json;
    const all = idsOf(await read('blogs?pageSize=100'));
    expect(all).toEqual(expect.arrayContaining([own.id, product.id]));
    const kept = idsOf(await read('blogs?pageSize=100&blogFor=2'));
    expect(kept).toContain(own.id);
    expect(kept).not.toContain(product.id);
    const page = await read('blogPage?pageSize=100&blogFor=2');
    expect([idsOf(page.items), page.total]).toEqual([kept, kept.length]);
    const around = await read('blogAround?slug=own-article&blogFor=2');
    expect(idsOf([around.newer, around.older, ...around.others].filter(Boolean))).not.toContain(product.id);
    for (const slug of ['gulmohar', 'quadrangle', 'canopy']) {
      const file = readFileSync(join(packageRoot, 'themes', slug, 'theme.json'), 'utf8');
      const asked = [...file.matchAll(/"source": "blog(?:s|Page|Around)",\s*"params": \{([^}]*)/g)];
      expect(asked.length).toBeGreaterThan(2);
      for (const [, params] of asked) expect(params).toContain('"blogFor": 2');
    }
  });

  it('are answered one by one, by id or slug, and never with another school’s', async () => {
    const blog = await publish(editor, { blog_Title: 'Science Fair, 2026!' });
    const byId = await details({ blog_Id: blog.id });
    expect(byId).toMatchObject({ status: 200, json: { blog_Slug: 'science-fair-2026' } });
    expect((await details({ blog_Slug: 'science-fair-2026' })).json).toEqual(byId.json);
    expect((await details({ blog_Slug: 'no-such-blog' })).status).toBe(404);
    expect((await details({})).json.errors).toEqual({ blog_Id: ['Please enter blog id or blog slug.'] });
    const river = visitorOf(app, 'riverside.localhost');
    expect((await river.get('/api/blog/blog_details', { blog_Id: blog.id })).status).toBe(404);
    expect((await river.get('/api/blog/blog_list', { schoolId: editor.schoolId })).status).toBe(403);
    const platform = visitorOf(app, 'localhost');
    expect((await list({ schoolId: editor.schoolId }, platform)).json.length).toBeGreaterThan(0);
  });

  it('have a slug from their title once: numbered where it is empty or taken, and never another', async () => {
    const first = await publish(editor, { blog_Title: 'Open Day' });
    const second = await publish(editor, { blog_Title: 'open day' });
    const none = await publish(editor, { blog_Title: 'विज्ञान' });
    expect([first, second, none].map(({ document }) => document.blog_Slug)).toEqual([
      'open-day',
      `open-day-${second.id}`,
      `-${none.id}`,
    ]);
    const change = (method: string, step: string, version: number, body?: object) =>
      editor.call(method, `/api/content/blog/${first.id}${step}`, {
        ...(body ? { body } : {}),
        headers: { 'if-match': `"${version}"` },
      });
    const edited = await change('PATCH', '', first.version, { blog_Title: 'Open Night' });
    const renamed = await change('POST', '/publish', edited.json.version);
    expect(renamed.json.published).toMatchObject({ blog_Title: 'Open Night', blog_Slug: 'open-day' });
    const forged = await change('PATCH', '', renamed.json.version, { blog_Slug: 'other', blog_Id: 1 });
    expect(forged.json.errors).toEqual({
      blog_Id: ['This is set by the server.'],
      blog_Slug: ['This is set by the server.'],
    });
    const copy = await editor.call('POST', `/api/content/blog/${first.id}/duplicate`);
    expect(copy.json.document).not.toHaveProperty('blog_Slug');
  });

  it('have a slug of at most 200 characters, also where a long one is taken', async () => {
    const blog_Title = 'a'.repeat(200);
    await publish(editor, { blog_Title });
    const second = await publish(editor, { blog_Title });
    expect(second.document.blog_Slug).toBe(`${'a'.repeat(180)}-${second.id}`);
    const headers = { 'if-match': `"${second.version}"` };
    const edited = await editor.call('PATCH', `/api/content/blog/${second.id}`, {
      body: { author: 'Asha Rao' },
      headers,
    });
    const again = await editor.call('POST', `/api/content/blog/${second.id}/publish`, {
      headers: { 'if-match': edited.headers.etag as string },
    });
    expect(again.status).toBe(200);
  });

  it('give two that are published at once slugs of their own', async () => {
    const blogs = await Promise.all([1, 2, 3].map(() => publish(editor, { blog_Title: 'At once' })));
    expect(new Set(blogs.map(({ document }) => document.blog_Slug)).size).toBe(3);
  });

  it('never carry scripts: not when they are written, and not when one was stored all the same', async () => {
    const bad = '<p onclick="x()">Text <script>alert(1)</script><a href="javascript:x()">link</a></p>';
    const blog = await publish(editor, { blog_Title: 'Unsafe', blog_Description: bad });
    expect(blog.document.blog_Description).toBe('<p>Text <a>link</a></p>');
    const published = { blog_Title: 'Stored', blog_Slug: 'stored', blog_Description: bad, entryDate: '2026-01-01' };
    await app.store.school(editor.schoolId, ({ db }) =>
      db.insert(content).values({ schoolId: editor.schoolId, type: 'blog', published }),
    );
    expect((await details({ blog_Slug: 'stored' })).json.blog_Description).toBe('<p>Text <a>link</a></p>');
  });

  it('are the product’s own for school 0', async () => {
    const owner = await signIn(app, { school: 'platform' });
    const blog = await publish(owner, { blog_Title: 'From the makers' });
    const platform = visitorOf(app, 'localhost');
    const home = { page: 1, pageSize: 4, blogFor: -1, blogCategoryId: -1, schoolId: 0 };
    expect((await list(home, platform)).json).toMatchObject([{ blog_Id: blog.id, blog_Title: 'From the makers' }]);
    expect((await list({ ...home, blogFor: 1 }, platform)).json).toHaveLength(1);
    expect((await list({ ...home, blogFor: 2 }, platform)).json).toEqual([]);
  });
});

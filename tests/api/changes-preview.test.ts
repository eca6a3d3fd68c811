import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, signIn } from '../support/callers.ts';
import { startApp, type TestApp } from '../support/server.ts';

interface Ref {
  readonly type: string;
  readonly id: number;
  readonly version: number;
}

describe('a link to the website with changes in it', () => {
  let app: TestApp;
  let editor: Caller;
  beforeAll(async () => {
    app = await startApp();
    editor = await signIn(app, { name: 'Ila Menon' });
  });
  afterAll(() => app.stop());

  const add = async (type: string, body: object, by = editor): Promise<Ref> => {
    const { json, status } = await by.post(`/api/content/${type}`, body);
    expect(status).toBe(201);
    return { type: json.type, id: json.id, version: json.version };
  };
  const notice = (noticeHead: string) => ({ noticeHead, entryDateTime: '2026-11-25T10:00' });
  const link = async (changes: readonly Ref[]): Promise<string> => {
    const { json, status } = await editor.post('/api/changes/preview-link', { changes });
    expect(status).toBe(201);
    expect(Date.parse(json.until)).toBe(app.clock.now + 86_400_000);
    return new URL(json.url).pathname;
  };
  const get = (path: string) => app.get(path, { host: 'greenfield.localhost' });

  it('shows them on every page, and visitors nothing', async () => {
    const [first, second] = [
      await add('notice', notice('The <pump> is mended')),
      await add('notice', notice('Unchosen')),
    ];
    const blog = { blog_Title: 'Kites', blog_Description: '<p>Of old maps</p>', entryDate: '2026-11-20' };
    const article = await add('blog', blog);
    const home = await link([first, article]);
    const page = await get(`${home}notices`);
    expect(page.status).toBe(200);
    expect(page.headers).toMatchObject({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' });
    expect(page.text).toContain('The &lt;pump&gt; is mended');
    expect(page.text).not.toContain('Unchosen');
    expect(page.text).toContain('Preview with 2 changes that visitors do not see.');
    expect(page.text).toContain('<a href="/school/publish"');
    expect(page.text).toContain(`href="${home}blog`);
    expect((await get(`${home}hi/notices`)).text).toContain('2 बदलावों के साथ पूर्वावलोकन');
    expect((await get(`${home}blog`)).text).toContain('Kites');
    expect((await get(`${home}blog/-${article.id}`)).text).toContain('Of old maps');
    expect((await get('/notices')).text).not.toContain('is mended');
    expect((await get(`/blog/-${article.id}`)).status).toBe(404);
    expect(second.id).toBeGreaterThan(first.id);
  });

  it('has the name of the profile and the choices for the theme, where they are chosen', async () => {
    const { json: items } = await editor.get('/api/content/schoolProfile');
    const [{ id, version, document }] = items;
    const named = { ...document, school_Name: 'Greenfield of Kites' };
    const headers = { 'if-match': `"${version}"` };
    const edited = await editor.call('PATCH', `/api/content/schoolProfile/${id}`, { body: named, headers });
    expect(edited.status).toBe(200);
    const { json: settings } = await editor.get('/api/theme-settings');
    const choices = { ...settings.live, tokens: { ...settings.live.tokens, 'color.primary': '#7A1F5C' } };
    const saved = await editor.call('PUT', '/api/theme-settings/1', {
      body: choices,
      headers: { 'if-match': `"${settings.version}"` },
    });
    const theme = { type: 'themeSettings', id: 1, version: saved.json.version };
    const profile = { type: 'schoolProfile', id, version: edited.json.version };
    const both = await get(await link([theme, profile]));
    expect(both.text.toLowerCase()).toContain('#7a1f5c');
    expect(both.text).toContain('Greenfield of Kites');
    const one = await get(await link([profile]));
    expect(one.text.toLowerCase()).not.toContain('#7a1f5c');
    expect((await get('/')).text).not.toContain('Greenfield of Kites');
  });

  it('ends after a day, and opens nothing that was not signed', async () => {
    const [first, second] = [await add('notice', notice('For a day')), await add('notice', notice('Not signed'))];
    const home = await link([first]);
    const other = home.replace(`.${first.id.toString(36)}.`, `.${second.id.toString(36)}.`);
    expect(other).not.toBe(home);
    expect((await get(other)).status).toBe(404);
    expect((await app.get(home, { host: 'riverside.localhost' })).status).toBe(404);
    app.clock.now += 86_400_000;
    expect((await get(home)).status).toBe(410);
    app.clock.now -= 86_400_000;
  });

  it('is made of what is there and what the caller may publish', async () => {
    const own = await add('notice', notice('Own'));
    const make = (by: Caller, changes: readonly Ref[]) => by.post('/api/changes/preview-link', { changes });
    const stranger = await signIn(app, { school: 'riverside', name: 'Otto Stranger' });
    expect((await make(stranger, [own])).status).toBe(404);
    expect((await make(editor, [{ ...own, type: 'event' }])).status).toBe(404);
    expect((await make(editor, [{ ...own, id: 999_999 }])).status).toBe(404);
    expect((await make(editor, [])).status).toBe(422);
    const desk = await signIn(app, { role: 'Staff', permissionSets: ['frontOffice'] });
    expect((await make(desk, [own])).status).toBe(403);
  });
});

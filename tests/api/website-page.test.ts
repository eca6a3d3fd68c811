import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, signIn } from '../support/callers.ts';
import { startApp, type TestApp } from '../support/server.ts';

describe('what a page of the website is made from', () => {
  let app: TestApp;
  let editor: Caller;
  beforeAll(async () => {
    app = await startApp();
    editor = await signIn(app, { role: 'Staff', permissionSets: ['contentEditor'], name: 'Ila Menon' });
  });
  afterAll(() => app.stop());

  const read = (path: string, caller = editor) => caller.get(`/api/website/page?path=${encodeURIComponent(path)}`);

  it('is the theme with this page alone, its facts and all of its data', async () => {
    const { status, json } = await read('/');
    expect(status).toBe(200);
    expect(json).toMatchObject({ themeId: 1, template: 'home', visit: { locale: 'en', path: '/' } });
    expect(json.visit).not.toHaveProperty('record');
    const { templates } = json.theme as { templates: Record<string, { sections: unknown[] }> };
    expect(templates.home?.sections.length).toBeGreaterThan(5);
    expect(templates.about?.sections).toEqual([]);
    expect(json.answers.length).toBeGreaterThan(5);
    for (const { ok } of json.answers) expect(ok).toBe(true);
    const paths = (json.pages as { path: string }[]).map(({ path }) => path);
    expect(paths).toEqual(expect.arrayContaining(['/', '/about', '/gallery']));
    expect(paths.some((path) => path.includes(':'))).toBe(false);
    expect(json.content.gallery).toBe('galleryAlbum');
    const preview = await app.get(String(json.preview), { host: 'greenfield.localhost' });
    expect(preview.status).toBe(200);
  });

  it('has the data of sections that the school hides', async () => {
    const keys = async () => ((await read('/')).json.answers as { key: string }[]).map(({ key }) => key).sort();
    const before = await keys();
    const settings = await editor.get('/api/theme-settings');
    const { live, version } = settings.json;
    const body = { ...live, overrides: { ...live.overrides, 'home/facilities': { hidden: true } } };
    const headers = { 'if-match': `"${version}"` };
    expect((await editor.call('PUT', '/api/theme-settings/1', { body, headers })).status).toBe(200);
    expect(await keys()).toEqual(before);
  });

  it('is in the language of the address, with the page in the others', async () => {
    const { json } = await read('/hi/gallery');
    expect(json).toMatchObject({ template: 'gallery', visit: { locale: 'hi', path: '/gallery' } });
    expect(json.languages).toEqual([
      { locale: 'en', name: 'English', path: '/gallery', current: false },
      { locale: 'hi', name: 'हिन्दी', path: '/hi/gallery', current: true },
    ]);
  });

  it('is an article, an album, or what stands for a page that is not there, by an example of each', async () => {
    const { json } = await read('/hi/gallery');
    const examples = (json.pages as { path: string; role?: string; template: string }[]).filter(({ role }) => role);
    expect(examples.map(({ role }) => role)).toEqual(['article', 'album', 'notFound']);
    for (const { path, template } of examples) {
      expect(path).toMatch(/^\/hi\//);
      const page = await read(path);
      expect(page.json).toMatchObject({ template, visit: { locale: 'hi' } });
      const frame = await app.get(String(page.json.preview), { host: 'greenfield.localhost' });
      expect(frame.status).toBe(template === 'not-found' ? 404 : 200);
    }
    expect((await read('/404')).json).toMatchObject({ template: 'not-found', visit: { locale: 'en', path: '/404' } });
  });

  it('is not there for an address without a page', async () => {
    for (const path of ['/nowhere', '/About', '/api']) expect((await read(path)).status, path).toBe(404);
    expect((await read('nowhere')).status).toBe(422);
  });
});

import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Caller, signIn } from '../support/callers.ts';
import { startApp, type TestApp } from '../support/server.ts';

const record = '/api/theme-settings/1';

let app: TestApp;
let editor: Caller;
beforeAll(async () => {
  app = await startApp();
  editor = await signIn(app, { role: 'Staff', permissionSets: ['contentEditor'] });
});
afterAll(() => app.stop());

it('types of content are told with whether visitors see them in the theme as it is chosen', async () => {
  const hidden = async (): Promise<string[]> =>
    (await editor.get('/api/content')).json
      .filter(({ isShown }: { isShown: boolean }) => !isShown)
      .map(({ type }: { type: string }) => type);
  const version = async () => ({ 'if-match': String((await editor.get(record)).headers.etag) });
  // Theme 1 has no section for three of them, and two are the product's own.
  const never = ['faq', 'featuredProgramme', 'message', 'mobileApp', 'topper'];
  expect(await hidden()).toEqual(never);
  const overrides = { 'home/testimonials': { hidden: true } };
  const body = { preset: null, settings: {}, tokens: {}, overrides };
  expect((await editor.call('PUT', record, { body, headers: await version() })).status).toBe(200);
  expect(await hidden()).toEqual(never);
  expect((await editor.call('POST', `${record}/publish`, { headers: await version() })).status).toBe(200);
  expect(await hidden()).toEqual([...never, 'testimonial'].toSorted());
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { themeSettingsCommandHandler } from '#server/domains/themes/index.ts';
import { runCommand } from '#server/http/calls/command.ts';
import { type Caller, type CallResult, signIn, visitorOf } from '../support/callers.ts';
import { startApp, type TestApp } from '../support/server.ts';
import { databases } from './databases.ts';

const path = '/api/theme-settings';
const none = { preset: null, settings: {}, tokens: {}, overrides: {} };
const withoutGallery = { ...none, overrides: { 'home/gallery': { hidden: true } } };
const withoutBirthdays = { ...none, settings: { showBirthdays: false } };

describe.each(databases)("a school's choices for its themes on $database", ({ database }) => {
  let app: TestApp;
  let editor: Caller;

  beforeAll(async () => {
    app = await startApp({ database });
    editor = await signIn(app, { role: 'Staff', permissionSets: ['contentEditor'], name: 'Ila Menon' });
  });
  afterAll(() => app.stop());

  const page = async (school = 'greenfield'): Promise<CallResult> => visitorOf(app, `${school}.localhost`).get('/');
  const read = async (themeId: number, caller = editor): Promise<CallResult> => caller.get(`${path}/${themeId}`);
  /** A change of the version that is stored. */
  const change = async (
    method: string,
    themeId: number,
    step = '',
    body?: object,
    language = 'en',
  ): Promise<CallResult> =>
    editor.call(method, `${path}/${themeId}${step}`, {
      ...(body ? { body } : {}),
      headers: { 'if-match': String((await read(themeId)).headers.etag), 'accept-language': language },
    });
  const gallery = 'data-section="home/gallery"';

  it('are a draft that visitors do not see until it is published', async () => {
    const before = await page();
    expect(before.text).toContain(gallery);
    expect((await page()).headers['x-cache']).toBe('hit');
    const otherSchool = await page('riverside');
    const used = await editor.get(path);
    expect(used).toMatchObject({ status: 200, json: { themeId: 1, inUse: true, version: 1, live: none, draft: null } });
    const saved = await change('PUT', 1, '', withoutGallery);
    expect(saved).toMatchObject({
      status: 200,
      headers: { etag: '"2"' },
      json: { version: 2, live: none, draft: withoutGallery, lost: [], updatedBy: 'Ila Menon' },
    });
    const kept = await page();
    expect([kept.text, kept.headers['x-cache']]).toEqual([before.text, 'hit']);
    expect((await change('POST', 1, '/publish')).json).toMatchObject({ version: 3, live: withoutGallery, draft: null });
    expect((await page()).text).not.toContain(gallery);
    const other = await page('riverside');
    expect([other.text, other.headers['x-cache']]).toEqual([otherSchool.text, 'hit']);
    expect((await change('POST', 1, '/publish')).json.version).toBe(3);
    expect((await change('PUT', 1, '', none)).json.draft).toEqual(none);
    expect((await change('POST', 1, '/discard')).json).toMatchObject({ live: withoutGallery, draft: null });
  });

  it('have a history, from which an earlier version becomes the draft', async () => {
    const history = await editor.get(`${path}/1/history`, { pageSize: 4 });
    expect(history.headers['x-total-count']).toBe('5');
    expect(history.json.map(({ action }: { action: string }) => action)).toEqual([
      'discard',
      'edit',
      'publish',
      'edit',
    ]);
    expect(history.json[2]).toMatchObject({ version: 3, user: 'Ila Menon', choices: withoutGallery });
    expect((await change('POST', 1, '/restore', { version: 1 })).json).toMatchObject({ draft: none });
    const unknown = await change('POST', 1, '/restore', { version: 99 });
    expect(unknown).toMatchObject({ status: 422, json: { errors: { version: [expect.stringContaining('no such')] } } });
    await change('POST', 1, '/publish');
    expect((await page()).text).toContain(gallery);
    const admin = await signIn(app);
    const audit = await admin.get('/api/audit', { entity: 'themeSettings', action: 'publishThemeSettings' });
    expect(audit.json[0]).toMatchObject({ entityId: 1, before: withoutGallery, after: none });
  });

  it('that the theme does not take are refused with their field and the cure', async () => {
    const wrong = {
      preset: 'nowhere',
      settings: { showBirthday: true, showBirthdays: 'yes' },
      tokens: { 'color.primry': '#112233', 'color.ink': '#F2E8DC', 'color.primary': 'red', 'font.body': 'Comic' },
      overrides: {
        'home/galery': { hidden: true },
        'home/banner': { hidden: true, settings: { autoplayMs: 200 } },
        'home/gallery': { settings: { limits: 3, limit: 'many' }, look: 'cube' },
      },
    };
    const { json, status } = await change('PUT', 1, '', wrong);
    expect(status).toBe(422);
    expect(json.errors).toEqual({
      preset: [expect.stringContaining('no preset "nowhere"')],
      'settings.showBirthday': [expect.stringContaining('Did you mean "showBirthdays"?')],
      'settings.showBirthdays': [expect.stringContaining('is a boolean')],
      'tokens.color.primry': [expect.stringContaining('Did you mean "color.primary"?')],
      'tokens.color.primary': [expect.stringContaining('takes a colour such as #AE3317, not "red".')],
      'tokens.font.body': [expect.stringContaining('not "Comic".')],
      'tokens.color.ink': [expect.stringMatching(/contrast of .* nearest colour that passes: #/)],
      'overrides.home/galery': [expect.stringContaining('Did you mean "home/gallery"?')],
      'overrides.home/banner': [expect.stringContaining('Leave "hidden" out.')],
      'overrides.home/banner.settings.autoplayMs': [
        expect.stringContaining('must be 0, which keeps all still, or at least 334'),
      ],
      'overrides.home/gallery.look': [expect.stringMatching(/no look "cube"\. Its looks: /)],
      'overrides.home/gallery.settings.limits': [expect.stringContaining('Did you mean "limit"?')],
      'overrides.home/gallery.settings.limit': [expect.stringContaining('limit')],
    });
    const inHindi = (await change('PUT', 1, '', wrong, 'hi')).json.errors;
    expect(Object.keys(inHindi)).toEqual(Object.keys(json.errors));
    const texts = Object.values<string[]>(inHindi).flat();
    expect(texts.filter((text) => !/\p{Script=Devanagari}.*[।?]$/su.test(text))).toEqual([]);
    expect(texts.filter((text) => / (?:the|is|must|takes) /.test(text))).toEqual([]);
    expect((await read(1)).json.draft).toBeNull();
  });

  it('are changed in the version that If-Match names, and the second of two is told', async () => {
    const put = (caller: Caller, body: object, match?: string) =>
      caller.call('PUT', `${path}/1`, { body, ...(match ? { headers: { 'if-match': match } } : {}) });
    expect(await put(editor, none)).toMatchObject({
      status: 422,
      json: { errors: { 'If-Match': [expect.any(String)] } },
    });
    const tag = String((await read(1)).headers.etag);
    const other = await signIn(app, { name: 'Ravi Nair' });
    const answers = await Promise.all([put(other, withoutGallery, tag), put(other, withoutBirthdays, tag)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const late = await put(editor, withoutBirthdays, tag);
    expect(late.status).toBe(409);
    expect(late.json.errorText).toMatch(/^Ravi Nair changed this at /);
    expect(late.json).toMatchObject({ current: { themeId: 1, updatedBy: 'Ravi Nair' }, yours: withoutBirthdays });
    expect((await put(editor, none, '*')).json.draft).toBeNull();
  });

  it('stay with each theme: a switch there and back gives the same bytes', async () => {
    const take = async (theme_Id: number): Promise<void> => {
      const admin = await signIn(app);
      const answer = await admin.call('POST', '/api/Account/updateSchoolProfile', {
        form: { School_Id: admin.schoolId, theme_Id },
      });
      expect([answer.status, answer.json.errors]).toEqual([200, undefined]);
    };
    await change('PUT', 1, '', { ...withoutGallery, tokens: { 'color.primary': '#7A1F5C' } });
    await change('POST', 1, '/publish');
    const first = await page();
    expect(first.text).toContain('#7A1F5C');
    expect((await read(2)).json).toMatchObject({ inUse: false, version: 0 });
    await take(2);
    expect((await editor.get(path)).json).toMatchObject({ themeId: 2, inUse: true });
    await change('PUT', 2, '', none);
    await change('POST', 2, '/publish');
    const second = await page();
    expect(second.text).not.toContain('#7A1F5C');
    await take(1);
    expect((await page()).text).toBe(first.text);
    // While another is in use, what is published of a theme changes no page.
    expect((await change('PUT', 2, '', withoutGallery)).status).toBe(200);
    expect((await page()).headers['x-cache']).toBe('hit');
    await change('POST', 2, '/discard');
    await take(2);
    expect((await page()).text).toBe(second.text);
    await take(1);
  });

  it('put the sections of a page in an order, but for the one with the h1', async () => {
    const keys = async (): Promise<readonly string[]> =>
      [...(await page()).text.matchAll(/data-section="(home\/[^"]+)"/g)].map(([, key = '']) => key);
    await change('PUT', 1, '', none);
    await change('POST', 1, '/publish');
    const before = await keys();
    expect(before.slice(-2)).not.toContain('home/banner');
    const [last = '', ...others] = before.toReversed();
    const order = { home: ['banner', last.slice('home/'.length)] };
    expect((await change('PUT', 1, '', { ...none, order })).json.draft).toEqual({ ...none, order });
    await change('POST', 1, '/publish');
    const after = await keys();
    expect(after.toSorted()).toEqual(before.toSorted());
    expect(after.indexOf('home/banner')).toBe(before.indexOf('home/banner'));
    const wrong = await change('PUT', 1, '', { ...none, order: { home: ['galery'], hom: ['gallery'] } });
    expect(wrong.json.errors).toEqual({
      'order.home': [expect.stringContaining('Did you mean "gallery"?')],
      'order.hom': [expect.stringContaining('Did you mean "home"?')],
    });
    await change('PUT', 1, '', { ...none, order: { home: [last, ...others].map((key) => key.slice('home/'.length)) } });
    await change('POST', 1, '/publish');
    const movable = [last, ...others].filter((key) => key !== 'home/banner');
    expect(await keys()).toEqual(movable.toSpliced(before.indexOf('home/banner'), 0, 'home/banner'));
    await change('PUT', 1, '', none);
    await change('POST', 1, '/publish');
    expect(await keys()).toEqual(before);
  });

  it('are of one school alone, and of no theme that schools have not', async () => {
    const stranger = await signIn(app, { school: 'riverside' });
    expect((await read(1, stranger)).json).toMatchObject({ version: 1, live: none, draft: null });
    const own = (await read(1)).json;
    const saved = await stranger.call('PUT', `${path}/1`, { body: withoutBirthdays, headers: { 'if-match': '"1"' } });
    expect(saved.json.draft).toEqual(withoutBirthdays);
    expect((await read(1)).json).toEqual(own);
    for (const themeId of [0, 77]) expect((await read(themeId)).status).toBe(404);
    const operator = await signIn(app, { school: 'platform', role: 'Operator' });
    expect([(await read(1, operator)).status, (await operator.get(path)).json.themeId]).toEqual([404, 0]);
  });

  it('are changed from the command line, with all that is wrong told at once', async () => {
    const showsHolidays = async () => (await page('riverside')).text.includes('data-section="home/holidays"');
    const context = { ...app, progress: () => undefined };
    const run = (changes: object) =>
      runCommand(
        themeSettingsCommandHandler,
        {
          slug: 'riverside',
          set: [],
          tokens: [],
          hide: [],
          show: [],
          reset: [],
          order: [],
          looks: [],
          draft: 'keep',
          ...changes,
        },
        context,
      );
    expect(await run({ draft: 'discard' })).toMatchObject({ slug: 'riverside', themeId: 1, draft: null });
    const draft = await run({
      set: [
        { name: 'showBirthdays', value: 'false' },
        { name: 'home/holidays.heading', value: 'Days off' },
      ],
      tokens: [{ name: 'color.primary', value: '#7A1F5C' }],
      hide: ['home/holidays'],
    });
    expect(draft).toMatchObject({
      live: none,
      draft: {
        settings: { showBirthdays: false },
        tokens: { 'color.primary': '#7A1F5C' },
        overrides: { 'home/holidays': { hidden: true, settings: { heading: 'Days off' } } },
      },
    });
    expect(await showsHolidays()).toBe(true);
    const live = await run({ reset: ['showBirthdays'], draft: 'publish' });
    expect(live).toMatchObject({ draft: null, live: { settings: {}, tokens: { 'color.primary': '#7A1F5C' } } });
    expect(await showsHolidays()).toBe(false);
    const admin = await signIn(app, { school: 'riverside' });
    const [entry] = (await admin.get('/api/audit', { entity: 'themeSettings' })).json;
    expect(entry).toMatchObject({ actor: 'command line', action: 'school theme-settings', after: { settings: {} } });
    await expect(
      run({ set: [{ name: 'showBirthday', value: 'x' }], hide: ['home/banner'], draft: 'publish' }),
    ).rejects.toMatchObject({
      code: 'THEME_CHOICES',
      message: expect.stringMatching(/settings\.showBirthday: .*\n.*overrides\.home\/banner: /),
    });
    await expect(run({ themeId: 77 })).rejects.toMatchObject({ code: 'THEME_NOT_FOR_SCHOOLS' });
    expect(await run({ show: ['home/holidays'], draft: 'publish' })).toMatchObject({
      live: { overrides: { 'home/holidays': { settings: { heading: 'Days off' } } } },
    });
    expect(await showsHolidays()).toBe(true);
    expect(await run({ looks: [{ name: 'home/holidays', value: 'table' }] })).toMatchObject({
      draft: { overrides: { 'home/holidays': { look: 'table', settings: { heading: 'Days off' } } } },
    });
    await expect(run({ looks: [{ name: 'home/holidays', value: 'tables' }] })).rejects.toMatchObject({
      code: 'THEME_CHOICES',
      message: expect.stringMatching(/overrides\.home\/holidays.*\btable\b/),
    });
  });

  it('have figures of the school itself, of which its theme has examples alone', async () => {
    const figures = (...list: object[]) => ({
      ...none,
      overrides: { 'home/counters': { settings: { figures: list } } },
    });
    const students = { value: '812', label: 'Students', asOf: '2026-04-01' };
    await change('PUT', 1, '', none);
    await change('POST', 1, '/publish');
    expect((await page()).text).not.toContain('data-section="home/counters"');
    const refused = await change('PUT', 1, '', figures({ value: { example: '25' }, label: 'Students' }));
    expect(refused).toMatchObject({
      status: 422,
      json: { errors: { 'overrides.home/counters.settings.figures': [expect.any(String)] } },
    });
    await change('PUT', 1, '', figures(students));
    await change('POST', 1, '/publish');
    const { text } = await page();
    expect(text).toMatch(
      />Students <small><time dateTime="2026-04-01">as of April 2026<\/time><\/small><\/dt><dd[^>]*>812</,
    );
    expect((await page('riverside')).text).not.toContain('data-section="home/counters"');
  });
});

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Loaders } from '#engine/index.ts';
import { importSchool } from '#server/domains/import/import-school.ts';
import { setSlugCommandHandler } from '#server/domains/schools/set-slug.ts';
import { setThemeCommandHandler } from '#server/domains/schools/set-theme.ts';
import { putThemeVersion, setThemePointer } from '#server/store/theme-versions.ts';
import { createGate, type Gate } from '../support/gate.ts';
import { startApp, type TestApp } from '../support/server.ts';
import { secondTheme } from '../support/template.ts';

const green = { host: 'greenfield.localhost' };
const river = { host: 'riverside.localhost' };

describe('a kept page', () => {
  let app: TestApp;
  /** Counts what pages asked of the source of holidays, and holds the next such request up after it was read. */
  let reads = 0;
  let hold: Gate | undefined;

  const withLoaders = (loaders: Loaders): Loaders => ({
    ...loaders,
    async holidays(params, context) {
      reads++;
      const gate = hold;
      hold = undefined;
      const value = await loaders.holidays?.(params, context);
      await gate?.pass();
      return value;
    },
  });

  beforeAll(async () => {
    app = await startApp({ withLoaders });
  });
  afterAll(() => app.stop());

  const cacheOf = async (path: string, ask: { host: string }): Promise<unknown> =>
    (await app.get(path, ask)).headers['x-cache'];

  /** Imports a school again after a change to its content.json. */
  const reimport = async (slug: 'greenfield' | 'riverside', change: (text: string) => string): Promise<void> => {
    const folder = app.folder(slug);
    const file = join(folder, 'content.json');
    const before = readFileSync(file, 'utf8');
    const after = change(before);
    expect(after).not.toBe(before);
    writeFileSync(file, after);
    const { store, storage, dataDir } = app;
    const result = await importSchool({ store, storage, dataDir, folder, themeId: 1 });
    expect(result).toMatchObject({ ok: true });
  };

  const warm = async (): Promise<void> => {
    for (const ask of [green, river]) {
      for (const path of ['/', '/holidays', '/contact']) {
        await app.get(path, ask);
        expect(await cacheOf(path, ask)).toBe('hit');
      }
    }
  };

  it('goes with the first commit that touches what it read, and no other page does', async () => {
    await warm();
    await reimport('greenfield', (text) => text.replace('Admissions Open for Session 2027-28', 'Forms are out'));
    expect(await cacheOf('/', river)).toBe('hit');
    expect(await cacheOf('/holidays', green)).toBe('hit');
    expect(await cacheOf('/contact', green)).toBe('hit');
    const { text, headers } = await app.get('/', green);
    expect(headers['x-cache']).toBe('miss');
    expect(text).toContain('Forms are out');
    expect(text).not.toContain('Admissions Open for Session 2027-28');
  });

  it('stays when an import changes nothing', async () => {
    await warm();
    const { store, storage, dataDir } = app;
    const result = await importSchool({ store, storage, dataDir, folder: app.folder('greenfield'), themeId: 1 });
    expect(result).toMatchObject({ ok: true, report: { created: {}, updated: {}, removed: {} } });
    for (const path of ['/', '/holidays', '/contact']) expect(await cacheOf(path, green)).toBe('hit');
  });

  it('goes with the school’s profile, on every page of that school', async () => {
    await warm();
    await reimport('greenfield', (text) => text.replace('+91 20 5550 0142', '+91 20 5550 0199'));
    for (const path of ['/', '/holidays', '/contact']) {
      const { text, headers } = await app.get(path, green);
      expect(headers['x-cache']).toBe('miss');
      expect(text).toContain('+91 20 5550 0199');
      expect(await cacheOf(path, river)).toBe('hit');
    }
  });

  it('keeps no page of what is not there, and shows it once it is', async () => {
    const platform = { host: 'localhost' };
    const path = '/school-profile/greenfield-high';
    for (const _ of ['once', 'again'])
      expect(await app.get(path, platform)).toMatchObject({ status: 404, headers: { 'x-cache': 'miss' } });
    const context = { ...app, progress: () => undefined };
    const rename = (slug: string, wanted: string) => setSlugCommandHandler.run({ slug, wanted }, context);
    await rename('greenfield', 'greenfield-high');
    expect((await app.get(path, platform)).status).toBe(200);
    await rename('greenfield-high', 'greenfield');
    expect((await app.get(path, platform)).status).toBe(404);
  });

  it('shows another theme at the next request, and the old one when the school goes back', async () => {
    const theme = await secondTheme();
    const hash = 'e'.repeat(64);
    await putThemeVersion(app.store, { hash, themeId: theme.themeId, document: theme, assets: {} });
    await setThemePointer(app.store, { themeId: theme.themeId, hash, byOperator: true });
    await warm();
    const context = { ...app, progress: () => undefined };
    await setThemeCommandHandler.run({ slug: 'greenfield', themeId: 100 }, context);
    const second = await app.get('/', green);
    expect(second.text).toContain('data-theme-id="100"');
    expect(second.text).toContain('Classes of the second theme');
    expect(await cacheOf('/', river)).toBe('hit');
    await setThemeCommandHandler.run({ slug: 'greenfield', themeId: 1 }, context);
    const first = await app.get('/', green);
    expect(first.text).toContain('data-theme-id="1"');
    expect(first.text).toContain('Popular classes');
  });

  it('shows the theme of an import at the next request, though nothing else of the school has changed', async () => {
    await warm();
    const { store, storage, dataDir } = app;
    const folder = app.folder('riverside');
    for (const themeId of [100, 1]) {
      expect(await importSchool({ store, storage, dataDir, folder, themeId })).toMatchObject({ ok: true });
      expect((await app.get('/', river)).text).toContain(`data-theme-id="${themeId}"`);
    }
  });

  it('shows a new version of its theme once that is live', async () => {
    await warm();
    const theme = { ...(await secondTheme()), themeId: 1, slug: 'gulmohar', version: '9.9.9' };
    const hash = 'd'.repeat(64);
    await putThemeVersion(app.store, { hash, themeId: 1, document: theme, assets: {} });
    await setThemePointer(app.store, { themeId: 1, hash, byOperator: true });
    for (const ask of [green, river]) expect(await cacheOf('/', ask)).toBe('miss');
    expect((await app.get('/', green)).text).toContain('Classes of the second theme');
  });

  it('is not kept when a commit came between its data and its end', async () => {
    await reimport('greenfield', (text) => text.replace('Guru Nanak Jayanti', 'First name'));
    hold = createGate();
    const gate = hold;
    const slow = app.get('/holidays', green);
    await gate.reached;
    await reimport('greenfield', (text) => text.replace('First name', 'Second name'));
    gate.open();
    expect((await slow).text).toContain('First name');
    const next = await app.get('/holidays', green);
    expect(next.text).toContain('Second name');
    expect(next.headers['x-cache']).toBe('miss');
  });

  it('is shown as it is after a commit to who asks after that commit, though an older rendering is under way', async () => {
    await reimport('greenfield', (text) => text.replace('Second name', 'Third name'));
    hold = createGate();
    const gate = hold;
    const before = app.get('/holidays', green);
    await gate.reached;
    await reimport('greenfield', (text) => text.replace('Third name', 'Fourth name'));
    // Joins the rendering that is held up, if anything does.
    const after = app.get('/holidays', green);
    const reported = app.get('/contact', green);
    await reported;
    gate.open();
    expect((await before).text).toContain('Third name');
    expect((await after).text).toContain('Fourth name');
  });

  it('is rendered once for twenty who ask at the same time', async () => {
    await reimport('greenfield', (text) => text.replace('Fourth name', 'Fifth name'));
    reads = 0;
    hold = createGate();
    const gate = hold;
    const requested = Array.from({ length: 20 }, () => app.get('/holidays', green));
    await gate.reached;
    gate.open();
    const answers = await Promise.all(requested);
    expect(reads).toBe(1);
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    expect(answers.filter(({ headers }) => headers['x-cache'] === 'miss')).toHaveLength(1);
    expect(answers[0]?.text).toContain('Fifth name');
  });

  it('ends with the day in its school’s time zone', async () => {
    // 23:59:59.999 on 30 November: in India at 18:29, in New York five minutes later than 04:59 the next morning.
    app.clock.now = Date.parse('2026-11-30T18:29:59.999Z');
    for (const ask of [green, river]) {
      await app.get('/holidays', ask);
      await app.get('/contact', ask);
    }
    await reimport('riverside', (text) => text.replace('River Day', 'Day of the River'));
    await reimport('greenfield', (text) => text.replace('Fifth name', 'Sixth name'));
    for (const ask of [green, river]) {
      expect(await cacheOf('/holidays', ask)).toBe('miss');
      expect(await cacheOf('/holidays', ask)).toBe('hit');
    }
    const past = /data-past=""[^>]*>(?:(?!<\/li>).)*Day of the River/s;
    expect((await app.get('/holidays', river)).text).not.toMatch(past);

    app.clock.now += 1;
    expect(await cacheOf('/holidays', green)).toBe('miss');
    expect(await cacheOf('/holidays', river)).toBe('hit');
    // The year in the footer goes with the date too.
    expect(await cacheOf('/contact', green)).toBe('miss');

    app.clock.now = Date.parse('2026-12-01T04:59:59.999Z');
    expect(await cacheOf('/holidays', river)).toBe('hit');
    app.clock.now += 1;
    const { text, headers } = await app.get('/holidays', river);
    expect(headers['x-cache']).toBe('miss');
    expect(text).toMatch(past);
  });
});

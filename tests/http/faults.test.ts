import { createHash } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Loaders } from '#engine/index.ts';
import { defineKind, defineLook } from '#engine/section.ts';
import { putThemeVersion, setThemePointer } from '#server/store/theme-versions.ts';
import { createGate, type Gate } from '../support/gate.ts';
import { startApp, type TestApp } from '../support/server.ts';
import { secondTheme } from '../support/template.ts';

const host = 'greenfield.localhost';
const emptySchema = { type: 'object', additionalProperties: false, properties: {} } as const;

const contract = { settings: emptySchema, bindings: emptySchema };

/** A section whose component throws. */
const throwing = defineKind({
  ...contract,
  type: 'test-throws',
  title: 'Throws',
  description: 'Throws when it is rendered.',
  headingLevel: null,
  landmark: 'none',
  strings: {},
  looks: [
    defineLook(contract, {
      look: 'plain',
      description: 'Throws.',
      client: 'never',
      tokens: [],
      contrast: [],
      component: async () => () => {
        throw new Error('This section always throws.');
      },
    }),
  ],
  example: {},
});

const order = ['today', 'banner', 'login', 'about', 'birthdays', 'classes', 'facilities', 'gallery', 'testimonials'];
const sectionsOf = (text: string): string[] =>
  [...text.matchAll(/data-section="home\/([^"]+)"/g)].map(([, id]) => id ?? '');

describe('a page that goes wrong', () => {
  let app: TestApp;
  let replaced: Loaders = {};
  let crash: Error | undefined;
  /** Whether the page that stands in for a failed one crashes as well: it reads nothing but the header. */
  let crashesTwice = false;

  beforeAll(async () => {
    app = await startApp({
      sections: throwing.looks,
      expectsLog: [
        /"A source failed\."/,
        /"A section threw and was left out\."/,
        /"A page failed\."/,
        /"The page that stands in for a failed one failed\."/,
      ],
      hasty: ['facilities'],
      withLoaders(loaders) {
        if (crash && (crashesTwice || 'gallery' in loaders)) throw crash;
        return { ...loaders, ...replaced };
      },
    });
  });
  afterAll(() => app.stop());
  afterEach(() => {
    replaced = {};
    crash = undefined;
    crashesTwice = false;
  });

  it('stands without the section whose source is slow, says so in the log, and is tried again', async () => {
    const gate: Gate = createGate();
    let signal: AbortSignal | undefined;
    replaced = {
      async facilities(_, context) {
        signal = context.signal;
        context.started();
        await gate.pass();
        return [];
      },
    };
    const { status, text } = await app.get('/', { host });
    gate.open();
    expect(status).toBe(200);
    expect(sectionsOf(text)).toEqual([...order.filter((id) => id !== 'facilities'), 'holidays']);
    expect(signal?.aborted).toBe(true);
    expect(app.log.named('A source failed.').at(-1)).toMatchObject({
      level: 40,
      school: 'greenfield',
      template: 'home',
      source: 'facilities',
      reason: 'timeout',
      err: { message: expect.stringContaining('800 ms') },
    });
    replaced = {};
    const again = await app.get('/', { host });
    expect(again.headers['x-cache']).toBe('miss');
    expect(sectionsOf(again.text)).toEqual([...order, 'holidays']);
  });

  it.each([
    ['rejects', async () => Promise.reject(new Error('The source is broken.'))],
    [
      'throws at once',
      () => {
        throw new Error('The source is broken.');
      },
    ],
  ])('stands without the section whose source %s', async (_, loader) => {
    replaced = { testimonials: loader };
    const { status, text } = await app.get('/?again', { host: 'riverside.localhost' });
    expect(status).toBe(200);
    expect(sectionsOf(text)).toEqual(expect.arrayContaining(['banner', 'birthdays', 'holidays']));
    expect(sectionsOf(text)).not.toContain('testimonials');
    expect(text).not.toContain('The source is broken');
    expect(app.log.named('A source failed.').at(-1)).toMatchObject({
      level: 40,
      school: 'riverside',
      source: 'testimonials',
      reason: 'failed',
      err: { message: 'The source is broken.' },
    });
  });

  it('stands when every source fails, with its one h1', async () => {
    const names = ['about', 'banners', 'birthdayStudents', 'facilities', 'gallery', 'header', 'holidays'];
    const fail = (): Promise<never> => Promise.reject(new Error('Nothing answers.'));
    replaced = Object.fromEntries([...names, 'popularClasses', 'testimonials'].map((name) => [name, fail]));
    const { status, text } = await app.get('/about', { host: 'riverside.localhost' });
    expect(status).toBe(200);
    expect(text.match(/<h1[\s>]/g)).toHaveLength(1);
    const home = await app.get('/', { host: 'riverside.localhost' });
    expect(home.status).toBe(200);
    expect(home.text.match(/<h1[\s>]/g)).toHaveLength(1);
  });

  it('asks to come again where nobody can say whether the page is there', async () => {
    replaced = { blogPost: () => Promise.reject(new Error('Nothing answers.')) };
    const { status, text, headers } = await app.get('/blog/nothing', { host });
    expect([status, headers['retry-after'], headers['cache-control']]).toEqual([503, '5', 'no-cache']);
    expect(text).toContain('name="robots" content="noindex"');
    expect(text.match(/<h1[\s>]/g)).toHaveLength(1);
    for (const type of ['site-header', 'site-footer']) expect(text).toContain(`data-type="${type}"`);
    replaced = {};
    expect((await app.get('/blog/nothing', { host })).status).toBe(404);
  });

  it('takes a source’s list of an error for an empty one', async () => {
    replaced = { facilities: async () => [{ errorText: 'No record found' }] };
    const { status, text } = await app.get('/classes', { host });
    expect(status).toBe(200);
    expect(text).not.toContain('No record found');
    expect(text).toContain('No facilities available.');
  });

  it('loses only the section that throws, and the log names school, template, section and request', async () => {
    const theme = await secondTheme();
    const home = (theme.templates as Record<string, { sections: object[] }>).home;
    home?.sections.splice(3, 0, { id: 'broken', type: 'test-throws' });
    const hash = 'c'.repeat(64);
    await putThemeVersion(app.store, { hash, themeId: 1, document: { ...theme, themeId: 1 }, assets: {} });
    await setThemePointer(app.store, { themeId: 1, hash, byOperator: true });

    const { status, text } = await app.get('/', { host });
    expect(status).toBe(200);
    expect(sectionsOf(text)).toEqual([...order, 'holidays']);
    expect(text).toContain('Classes of the second theme');
    expect(text).not.toContain('always throws');
    expect(app.log.named('A section threw and was left out.')).toMatchObject([
      {
        level: 50,
        school: 'greenfield',
        template: 'home',
        section: 'home/broken',
        err: { message: 'This section always throws.' },
      },
    ]);
  });

  it('is in the look of the school, with its name and phone, another try and no stack', async () => {
    crash = new Error('A secret detail of the fault.');
    const { status, text, headers } = await app.get('/gallery?from=mail', { host });
    expect([status, headers['cache-control'], headers['content-language']]).toEqual([500, 'no-store', 'en']);
    expect(text.match(/<h1[\s>]/g)).toHaveLength(1);
    expect(text).toMatch(/<title>This page could not be loaded · Greenfield Public School<\/title>/);
    expect(text).toContain('name="robots" content="noindex"');
    for (const type of ['site-header', 'page-message', 'site-footer']) expect(text).toContain(`data-type="${type}"`);
    expect(text).toMatch(/<main[\s\S]*href="tel:\+?\d+"[\s\S]*<\/main>/);
    expect(text).toMatch(/<a href="" class="button">Try again/);
    expect(text).toContain(`Reference ${headers['x-request-id']}`);
    expect(text).not.toMatch(/secret detail|\.ts|at .*:\d+:\d+|node_modules/);
    const [, style = ''] = /<style>([\s\S]*?)<\/style>/.exec(text) ?? [];
    const hash = createHash('sha256').update(style).digest('base64');
    expect(style).toContain('--color-primary:');
    expect(headers['content-security-policy']).toContain(`'sha256-${hash}'`);
    const hindi = await app.get('/hi/gallery', { host });
    expect([hindi.status, hindi.headers['content-language']]).toEqual([500, 'hi']);
    expect(hindi.text).toContain('फिर कोशिश करें');
  });

  it('is a plain page with an id and without a stack when nothing else can be shown', async () => {
    crash = new Error('A secret detail of the fault.');
    crashesTwice = true;
    const { status, text, headers } = await app.get('/gallery', { host });
    expect(status).toBe(500);
    const id = String(headers['x-request-id']);
    expect(id).toMatch(/^[0-9a-f]+-[0-9a-z]+$/);
    expect(text).toContain(id);
    expect(text).not.toMatch(/secret detail|\.ts|at .*:\d+:\d+|node_modules/);
    expect(text).toContain('name="robots" content="noindex"');
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'content-type': 'text/html; charset=utf-8',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining("script-src 'self'"),
    });
    expect(app.log.named('A page failed.').at(-1)).toMatchObject({
      level: 50,
      requestId: id,
      url: '/gallery',
      err: { message: 'A secret detail of the fault.' },
    });
    crash = undefined;
    expect((await app.get('/gallery', { host })).status).toBe(200);
  });

  it('answers HEAD after a fault without a body', async () => {
    crash = new Error('Broken again.');
    const { status, body } = await app.get('/contact', { host, method: 'HEAD' });
    expect([status, body.length]).toEqual([500, 0]);
  });
});

describe('a server without its database', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp({ expectsLog: [/The database does not answer/] });
    await app.get('/', { host });
  });
  afterAll(() => app.stop());

  it('is ready before, and not after; alive in both cases', async () => {
    expect((await app.get('/readyz')).status).toBe(200);
    expect((await app.get('/healthz')).text).toBe('{"status":"ok"}');
    await app.store.close();
    const ready = await app.get('/readyz');
    expect([ready.status, ready.headers['cache-control']]).toEqual([503, 'no-store']);
    expect(ready.text).not.toMatch(/stack|\.ts/);
    expect((await app.get('/healthz')).status).toBe(200);
  });

  it('still answers with pages that it has kept, and says 503 for the others', async () => {
    const kept = await app.get('/', { host });
    expect([kept.status, kept.headers['x-cache']]).toEqual([200, 'hit']);
    const other = await app.get('/', { host: 'riverside.localhost' });
    expect([other.status, other.headers['retry-after']]).toEqual([503, '5']);
    expect(other.text).toContain(String(other.headers['x-request-id']));
    expect(other.text).not.toContain('data-type');
    const api = await app.get('/api/website/banners', { host });
    expect(api.status).toBe(503);
    expect(api.headers['content-type']).toMatch(/^application\/problem\+json/);
  });
});

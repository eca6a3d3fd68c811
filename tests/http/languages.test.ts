import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { schoolTag } from '#schemas/sources/index.ts';
import { content } from '#server/store/schema.ts';
import { publishProfile } from '../api/publish-profile.ts';
import { type Answer, ask } from '../support/request.ts';
import { startApp, type TestApp } from '../support/server.ts';

const host = 'greenfield.localhost';

describe('a school’s pages in the theme’s other language', () => {
  let app: TestApp;
  let home: string;
  beforeAll(async () => {
    app = await startApp();
    home = (await app.get('/hi', { host })).text;
  });
  afterAll(() => app.stop());

  const linksOf = (html: string): string[] =>
    [...html.matchAll(/<a [^>]*href="(\/[^"]*)"/g)].map(([, href = '']) => href);

  it('say which it is, and where the same page is in the others', async () => {
    expect(home).toMatch(/^<!doctype html><html lang="hi" dir="ltr"/);
    const { text } = await app.get('/hi/gallery', { host });
    const origin = /<link rel="canonical" href="([^"]+)\/hi\/gallery">/.exec(text)?.[1];
    expect(origin).toContain(host);
    const others = [...text.matchAll(/<link rel="alternate" hreflang="([^"]+)" href="([^"]+)">/g)];
    expect(others.map(([, lang, href]) => [lang, href])).toEqual([
      ['en', `${origin}/gallery`],
      ['hi', `${origin}/hi/gallery`],
      ['x-default', `${origin}/gallery`],
    ]);
    expect(text).toContain('<meta property="og:locale" content="hi_IN">');
  });

  it('keep to it, whoever wrote a link', async () => {
    const own = linksOf(home).filter((href) => !/^\/(media|feeds|login|school)\b/.test(href));
    expect(own).toEqual(expect.arrayContaining(['/hi', '/hi/about', '/hi/gallery', '/hi/registration']));
    // The switch alone leads out of it.
    expect([...new Set(own.filter((href) => !href.startsWith('/hi')))]).toEqual(['/']);
    expect(home).toMatch(/<a href="\/" lang="en" hrefLang="en">English<\/a>/);
    for (const href of new Set(own)) expect([href, (await app.get(href, { host })).status]).toEqual([href, 200]);
  });

  it('mark what the school has written in its own', () => {
    expect(home).toMatch(/<h2 [^>]*lang="en" dir="auto"[^>]*>Admissions Open for Session 2027-28/);
    expect(home).toMatch(/<h[234] [^>]*lang="en" dir="auto"[^>]*>Guru Nanak Jayanti/);
  });

  it('bring the fonts of its script, which other pages do not', async () => {
    const { text } = await app.get('/', { host });
    expect([text, home].map((html) => html.includes('-devanagari-'))).toEqual([false, true]);
    expect(home).toMatch(/<link rel="preload" href="\/assets\/[\w-]+-devanagari-\w+\.woff2" as="font"/);
  });

  it('answer in it where there is no page', async () => {
    for (const path of ['/hi/no/such/page', '/hi/blog/no-such-article']) {
      const { status, text } = await app.get(path, { host });
      expect([path, status, text.includes('<html lang="hi"')]).toEqual([path, 404, true]);
      expect(linksOf(text)).toContain('/hi');
    }
  });

  it('stand on the sitemap beside each other', async () => {
    const { text } = await app.get('/sitemap.xml', { host });
    expect(text).toMatch(/<loc>[^<]+\/hi\/about<\/loc>/);
    expect(text).toMatch(/hreflang="x-default" href="[^"]+localhost[^"/]*\/about"/);
  });

  it('have their forms answered in it, without script', async () => {
    const origin = `http://${host}:${app.port}`;
    const send = (path: string, referer: string): Promise<Answer> =>
      ask(app.port, path, {
        host: `${host}:${app.port}`,
        method: 'POST',
        headers: {
          accept: 'text/html',
          origin,
          referer: origin + referer,
          'content-type': 'application/x-www-form-urlencoded',
        },
        body: 'Reference_No=E2026-9999&Mobile=9876543210',
      });
    for (const answer of [
      await send('/api/admission/track', '/hi/admission/track'),
      await send('/api/admission/track?lang=hi', '/api/admission/track'),
    ]) {
      expect(answer.headers['content-language']).toBe('hi');
      expect(answer.text).toContain('<html lang="hi" dir="ltr">');
      expect(answer.text).toContain('कृपया फ़ॉर्म जाँच लें');
      expect(answer.text).not.toContain('No enquiry matches');
    }
    const english = await send('/api/admission/track', '/admission/track');
    expect(english.text).toContain('Please check the form');
  });

  it('have the log-in in it too, and stay there when it fails', async () => {
    const origin = `http://${host}:${app.port}`;
    const log = await app.get('/login', { host, headers: { referer: `http://${host}/hi/about` } });
    expect(log.headers['content-language']).toBe('hi');
    expect(log.text).toMatch(/<html lang="hi"[\s\S]*<h1>लॉग इन करें<\/h1>/);
    expect(log.text).toContain('<a href="/hi">');
    const action = /<form method="post" action="([^"]+)"/.exec(log.text)?.[1] ?? '';
    const failed = await ask(app.port, action.replaceAll('&amp;', '&'), {
      host: `${host}:${app.port}`,
      method: 'POST',
      headers: { accept: 'text/html', origin, 'content-type': 'application/x-www-form-urlencoded' },
      body: 'login=nobody%40example.org&password=wrong&next=%2Fhi',
    });
    expect([failed.status, failed.headers.location]).toEqual([303, '/login?error=wrong&next=%2Fhi&lang=hi']);
    const again = await app.get(String(failed.headers.location), { host });
    expect(again.text).toContain('role="alert">ईमेल, मोबाइल नंबर या पासवर्ड सही नहीं है।');
    const forgot = /href="(\/login\/forgot[^"]*)"/.exec(again.text)?.[1];
    expect((await app.get(String(forgot), { host })).text).toContain('<h1>पासवर्ड भूल गए?</h1>');
  });

  it.each([
    ['/hi/login', '/login?lang=hi'],
    ['/hi/Login/?next=/contact', '/login?lang=hi&next=/contact'],
    ['/hi/login/reset?token=abc', '/login/reset?lang=hi&token=abc'],
  ])('%s leads to %s', async (path, target) => {
    const { status, headers } = await app.get(path, { host });
    expect([status, headers.location]).toEqual([308, target]);
  });

  it('have no log-in in a language that is not there', async () => {
    expect((await app.get('/mr/login', { host })).status).toBe(404);
    expect((await app.get('/login?lang=mr', { host })).headers['content-language']).toBe('en');
  });

  it('have what is wrong with a form said in it, by its labels', async () => {
    const origin = `http://${host}:${app.port}`;
    const fields = { Name: 'Asha', Message: 'x', Mobile: '12', Subject: 'y'.repeat(999) };
    const send = (headers: Readonly<Record<string, string>>, body: string): Promise<Answer> =>
      ask(app.port, '/api/contact-messages', {
        host: `${host}:${app.port}`,
        method: 'POST',
        headers: { origin, ...headers },
        body,
      });
    const plain = await send(
      { accept: 'text/html', referer: `${origin}/hi/contact`, 'content-type': 'application/x-www-form-urlencoded' },
      String(new URLSearchParams(fields)),
    );
    expect(plain.status).toBe(422);
    expect(plain.text).toContain('<strong>मोबाइल नंबर:</strong> 10 अंकों का मोबाइल नंबर लिखें।');
    const json = { accept: 'application/json', 'content-type': 'application/json' };
    const response = await send({ ...json, 'accept-language': 'hi' }, JSON.stringify(fields));
    expect(JSON.parse(response.text)).toMatchObject({ errors: { Mobile: ['10 अंकों का मोबाइल नंबर लिखें।'] } });
    const english = await send(json, JSON.stringify(fields));
    expect(JSON.parse(english.text)).toMatchObject({ errors: { Mobile: ['Enter a 10-digit mobile number.'] } });
  });
});

describe('a school that opens in Hindi', () => {
  let app: TestApp;
  const get = (path: string) => app.get(path, { host });
  const firstHeading = 'Admissions Open for Session 2027-28';
  beforeAll(async () => {
    app = await startApp();
    await publishProfile(app, 1, {
      school_Name: 'हरित वन विद्यालय',
      Locale: ['hi', 'en', 'mr'],
      translations: { en: { school_Name: 'Greenwood School' } },
    });
    await app.store.school(1, async ({ db, touch }) => {
      const isBanner = and(eq(content.schoolId, 1), eq(content.type, 'banner'));
      const texts = sql`${content.published} - 'image' - 'button1_Url' || '{"heading":"In English"}'::jsonb`;
      const published = sql`${content.published} || jsonb_build_object('translations', jsonb_build_object('en', ${texts}))`;
      await db
        .update(content)
        .set({ published })
        .where(and(isBanner, sql`${content.published}->>'heading' = ${firstHeading}`));
      touch(schoolTag(1, 'banner'));
    });
  });
  afterAll(() => app.stop());

  it('has Hindi where the address names no language, and English under /en', async () => {
    const [home, english] = [await get('/'), await get('/en')];
    expect([home.status, home.headers['content-language']]).toEqual([200, 'hi']);
    expect([english.status, english.headers['content-language']]).toEqual([200, 'en']);
    expect(home.text).toMatch(/<a href="\/en" lang="en" hrefLang="en">English<\/a>/);
    expect(english.text).toMatch(/<a href="\/" lang="hi" hrefLang="hi">हिन्दी<\/a>/);
    expect(english.text).toMatch(/<a [^>]*href="\/en\/about"/);
  });

  it('names its languages for search engines, on each page and on the sitemap', async () => {
    const { text } = await get('/en/about');
    const origin = /<link rel="canonical" href="([^"]+)\/en\/about">/.exec(text)?.[1];
    const others = [...text.matchAll(/<link rel="alternate" hreflang="([^"]+)" href="([^"]+)">/g)];
    expect(others.map(([, lang, href]) => [lang, href])).toEqual([
      ['en', `${origin}/en/about`],
      ['hi', `${origin}/about`],
      ['x-default', `${origin}/about`],
    ]);
    const { text: sitemap } = await get('/sitemap.xml');
    expect(sitemap).toContain(`<loc>${origin}/en/about</loc>`);
    expect(sitemap).toContain(`hreflang="x-default" href="${origin}/about"`);
    expect(sitemap).not.toContain('/hi/');
  });

  it.each([
    ['/hi', '/'],
    ['/hi/about?x=1', '/about?x=1'],
    ['/HI/About/', '/about'],
  ])('leads from %s, its address elsewhere, to %s', async (path, target) => {
    const { status, headers } = await get(path);
    expect([status, headers.location, headers['cache-control']]).toEqual([308, target, 'no-cache']);
  });

  it('shows its words and its name in the page’s language, and marks what is not there in it', async () => {
    const [home, english] = [(await get('/')).text, (await get('/en')).text];
    expect(home).toContain('<title>हरित वन विद्यालय');
    expect(english).toContain('<title>Greenwood School');
    expect(home).toContain(`>${firstHeading}`);
    expect(english).not.toContain(firstHeading);
    expect(english).toMatch(/<h2 (?![^>]*lang=)[^>]*>In English/);
    expect(english).toMatch(/<h[234] [^>]*lang="hi" dir="auto"[^>]*>Guru Nanak Jayanti/);
    expect(home).not.toMatch(/<h[1-4] [^>]*lang="hi"/);
  });

  it('has the log-in in its languages, and stays in the one that was chosen', async () => {
    expect((await get('/login')).headers['content-language']).toBe('hi');
    const english = await app.get('/login', { host, headers: { referer: `http://${host}/en` } });
    expect(english.headers['content-language']).toBe('en');
    const forgot = /href="(\/login\/forgot[^"]*)"/.exec(english.text)?.[1];
    expect(forgot).toBe('/login/forgot?lang=en');
    expect((await get(String(forgot))).headers['content-language']).toBe('en');
  });
});

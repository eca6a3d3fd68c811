import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signIn } from '../support/callers.ts';
import { startApp, type TestApp } from '../support/server.ts';

const green = { host: 'greenfield.localhost' };
const river = { host: 'riverside.localhost' };
const forever = 'public, max-age=31536000, immutable';
const slow = 120_000;

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ database: 'embedded' });
});
afterAll(() => app.stop());

/** The path that a page of a host names in its head. */
const named = async (pattern: RegExp, { host }: { host: string }): Promise<string> => {
  const { text } = await app.get('/', { host });
  const address = pattern.exec(text)?.[1];
  if (!address) throw new Error(`The page of ${host} names nothing like ${pattern}.`);
  return address.startsWith('http') ? new URL(address).pathname : address;
};
const cardOf = (host: { host: string }) => named(/property="og:image" content="([^"]+)"/, host);
const iconOf = (host: { host: string }) => named(/rel="apple-touch-icon" href="([^"]+)"/, host);

describe('the card of a site', { timeout: slow }, () => {
  it('is a picture of 1200 × 630 that never changes under its address, for other sites to show', async () => {
    const { status, headers, body } = await app.get(await cardOf(green), green);
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'image/png',
      'cache-control': forever,
      'cross-origin-resource-policy': 'cross-origin',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
    });
    expect(await sharp(body).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
  });

  it('has words on it: it is no flat picture', async () => {
    const { body } = await app.get(await cardOf(green), green);
    const title = await sharp(body).extract({ left: 84, top: 250, width: 700, height: 270 }).stats();
    expect(Math.max(...title.channels.map(({ stdev }) => stdev))).toBeGreaterThan(20);
  });

  it('is each school’s own', async () => {
    const path = await cardOf(green);
    expect(await cardOf(river)).not.toBe(path);
    const { status, headers } = await app.get(path, river);
    expect([status, headers.location]).toEqual([302, await cardOf(river)]);
  });

  it('moves when the school has another name, and the old address leads to it', async () => {
    const old = await cardOf(river);
    const admin = await signIn(app, { school: 'riverside' });
    const [profile] = (await admin.get('/api/content/schoolProfile')).json;
    const send = (method: string, step: string, version: number, body?: object) =>
      admin.call(method, `/api/content/schoolProfile/${profile.id}${step}`, {
        ...(body ? { body } : {}),
        headers: { 'if-match': `"${version}"` },
      });
    const edited = await send('PATCH', '', profile.version, { school_Name: 'Riverside Day School' });
    expect((await send('POST', '/publish', edited.json.version)).status).toBe(200);
    const path = await cardOf(river);
    expect(path).not.toBe(old);
    const { status, headers } = await app.get(old, river);
    expect([status, headers.location, headers['cache-control']]).toEqual([302, path, 'no-cache']);
  });

  it.each([
    '/card/abc.png',
    '/card/0123456789abcdef.svg',
    '/card/..%2f..%2fetc.png',
    '/card/blog/no-such-article/0123456789abcdef.png',
    '/card/words%20of%20anyone/0123456789abcdef.png',
  ])('%s is nothing', async (path) => {
    expect((await app.get(path, green)).status).toBe(404);
  });

  it('is at no host that is nobody’s', async () => {
    expect((await app.get(await cardOf(green), { host: 'nobody.localhost' })).status).toBe(404);
  });
});

describe('the card of an article', { timeout: slow }, () => {
  it('is drawn for an article that is published, under its own address', async () => {
    const [post] = JSON.parse((await app.get('/api/website/blogs', green)).text) as { blog_Slug: string }[];
    const requested = `/card/blog/${post?.blog_Slug}/0123456789abcdef.png`;
    const { status, headers } = await app.get(requested, green);
    expect(status).toBe(302);
    const path = String(headers.location);
    expect(path).toMatch(new RegExp(`^/card/blog/${post?.blog_Slug}/[0-9a-f]{16}\\.png$`));
    const card = await app.get(path, green);
    expect([card.status, card.headers['cache-control']]).toEqual([200, forever]);
    expect(await sharp(card.body).metadata()).toMatchObject({ width: 1200, height: 630 });
  });
});

describe('the icons of a site', { timeout: slow }, () => {
  it.each([
    ['32.png', 32, 'any'],
    ['192.png', 192, 'any'],
    ['512.png', 512, 'any'],
    ['180.png', 180, 'full'],
    ['maskable.png', 512, 'full'],
  ])('%s is a square of %i pixels', async (file, side, kind) => {
    const path = (await iconOf(green)).replace('180.png', file);
    const { status, headers, body } = await app.get(path, green);
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([200, 'image/png', forever]);
    expect(await sharp(body).metadata()).toMatchObject({ width: side, height: side });
    // Phones cut the corners of these two: nothing may be seen through.
    if (kind === 'full') expect((await sharp(body).ensureAlpha().stats()).isOpaque).toBe(true);
  });

  it('are these five and no others', async () => {
    const path = await iconOf(green);
    for (const file of ['64.png', '512.webp', '100000.png', 'constructor'])
      expect((await app.get(path.replace('180.png', file), green)).status, file).toBe(404);
  });

  it('favicon.ico is an icon file, 304 to who has it', async () => {
    const { status, headers, body } = await app.get('/favicon.ico', green);
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      'image/x-icon',
      'public, max-age=86400',
    ]);
    expect(await sharp(body.subarray(22)).metadata()).toMatchObject({ format: 'png', width: 32 });
    const again = await app.get('/favicon.ico', { ...green, headers: { 'if-none-match': String(headers.etag) } });
    expect([again.status, again.text]).toEqual([304, '']);
  });

  it('the manifest names icons that are there', async () => {
    const { text, headers } = await app.get('/manifest.webmanifest', green);
    expect(headers['content-type']).toBe('application/manifest+json; charset=utf-8');
    const manifest = JSON.parse(text);
    expect(manifest).toMatchObject({ start_url: '/', theme_color: expect.stringMatching(/^#[\da-f]{6}$/i) });
    expect(manifest.icons.map(({ purpose }: { purpose: string }) => purpose)).toEqual(['any', 'any', 'maskable']);
    for (const { src, sizes } of manifest.icons) {
      const { body } = await app.get(src, green);
      const { width, height } = await sharp(body).metadata();
      expect(`${width}x${height}`).toBe(sizes);
    }
  });
});

describe('what a page tells programs', () => {
  it('is one block of data that hostile words cannot leave, beside the address and the feeds', async () => {
    const { text } = await app.get('/', green);
    const block = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(text)?.[1] ?? '';
    expect(block).not.toContain('<');
    const types = JSON.parse(block)['@graph'].map((thing: { '@type': string }) => thing['@type']);
    expect(types.slice(0, 2)).toEqual(['School', 'WebSite']);
    expect(text).toContain('<link rel="manifest" href="/manifest.webmanifest">');
  });

  it('shows the way to an inner page', async () => {
    const { text } = await app.get('/holidays', green);
    const block = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(text)?.[1] ?? '';
    const [way] = JSON.parse(block)['@graph'];
    expect(way['@type']).toBe('BreadcrumbList');
    expect(way.itemListElement.map(({ position }: { position: number }) => position)).toEqual([1, 2]);
  });

  it('says nothing on a page that is not there', async () => {
    const { text } = await app.get('/no/such/page', green);
    expect(text).not.toMatch(/ld\+json|og:title/);
  });
});

import type { Request } from 'playwright';
import { describe, expect, it } from 'vitest';
import { missingPath, readWhole, schoolRoutes, startBrowsing } from './support/visit.ts';

const { visit, origin } = startBrowsing();

const everywhere: Readonly<Record<string, RegExp>> = {
  'x-content-type-options': /^nosniff$/,
  'referrer-policy': /^strict-origin-when-cross-origin$/,
  'permissions-policy': /camera=\(\)/,
  'cross-origin-opener-policy': /^same-origin$/,
  'x-frame-options': /^DENY$/,
};
const ofPages = {
  'content-security-policy': /default-src 'self'; script-src 'self' 'sha256-[\w+/=]+';.*frame-ancestors 'none'/,
};

/** Bytes of a script, unpacked, that none of ours reaches. */
const ofFramework = 100_000;

const isData = (request: Request): boolean => request.url().startsWith('data:');

/** Headers that an answer should have and does not. */
const bare = async (requests: readonly Request[]): Promise<string[]> => {
  const answers = await Promise.all(requests.map((request) => request.response()));
  return answers.flatMap((answer) => {
    if (!answer) return [];
    const wanted = answer.request().resourceType() === 'document' ? { ...everywhere, ...ofPages } : everywhere;
    return Object.entries(wanted)
      .filter(([name, value]) => !value.test(answer.headers()[name] ?? ''))
      .map(([name]) => `${answer.url()} lacks ${name}`);
  });
};

const pages = [
  ...schoolRoutes.map((path) => ({ site: 'amaltas', path })),
  { site: 'greenfield', path: '/' },
  { site: 'hostile', path: '/' },
  { site: 'platform', path: '/' },
  { site: 'amaltas', path: missingPath },
  { site: 'platform', path: missingPath },
];

describe.each(pages)('$site $path', ({ site, path }) => {
  it('speaks to no one else, breaks no rule of its policy and logs nothing', async () => {
    const { page, status, faults, requests } = await visit(site, path, { reducedMotion: 'no-preference' });
    await readWhole(page);
    await page.waitForLoadState('networkidle');
    expect(status).toBe(path === missingPath ? 404 : 200);
    const travelled = requests.filter((request) => !isData(request));
    const origins = new Set(travelled.map((request) => new URL(request.url()).origin));
    expect([...origins]).toEqual([origin(site)]);
    // Chromium itself writes down that the page was not found.
    expect(faults.filter((fault) => status !== 404 || !fault.includes('404'))).toEqual([]);
    expect(travelled.map((request) => request.failure()).filter(Boolean)).toEqual([]);
    expect(await bare(travelled)).toEqual([]);
    expect(await page.locator('script:not([src]):not([type$="json"])').count()).toBe(1);
    // No page needs a framework.
    const scripts = travelled.filter((request) => request.resourceType() === 'script');
    const sizes = await Promise.all(scripts.map(async (one) => (await (await one.response())?.body())?.length ?? 0));
    expect(sizes.length).toBeGreaterThan(0);
    expect(sizes.filter((size) => size > ofFramework)).toEqual([]);
    const handlers = await page
      .locator('*')
      .evaluateAll((all) => all.flatMap((one) => one.getAttributeNames().filter((name) => name.startsWith('on'))));
    expect(handlers).toEqual([]);
  });
});

it('the policy forbids scripts that are not files of the server', async () => {
  const { page, faults } = await visit('amaltas');
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'document.title = "broken in"';
    document.body.append(script);
  });
  expect(await page.title()).toBe('Amaltas Vidyalaya');
  await expect.poll(() => faults.join('\n')).toContain('Against the policy: script-src-elem inline');
});

import { describe, expect, it } from 'vitest';
import { extent } from '../support/extent.ts';
import { ask } from '../support/request.ts';
import { greenfieldContent } from './support/fixtures.ts';
import { startBrowsing, type Visit } from './support/visit.ts';

const { visit, origin } = startBrowsing();

const name = 'schoolConfig';
const monthSeconds = 30 * 86_400;

const cookieOf = async ({ page }: Visit) => {
  const cookie = (await page.context().cookies()).find((one) => one.name === name);
  if (!cookie) throw new Error('There is no cookie.');
  return { ...cookie, config: JSON.parse(decodeURIComponent(cookie.value)) as Record<string, unknown> };
};

describe('the cookie schoolConfig', () => {
  it('tells the school of the page, for 30 days', async () => {
    const { header } = greenfieldContent();
    const start = Date.now() / 1000;
    const visited = await visit('greenfield');
    const { config, expires, path } = await cookieOf(visited);
    const schoolId = Number(await visited.page.locator('html').getAttribute('data-school-id'));
    expect(schoolId).toBeGreaterThan(0);
    const given = await visited.page.evaluate(async () => (await fetch('/api/website/schoolByDomain')).json());
    const schoolDomain = given.school_Domain;
    expect(schoolDomain).toBe(new URL(origin('greenfield')).host);
    expect(config).toEqual({ themeId: 1, schoolId, schoolKey: header.schoolKey, schoolDomain });
    expect(path).toBe('/');
    expect(expires).toBeGreaterThanOrEqual(Math.floor(start) + monthSeconds);
    expect(expires).toBeLessThanOrEqual(Date.now() / 1000 + monthSeconds);
  });

  it.each(extent(['amaltas'], ['platform', 'amaltas', 'devdatt', 'kurinji']))(
    'is told of on the privacy page of %s',
    async (site) => {
      for (const path of ['/privacy', '/hi/privacy']) {
        const { page } = await visit(site, path);
        const text = await page.locator('main').innerText();
        const names = (await page.context().cookies()).map((cookie) => cookie.name);
        expect(names).toContain(name);
        expect(names.filter((one) => !text.includes(one) && !(one === 'autoRequest' && site !== 'platform'))).toEqual(
          [],
        );
      }
    },
  );

  it('is one of each school', async () => {
    const { config } = await cookieOf(await visit('amaltas'));
    expect(config).toMatchObject({
      themeId: 1,
      schoolKey: 'AMV-1987-0422',
      schoolDomain: new URL(origin('amaltas')).host,
    });
  });

  it('changes nothing of what the server renders, whatever a visitor writes into it', async () => {
    const { host, port } = new URL(origin('amaltas'));
    const forged = encodeURIComponent(
      JSON.stringify({ themeId: 0, schoolId: 2, schoolKey: 'GPS', schoolDomain: 'evil.example' }),
    );
    const plain = await ask(Number(port), '/', { host });
    const tampered = await ask(Number(port), '/', { host, headers: { cookie: `${name}=${forged}` } });
    expect(tampered.status).toBe(200);
    expect(tampered.text).toBe(plain.text);
    expect(tampered.headers.etag).toBe(plain.headers.etag);

    const visited = await visit('amaltas', '/', {
      prepare: (page) => page.context().addCookies([{ name, value: forged, url: origin('amaltas') }]),
    });
    expect(await visited.page.title()).toBe('Amaltas Vidyalaya');
    expect((await cookieOf(visited)).config).toMatchObject({ themeId: 1, schoolKey: 'AMV-1987-0422' });
  });
});

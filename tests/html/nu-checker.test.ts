import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { packageRoot } from '#shared/package-root.ts';
import { type RunningServer, startServer } from '../support/server.ts';
import { type CrawledPage, crawl } from './crawl.ts';
import { checkPages, whyNoChecker } from './nu-checker.ts';

/** A site in each theme: the demo schools, and the product's own pages. */
const sites = [
  { theme: 'gulmohar', slug: 'amaltas' },
  { theme: 'quadrangle', slug: 'devdatt' },
  { theme: 'canopy', slug: 'kurinji' },
  { theme: 'platform', slug: '' },
] as const;

/** The addresses of a theme that need no parameter. */
const routesOf = (theme: string): string[] => {
  const text = readFileSync(join(packageRoot, 'themes', theme, 'theme.json'), 'utf8');
  const { templates } = JSON.parse(text) as { templates: Record<string, { route?: string }> };
  return Object.values(templates).flatMap(({ route }) => (route === undefined || route.includes(':') ? [] : [route]));
};

const missing = whyNoChecker();

describe('the Nu HTML checker', () => {
  // Elsewhere the line of the tests that are left out says why.
  it.runIf(missing && process.env.CI !== 'true')(`is left out: ${missing}`, ({ skip }) => skip(missing));
  it.runIf(missing && process.env.CI === 'true')('is there', () => expect(missing).toBeUndefined());
});

describe.runIf(!missing)('every page, as the Nu HTML checker reads it', () => {
  const root = mkdtempSync(join(tmpdir(), 'sy-html-'));
  let server: RunningServer;
  beforeAll(async () => {
    mkdirSync(join(root, 'data'));
    server = await startServer({ DATA_DIR: join(root, 'data'), LOG_LEVEL: 'warn' });
  });
  afterAll(async () => {
    await server.stop();
    rmSync(root, { recursive: true, force: true });
  });

  it.each(sites)('of $theme has no fault', { timeout: 600_000 }, async ({ theme, slug }) => {
    const routes = routesOf(theme);
    const host = `${slug && `${slug}.`}localhost:${server.port}`;
    const pages = await crawl(server, host, [...routes, '/login', '/login?type=2', '/there/is/no/such/page']);
    expect(pages.filter(({ status }) => status >= 500)).toEqual([]);
    expect(pages.map(({ path }) => path)).toEqual(expect.arrayContaining(routes));
    expect(await checkPages(pages)).toEqual([]);
  });

  it('has faults where there are some', async () => {
    const page: CrawledPage = {
      address: 'planted',
      path: '/',
      status: 200,
      html: '<!doctype html><html lang="en"><title>x</title><p><div id="a"></div><div id="a"></div>',
    };
    expect(await checkPages([page])).toContainEqual(expect.stringMatching(/^planted: error: Duplicate ID/));
  });
});

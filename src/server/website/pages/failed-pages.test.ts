import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { baseTheme } from '#engine/testing/base-theme.ts';
import { testEngine } from '#engine/testing/check.ts';
import { compiled, visitOf } from '#engine/testing/page.ts';
import { createCommits } from '#server/core/cache/testing/commits.ts';
import type { ShownSite } from '#server/tenancy/tenancy.ts';
import type { AssetManifest } from '#shared/assets.ts';
import { createFailedPages } from './failed-pages.ts';

/** The base theme, whose id is 100, with a page for failures. */
const theme = compiled(
  baseTheme.replace(
    '"not-found": {',
    '"error": { "h1": "title", "sections": [{ "id": "title", "type": "headline" }] }, "not-found": {',
  ),
);
const assets: AssetManifest = {
  loader: '/loader.js',
  islands: {},
  styles: {},
  drawings: {},
  fonts: [],
  speculation: '/rules.json',
};
const host = 'neem.localhost';

const shownOf = (schoolId: number): ShownSite => ({
  site: {
    school: { schoolId, slug: 'neem', schoolKey: 'NS', name: 'Neem School', listed: true },
    record: { themeId: theme.themeId },
    isDemo: false,
    timeZone: 'Asia/Kolkata',
    locales: [],
    at: () => visitOf().site,
    dayEnds: () => Number.POSITIVE_INFINITY,
    until: Number.POSITIVE_INFINITY,
    endsAt: Number.POSITIVE_INFINITY,
    media: [],
    countsVisits: true,
    mail: { fromName: undefined, replyTo: undefined },
  },
  version: { hash: 'a'.repeat(64), theme },
  record: { themeId: theme.themeId },
});

/** Pages for failures at the host of school 7, which was visited, and the commits that they follow. */
const open = () => {
  const commits = createCommits();
  const failed = createFailedPages({
    engine: testEngine,
    invalidation: commits.invalidation(),
    assets,
    now: () => 0,
    log: pino({ level: 'silent' }),
  });
  const remember = () => failed.remember(host, shownOf(7));
  const isRemembered = async (): Promise<boolean> => {
    const { html } = await failed.make({ id: 'r-1', host, url: '/' }, new Error('A bug.'));
    return html.includes('Neem School');
  };
  remember();
  return { commits, failed, remember, isRemembered };
};

describe('what is remembered of a host, for pages that fail', () => {
  it('makes a page of its theme, and a plain one for another host', async () => {
    const { failed, isRemembered } = open();
    expect(await isRemembered()).toBe(true);
    const other = await failed.make({ id: 'r-1', host: 'asha.localhost', url: '/' }, new Error('A bug.'));
    expect(other.status).toBe(500);
    expect(other.html).not.toContain('Neem School');
  });

  it.each([
    ['its theme', 'theme:100'],
    ['its profile', 'school:7:schoolProfile'],
    ['its choices', 'school:7:siteRecord'],
    ['its pictures', 'school:7:media'],
    ['the directory of schools', 'schools'],
  ])('is forgotten after a commit to %s', async (_, tag) => {
    const { commits, isRemembered } = open();
    commits.commit([tag]);
    expect(await isRemembered()).toBe(false);
  });

  it.each([
    ['another theme', 'theme:10'],
    ["another school's profile", 'school:77:schoolProfile'],
    ['what it does not show', 'school:7:holiday'],
  ])('stays after a commit to %s', async (_, tag) => {
    const { commits, isRemembered } = open();
    commits.commit([tag]);
    expect(await isRemembered()).toBe(true);
  });

  it('stays while the database is away, and is forgotten where commits may have been missed', async () => {
    const { commits, remember, isRemembered } = open();
    commits.set('away');
    expect(await isRemembered()).toBe(true);
    commits.flush();
    expect(await isRemembered()).toBe(false);
    remember();
    expect(await isRemembered()).toBe(true);
  });
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { schoolTag } from '#schemas/sources/index.ts';
import type { SiteRecord } from '#schemas/theme/site-record.ts';
import { type StoredSiteRecord, siteRecords } from '#server/store/schema.ts';
import { putThemeVersion, setThemePointer } from '#server/store/theme-versions.ts';
import { packageRoot } from '#shared/package-root.ts';
import { themeHash } from '#shared/theme-hash.ts';
import { startApp, type TestApp } from '../support/server.ts';

const json = (path: string): Record<string, unknown> =>
  JSON.parse(readFileSync(join(packageRoot, path), 'utf8')) as Record<string, unknown>;

describe('what a school has chosen of its theme', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp();
  });
  afterAll(() => app.stop());

  const choose = (choices: Partial<SiteRecord>): Promise<void> =>
    app.store.school(1, async ({ db, touch }) => {
      const empty = { version: null, preset: null, settings: {}, tokens: {}, overrides: {} };
      const record = { ...empty, themeId: 1, ...choices } as StoredSiteRecord;
      await db.update(siteRecords).set({ record }).where(eq(siteRecords.schoolId, 1));
      touch(schoolTag(1, 'siteRecord'));
    });
  const publish = async (document: Record<string, unknown>, themeId: number): Promise<void> => {
    const hash = themeHash(document);
    await putThemeVersion(app.store, { hash, themeId, document, assets: {} });
    await setThemePointer(app.store, { themeId, hash, byOperator: true });
  };
  const home = async (): Promise<string> => {
    const { status, text } = await app.get('/', { host: 'greenfield.localhost' });
    expect(status).toBe(200);
    return text;
  };

  it('costs no page where it is of a wrong type', async () => {
    await choose({
      settings: { showBirthdays: 'perhaps' as never },
      tokens: { 'color.primary': '#123456', 'color.ink': 'url(evil)' },
      overrides: {
        'home/gallery': { settings: { limit: 'many', heading: { t: 'x' }, moreHref: 'javascript:alert(1)' } },
        'home/banner': { hidden: true },
      },
    });
    const page = await home();
    expect(page).toContain('--color-primary:#123456');
    expect(page).toContain('data-section="home/banner"');
    expect(page).toContain('data-section="home/gallery"');
    expect(page).not.toMatch(/javascript:alert|url\(evil\)/);
  });

  it('is carried through an upgrade that renames a section', async () => {
    await choose({ overrides: { 'home/gallery': { hidden: true } } });
    expect(await home()).not.toContain('data-section="home/gallery"');
    const text = JSON.stringify(json('themes/gulmohar/theme.json')).replace(
      '"id":"gallery","type"',
      '"id":"photos","type"',
    );
    const renamed = { ...(JSON.parse(text) as object), renames: { sections: { 'home/gallery': 'home/photos' } } };
    await publish(renamed, 1);
    expect(await home()).not.toMatch(/data-section="home\/(gallery|photos)"/);
    await choose({});
    expect(await home()).toContain('data-section="home/photos"');
  });

  it('may be a version that was stored in an older format', async () => {
    await publish({ ...json('tests/fixtures/formats/gulmohar-1.2.0.json'), themeId: 100 }, 100);
    await choose({ themeId: 100 });
    const page = await home();
    expect(page).toContain('data-theme-id="100"');
    expect(page).toContain('data-section="home/login"');
  });
});

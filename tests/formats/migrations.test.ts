import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type CompiledTheme, createEngine } from '#engine/index.ts';
import { migrateDocument } from '#engine/migrate/index.ts';
import { openFixture } from '#preview/data/fixture-reader.ts';
import { sources } from '#schemas/sources/index.ts';
import { sections } from '#sections/index.ts';
import { packageRoot } from '#shared/package-root.ts';
import { testNow } from '../support/schools.ts';

const fixture = (name: string): unknown =>
  JSON.parse(readFileSync(join(import.meta.dirname, '../fixtures/formats', name), 'utf8'));

describe('a theme of format 0, carried over', () => {
  const engine = createEngine({ sections, sources, clock: () => performance.now() });
  const compile = (document: unknown): CompiledTheme => {
    const result = engine.compile({ file: 'theme.json', text: JSON.stringify(document) });
    if (!result.ok) throw new Error(JSON.stringify(result.problems, null, 2));
    return result.theme;
  };
  const carried = (): unknown => {
    const result = migrateDocument(fixture('theme-format-0.json'));
    return result.ok ? result.document : undefined;
  };

  it('passes the checker with all its proofs', () => {
    const { findings } = engine.check({ file: 'theme.json', text: JSON.stringify(carried()) });
    expect(findings).toEqual([]);
  });

  it('renders a school’s page', async () => {
    const theme = compile(carried());
    const home = theme.templates.home;
    if (!home) throw new Error('It has no home page.');
    const fixtureSchool = await openFixture(join(packageRoot, 'src/demo/schools/amaltas'));
    const site = fixtureSchool.site('http://localhost', testNow);
    const visit = { site, record: { themeId: 100 }, visitor: { signedIn: false }, locale: 'en' };
    const plan = engine.plan(theme, home, { ...visit, path: '/', params: {}, query: {} });
    const decision = engine.decide(plan, await engine.load(plan, fixtureSchool.loaders(site.today)));
    const { body, dropped } = await engine.render(decision);
    expect(dropped).toEqual([]);
    for (const key of ['header/header', 'home/banner', 'home/login', 'home/gallery', 'footer/footer'])
      expect(body).toContain(`data-section="${key}"`);
    expect(body).toContain('From our days at school');
  });
});

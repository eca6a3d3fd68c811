import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type CompiledTheme, createEngine } from '#engine/index.ts';
import { createLossFinder } from '#engine/record/losses.ts';
import { compileSchema, createAjv } from '#engine/schema/validate.ts';
import { sources } from '#schemas/sources/index.ts';
import { pageStyle } from '#schemas/theme/page-style.ts';
import { type SiteRecord, siteRecordSchema } from '#schemas/theme/site-record.ts';
import { sections } from '#sections/index.ts';
import { readDemoSite } from '#server/main/demo/seed.ts';
import { builtInThemes } from '../support/built-in-themes.ts';

const root = join(import.meta.dirname, '../..');
const schools = join(root, 'src/demo/schools');
const engine = createEngine({ sections, sources, clock: () => 0 });
const findLosses = createLossFinder({ resolveRecord: engine.resolveRecord, sections, page: pageStyle });
const isRecord = compileSchema(createAjv(), siteRecordSchema);

const themes: readonly CompiledTheme[] = builtInThemes.flatMap((slug) => {
  const file = join(root, 'themes', slug, 'theme.json');
  if (!existsSync(file)) return [];
  const result = engine.compile({ file, text: readFileSync(file, 'utf8') });
  return result.ok ? [result.theme] : [];
});

interface DemoSite {
  readonly slug: string;
  readonly record: SiteRecord;
  readonly theme: CompiledTheme;
}

const sites = await Promise.all(
  readdirSync(schools).map(async (slug): Promise<DemoSite> => {
    const record = await readDemoSite(join(schools, slug));
    const theme = themes.find(({ themeId }) => themeId === record.themeId);
    if (!theme) throw new Error(`${slug} wears theme ${record.themeId}, which is not there.`);
    return { slug, record, theme };
  }),
);

/** Primary, secondary and the dark bands: what a visitor knows a palette by. */
const paletteOf = ({ theme, record }: DemoSite): readonly (string | undefined)[] =>
  ['color.primary', 'color.secondary', 'color.inverse'].map(
    (name) => record.tokens?.[name] ?? theme.tokens[name]?.css.toUpperCase(),
  );

describe('the sites of the demo schools', () => {
  it('wear each school theme once', () => {
    const worn = sites.map(({ record }) => record.themeId).sort();
    expect(worn).toEqual(themes.flatMap(({ themeId }) => (themeId > 0 ? [themeId] : [])).sort());
  });

  it.each(sites)('$slug chooses what its theme has, in colours that can be read', ({ record, theme }) => {
    expect(isRecord(record) ? [] : isRecord.errors).toEqual([]);
    expect(findLosses(record, theme, undefined)).toEqual([]);
  });

  it('would be told of a colour that is too weak, and of a token that the theme has not', () => {
    const [site] = sites;
    const tokens = { 'color.primary': '#E9C979', 'color.gone': '#000000' };
    expect(
      findLosses({ themeId: site?.record.themeId ?? 0, tokens }, site?.theme as CompiledTheme, undefined),
    ).toMatchObject([
      { kind: 'token', name: 'color.gone' },
      { kind: 'contrast', name: 'color.primary' },
    ]);
  });

  it.each(sites)('$slug has a palette of its own, other than the one its theme comes with', (site) => {
    const { theme, record } = site;
    expect(record.tokens?.['color.primary']).not.toBe(theme.tokens['color.primary']?.css.toUpperCase());
    const others = [
      ...sites.filter(({ slug }) => slug !== site.slug).map(paletteOf),
      ...themes.map((one) => paletteOf({ slug: one.slug, theme: one, record: { themeId: one.themeId } })),
    ];
    for (const other of others) expect(paletteOf(site)[0]).not.toBe(other[0]);
    expect(others).not.toContainEqual(paletteOf(site));
  });

  it.each(sites)('$slug moves what belongs to a colour with it', ({ record: { tokens = {} } }) => {
    expect(Object.keys(tokens)).toEqual(
      expect.arrayContaining(['color.primary', 'color.primary-hover', 'color.primary-tint', 'color.link']),
    );
  });
});

import { describe, expect, it } from 'vitest';
import type { SiteRecord } from '#schemas/theme/site-record.ts';
import { edited } from '../testing/base-theme.ts';
import { testEngine } from '../testing/check.ts';
import { compiled, decisionOf, planOf } from '../testing/page.ts';
import { createRecordResolver, type ResolvedRecord } from './resolve-record.ts';

const renames = {
  sections: { 'home/first': 'home/latest', 'home/latest': 'home/news' },
  settings: { news: 'showNews' },
  tokens: { 'color.text': 'color.ink' },
};
const theme = compiled(edited('"presets": {', `"renames": ${JSON.stringify(renames)}, "presets": {`));
const resolve = (record: Partial<SiteRecord>): ResolvedRecord =>
  testEngine.resolveRecord(theme, { themeId: 100, ...record });
const danglingOf = (record: Partial<SiteRecord>): readonly string[] =>
  resolve(record).dangling.map(({ kind, name, message }) => `${kind} ${name}: ${message}`);

/** The same theme with fonts. */
const font = { type: 'fontFamily', css: '"Figtree", sans-serif' } as const;
const withFonts = { ...theme, tokens: { ...theme.tokens, 'font.heading': font, 'font.body': font } };

describe('resolveRecord', () => {
  it('takes fonts that are brought, for text those with regular letters alone', () => {
    const of = (tokens: NonNullable<SiteRecord['tokens']>) => {
      const { record, dangling } = testEngine.resolveRecord(withFonts, { themeId: 100, tokens });
      return [record.tokens, dangling.map(({ message }) => message)];
    };
    const chosen = { 'font.heading': 'Eczar', 'font.body': 'Nunito Sans' };
    expect(of(chosen)).toEqual([chosen, []]);
    expect(of({ 'font.body': 'Eczar' })).toEqual([
      {},
      ['"font.body" takes "Figtree", "Nunito Sans", "Public Sans", not "Eczar".'],
    ]);
    expect(of({ 'font.heading': 'Comic Sans MS' })).toEqual([{}, [expect.stringContaining('not "Comic Sans MS"')]]);
  });

  it('leaves a record alone that is right', () => {
    const record: SiteRecord = {
      themeId: 100,
      version: null,
      preset: 'quiet',
      settings: { showNews: false, tone: 'loud' },
      tokens: { 'color.ink': '#123456' },
      overrides: {
        'home/news': { hidden: true, settings: { limit: 2 }, translations: { hi: { heading: 'नया' } } },
        'header/top': { hidden: true },
      },
    };
    expect(resolve(record)).toEqual({ record, dangling: [] });
  });

  it('carries choices over to the names of this version', () => {
    const { record, dangling } = resolve({
      settings: { news: false },
      tokens: { 'color.text': '#123456' },
      overrides: { 'home/first': { settings: { limit: 2 } } },
    });
    expect(dangling).toEqual([]);
    expect(record).toMatchObject({
      settings: { showNews: false },
      tokens: { 'color.ink': '#123456' },
      overrides: { 'home/news': { settings: { limit: 2 } } },
    });
  });

  it('takes a variant of format 1 for the look that it has become', () => {
    const news = (override: object) => resolve({ overrides: { 'home/news': override } });
    const chosen = news({ settings: { variant: 'plain', limit: 2 } });
    expect(chosen.record.overrides).toEqual({ 'home/news': { look: 'plain', settings: { limit: 2 } } });
    expect(chosen.dangling).toEqual([]);
    expect(news({ look: 'plain', settings: { variant: 'tiles' } }).record.overrides).toEqual({
      'home/news': { look: 'plain' },
    });
    expect(news({ settings: { variant: 'mosaic' } }).dangling).toMatchObject([{ kind: 'section look' }]);
  });

  it('keeps the settings of figures of format 1 out of a kind that never had them', () => {
    const { record, dangling } = resolve({ overrides: { 'home/news': { settings: { studentsValue: '900' } } } });
    expect(record.overrides ?? {}).toEqual({});
    expect(dangling).toMatchObject([{ kind: 'section setting', name: 'home/news.studentsValue' }]);
  });

  it('carries an order of sections over too, without what the theme has not', () => {
    const { record, dangling } = resolve({ order: { home: ['first', 'news', 'title', 'top'], gone: ['news'] } });
    expect(record.order).toEqual({ home: ['news', 'title'] });
    expect(dangling.map(({ kind, name }) => `${kind} ${name}`)).toEqual(['order home/top', 'order gone']);
  });

  it('prefers what was chosen under the new name, and says so', () => {
    const { record, dangling } = resolve({ settings: { news: false, showNews: true } });
    expect(record.settings).toEqual({ showNews: true });
    expect(dangling).toEqual([{ kind: 'setting', name: 'news', message: expect.stringContaining('now "showNews"') }]);
  });

  it.each<[Partial<SiteRecord>, string]>([
    [{ preset: 'loud' }, 'preset loud: The theme has no preset "loud".'],
    [{ settings: { toString: true } as never }, 'setting toString: The theme has no setting'],
    [{ settings: { showNews: 'yes' } }, 'setting showNews: "showNews" is a boolean in this theme, not "yes".'],
    [{ settings: { tone: 'wild' } }, 'setting tone: "tone" takes "calm", "loud", not "wild".'],
    [{ tokens: { 'color.gone': '#123456' } }, 'token color.gone: The theme has no token'],
    [{ tokens: { 'size.gap': '#123456' } }, 'token size.gap: "size.gap" is a dimension'],
    [{ tokens: { 'color.ink': 'red' } }, 'token color.ink: "color.ink" takes a colour such as'],
    [{ overrides: { 'home/gone': { hidden: true } } }, 'section home/gone: The theme has no section'],
    [{ overrides: { 'home/title': { hidden: true } } }, 'section home/title: "home/title" carries the h1'],
    [
      { overrides: { 'home/news': { settings: { size: 1 } } } },
      'section setting home/news.size: "list" has no setting',
    ],
    [
      { overrides: { 'home/news': { settings: { items: [] } } } },
      'section setting home/news.items: "list" has no setting',
    ],
    [
      { overrides: { 'home/news': { settings: { heading: 1 } } } },
      'section setting home/news.heading: "heading" of "list" must be string: 1.',
    ],
    [
      { overrides: { 'home/news': { translations: { hi: { limit: '3' } } } } },
      'section setting home/news.limit@hi: "list" has no text "limit" that could be translated.',
    ],
    [{ overrides: { 'home/news': { look: 'mosaic' } } }, 'section look home/news: "list" has no look "mosaic".'],
  ])('leaves %j out, and nothing else', (wrong, message) => {
    const right = { settings: { tone: 'loud' }, overrides: { 'home/news': { settings: { limit: 4 } } } };
    const merged: Partial<SiteRecord> = {
      ...wrong,
      settings: { ...right.settings, ...wrong.settings },
      overrides: {
        ...right.overrides,
        ...Object.fromEntries(
          Object.entries(wrong.overrides ?? {}).map(([key, override]) => [
            key,
            key === 'home/news'
              ? { ...override, settings: { ...right.overrides['home/news'].settings, ...override.settings } }
              : override,
          ]),
        ),
      },
    };
    expect(danglingOf(merged)).toEqual([expect.stringContaining(message)]);
    const { record } = resolve(merged);
    expect(record.overrides).toEqual(right.overrides);
    expect(record.settings).toEqual('tone' in (wrong.settings ?? {}) ? {} : right.settings);
    expect([record.tokens, record.preset]).toEqual([{}, null]);
  });

  it('keeps a page standing that a wrong setting would have broken', () => {
    const raw = { themeId: 100, overrides: { 'home/news': { settings: { limit: 'many', rows: 'none' } } } };
    const { record } = testEngine.resolveRecord(theme, raw);
    const news = decisionOf(planOf('home', theme, { record })).sections.find(({ key }) => key === 'home/news');
    expect(news?.props).toMatchObject({ limit: 3, rows: [{ label: 'Row' }] });
  });

  it('changes neither record nor theme, and resolves each pair once', () => {
    const record: SiteRecord = {
      themeId: 100,
      overrides: { 'home/first': { settings: { rows: [{ label: 'Own' }] } } },
    };
    const before = structuredClone(record);
    const resolver = createRecordResolver(new Map());
    expect(resolver(theme, record)).toBe(resolver(theme, record));
    expect(resolver(theme, { ...record })).not.toBe(resolver(theme, record));
    expect(record).toEqual(before);
  });
});

import { describe, expect, it } from 'vitest';
import { createEngine } from '#engine/index.ts';
import { lookId } from '#engine/section.ts';
import { sources } from '#schemas/sources/index.ts';
import type { TokenExtension } from '#schemas/theme/tokens.ts';
import { sections } from '#sections/index.ts';
import { builtInThemes } from '../support/built-in-themes.ts';
import { readText } from './files.ts';

const engine = createEngine({ sections, sources, clock: () => 0 });

/** WCAG 2.2, relative luminance and contrast ratio. */
const luminance = (css: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(css.slice(at, at + 2), 16) / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};
const contrast = (a: string, b: string): number => {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((one, other) => other - one);
  return (light + 0.05) / (dark + 0.05);
};

type TokenNode = Readonly<Record<string, { readonly $extensions?: { readonly schoolyard?: TokenExtension } }>>;

describe('the contrast formula', () => {
  it('gives the known ratios', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  });
});

describe.each(builtInThemes)('themes/%s', (slug) => {
  const text = readText(`themes/${slug}/theme.json`);
  const result = engine.compile({ file: `themes/${slug}/theme.json`, text });
  const tokens = result.ok ? result.theme.tokens : {};
  const templates = result.ok ? Object.values(result.theme.templates) : [];
  const looks = new Set(templates.flatMap((template) => template.sections.map(lookId)));
  const used = sections.filter((manifest) => looks.has(lookId(manifest)));
  const declared = (JSON.parse(text) as { tokens: { color: TokenNode } }).tokens.color;

  it('compiles without a finding, under the name of its folder', () => {
    expect(result.problems).toEqual([]);
    expect(result.ok && result.theme.slug).toBe(slug);
  });

  it.skipIf(slug === 'platform')('says on some page of it that there are no facilities, holidays or pictures', () => {
    const sectionsOf = templates.flatMap((template) => template.sections);
    for (const type of ['facilities', 'holidays', 'gallery'])
      expect(
        sectionsOf.some((one) => one.type === type && one.onEmpty === 'message'),
        type,
      ).toBe(true);
  });

  it('has every token that its sections read', () => {
    const missing = used.flatMap(({ type, tokens: names, contrast: pairs }) =>
      [...names, ...pairs.flatMap(({ text: front, on }) => [front, on])]
        .filter((name) => !Object.hasOwn(tokens, name))
        .map((name) => `${type}: ${name}`),
    );
    expect(missing).toEqual([]);
  });

  it('holds the contrast that its sections and its own tokens ask for', () => {
    const own = Object.entries(declared).flatMap(([name, token]) => {
      const rule = token?.$extensions?.schoolyard?.contrast;
      return (rule?.on ?? []).map((on) => ({
        of: slug,
        text: `color.${name}`,
        on: on.slice(1, -1),
        min: rule?.min ?? 21,
      }));
    });
    const pairs = [...used.flatMap(({ type, contrast: all }) => all.map((pair) => ({ of: type, ...pair }))), ...own];
    expect(pairs.length).toBeGreaterThan(20);
    const weak = pairs
      .map((pair) => ({
        ...pair,
        ratio: contrast(tokens[pair.text]?.css ?? '#000000', tokens[pair.on]?.css ?? '#000000'),
      }))
      .filter(({ ratio, min }) => ratio < min);
    expect(weak).toEqual([]);
  });
});

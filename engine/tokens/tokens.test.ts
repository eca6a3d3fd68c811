import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { edited } from '../testing/base-theme.ts';
import { foundIn, problemsOf } from '../testing/check.ts';
import { compiled } from '../testing/page.ts';
import { cssColor } from './color.ts';
import { toCss } from './css.ts';
import { customProperties } from './custom-properties.ts';

const px = (value: number) => ({ value, unit: 'px' }) as const;
const black = { colorSpace: 'srgb', components: [0, 0, 0] } as const;
const layer = { color: { ...black, alpha: 0.1 }, offsetX: px(0), offsetY: px(1), blur: px(24), spread: px(-2) };

describe('toCss', () => {
  it.each([
    ['color', { ...black, components: [1, 0.5, 0] }, '#ff8000'],
    ['color', { ...black, alpha: 1 }, '#000000'],
    ['color', { ...black, alpha: 0.25 }, 'rgb(0 0 0 / 0.25)'],
    ['dimension', px(0), '0'],
    ['dimension', px(20), '1.25rem'],
    ['dimension', { value: 2, unit: 'rem' }, '2rem'],
    ['fontFamily', ['Baloo 2', 'Arial', 'sans-serif'], '"Baloo 2", "Arial", sans-serif'],
    ['number', 1.5, '1.5'],
    ['shadow', layer, '0 0.0625rem 1.5rem -0.125rem rgb(0 0 0 / 0.1)'],
    [
      'shadow',
      [layer, { ...layer, color: black }],
      '0 0.0625rem 1.5rem -0.125rem rgb(0 0 0 / 0.1), 0 0.0625rem 1.5rem -0.125rem #000000',
    ],
  ] as const)('writes a %s', (type, value, css) => expect(toCss(type, value, {})).toBe(css));

  it('writes a fluid dimension with its two sizes at 390 and 1440 pixels', () => {
    expect(toCss('dimension', px(34), { fluid: px(64) })).toBe('clamp(2.125rem, 1.4286rem + 2.8571vw, 4rem)');
    expect(toCss('dimension', px(64), { fluid: px(34) })).toMatch(/^clamp\(2\.125rem, .* \+ -2\.8571vw, 4rem\)$/);
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 200 }), fc.integer({ min: 1, max: 200 }), (from, to) => {
        const css = toCss('dimension', px(from), { fluid: px(to) });
        const [, base = '', slope = ''] = /, (-?[\d.]+)rem \+ (-?[\d.]+)vw,/.exec(css) ?? [];
        const at = (width: number): number => Number(base) * 16 + (Number(slope) * width) / 100;
        expect(at(390)).toBeCloseTo(from, 1);
        expect(at(1440)).toBeCloseTo(to, 1);
      }),
    );
  });

  it('rounds colours as browsers do', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 255 }), (channel) => {
        const components: [number, number, number] = [channel / 255, 0, 1];
        expect(cssColor({ colorSpace: 'srgb', components })).toBe(`#${channel.toString(16).padStart(2, '0')}00ff`);
      }),
    );
  });
});

describe('customProperties', () => {
  const { tokens } = compiled();

  it('names each token and follows its aliases', () => {
    expect(customProperties(tokens)).toBe(
      ':root{--color-canvas:#ffffff;--color-ink:#000000;--color-link:#000000;--color-visited:#000000;--size-gap:1rem}',
    );
  });

  it('gives an alias what overrides its target, unless it is overridden itself', () => {
    expect(customProperties(tokens, { 'color.ink': '#112233' })).toContain('--color-visited:#112233');
    const both = customProperties(tokens, { 'color.ink': '#112233', 'color.link': '#445566' });
    expect(both).toContain('--color-ink:#112233;--color-link:#445566;--color-visited:#445566');
  });

  it.each([
    'red',
    '#12345',
    '#1122334',
    '#112233;}</style><script>',
    'url(https://x.example)',
    '',
    ' #112233',
    '#112233\n',
    7,
    null,
  ])('passes over the override %j', (value) =>
    expect(customProperties(tokens, { 'color.ink': value })).toBe(customProperties(tokens)),
  );

  it('passes over overrides of what is no colour or no token', () => {
    const odd = { 'size.gap': '#112233', 'color.none': '#112233', __proto__: { 'color.ink': '#112233' } };
    expect(customProperties(tokens, odd)).toBe(customProperties(tokens));
  });

  it('sets what a school has chosen a font for in that font, and in no other', () => {
    const fonts = { 'font.heading': { type: 'fontFamily', css: '"Figtree", sans-serif' } } as const;
    expect(customProperties(fonts, { 'font.heading': 'Eczar' })).toBe(
      ':root{--font-heading:"Eczar", "Eczar Fallback", Georgia, serif}',
    );
    for (const value of ['Comic Sans MS', '"Eczar"', 'Eczar;}', '#112233', 7])
      expect(customProperties(fonts, { 'font.heading': value })).toBe(customProperties(fonts));
  });

  it('never lets an override out of its declaration', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom('color.ink', 'color.link', 'size.gap'), fc.string()), (overrides) => {
        expect(customProperties(tokens, overrides)).toMatch(/^:root\{(--[a-z-]+:[#.0-9a-z]+;?)+\}$/);
      }),
    );
  });
});

describe('a theme’s tokens', () => {
  const color = '"$type": "color",';

  it('keep their order, aliases among them', () => {
    expect(Object.keys(compiled().tokens)).toEqual([
      'color.canvas',
      'color.ink',
      'color.link',
      'color.visited',
      'size.gap',
    ]);
    expect(compiled().tokens['color.visited']).toEqual({ type: 'color', css: '#000000', alias: 'color.link' });
  });

  it('may come behind the alias that names them', () => {
    const { tokens } = compiled(edited(color, `${color} "first": { "$value": "{color.visited}" },`));
    expect(tokens['color.first']?.css).toBe('#000000');
  });

  it('leave an alias of a faulty token without a finding of its own', () => {
    const text = edited('"components": [0, 0, 0]', '"components": 0');
    expect(problemsOf(text).map(({ rule, pointer }) => [rule, pointer])).toEqual([
      ['THM012', '/tokens/color/ink/$value/components'],
    ]);
  });

  it('name every alias of a circle once', () => {
    const text = edited('"{color.ink}"', '"{color.visited}"').replace(
      color,
      `${color} "a": { "$value": "{color.b}" }, "b": { "$value": "{color.a}" }, "c": { "$value": "{color.a}" },`,
    );
    expect(foundIn(text).map(({ rule }) => rule)).toEqual(['THM027', 'THM027']);
    expect(problemsOf(text).map(({ message }) => message)).toEqual([
      'The alias leads round in a circle: color.a → color.b → color.a.',
      'The alias leads round in a circle: color.link → color.visited → color.link.',
    ]);
  });
});

import { describe, expect, it } from 'vitest';
import { edited } from '../../testing/base-theme.ts';
import { fixed, prove } from '../../testing/prove.ts';
import { font } from './index.ts';

const withFont = (value: unknown, name = 'heading'): string =>
  edited(
    '"size": {\n      "$type"',
    `"font": { "$type": "fontFamily", "${name}": { "$value": ${JSON.stringify(value)} } },\n    "size": {\n      "$type"`,
  );
const found = (value: unknown): unknown =>
  prove(font, withFont(value)).map(({ rule, pointer, suggestion }) => [rule, pointer, suggestion]);
const place = (at: number): string => `/tokens/font/heading/$value/${at}`;

describe('font', () => {
  it.each([
    ['one that the build brings', ['Eczar', 'Eczar Fallback', 'Georgia', 'serif']],
    ['one alone with its fallback', ['Figtree', 'Figtree Fallback']],
    ['the device’s own', ['ui-monospace', 'Menlo', 'monospace']],
    ['a generic family', ['sans-serif']],
    ['an alias', '{size.gap}'],
  ])('finds nothing in %s', (_, value) => expect(found(value)).toEqual([]));

  it('suggests the family that was meant', () => {
    expect(found(['Nunito Sams', 'sans-serif'])).toEqual([['THM054', place(0), 'Nunito Sans']]);
    expect(found(['public sans', 'sans-serif'])).toEqual([['THM054', place(0), 'Public Sans']]);
    expect(found(['Comic Neue', 'cursive'])).toEqual([['THM054', place(0), undefined]]);
  });

  it('looks at fallbacks, and at no other family behind the first', () => {
    expect(found(['Baloo 2', 'Balu 2 Fallback', 'Trebuchet MS', 'sans-serif'])).toEqual([
      ['THM054', place(1), 'Baloo 2 Fallback'],
    ]);
  });

  it('finds one without its fallback, on whose arrival lines jump', () =>
    expect(found(['Eczar', 'Georgia', 'serif'])).toEqual([['THM054', '/tokens/font/heading/$value', undefined]]));

  it('finds running text in a font that begins bold', () => {
    const body = (family: string): unknown =>
      prove(font, withFont([family, `${family} Fallback`], 'body')).map(({ rule, pointer }) => [rule, pointer]);
    expect(body('Bricolage Grotesque')).toEqual([['THM054', '/tokens/font/body/$value/0']]);
    expect(body('Figtree')).toEqual([]);
  });

  it('is corrected where it is certain', () => {
    const text = withFont(['Public Sens', 'Public Sens Fallback']);
    expect(fixed(text, prove(font, text))).toContain('["Public Sans","Public Sans Fallback"]');
  });

  it('says what visitors see instead', () => {
    expect(prove(font, withFont(['Lato', 'Arial']))[0]?.message).toContain('visitors see "Arial", or the next');
    expect(prove(font, withFont(['Lato']))[0]?.message).toContain('whatever font their device has');
  });
});

import { describe, expect, it } from 'vitest';
import { findLookStyles, fontOf, laterOf, lookStyles, rupeeOf, wholeStyle } from './look-styles.ts';

const font = { family: 'Baloo 2', rupee: '@font-face{}', preload: '', css: '', later: '', scripts: {} };
const assetsWith = (band: string) => ({
  styles: { base: 'html{}', 'stats/band': band, 'photo-gallery/wide': '.b{}' },
  fonts: [font],
});
const assets = assetsWith('.a{}');
const fileOf = (href: string): string => href.slice('/assets/'.length);

describe('the stylesheets of looks', () => {
  it('are one file in the order of the looks, found again by its address', () => {
    const { css, href } = lookStyles(assets, ['photo-gallery/wide', 'stats/band']);
    expect(css).toBe('.b{}.a{}');
    expect(href).toMatch(/^\/assets\/looks\.[\w-]{10}\.photo-gallery\.wide\.stats\.band\.css$/);
    expect(findLookStyles(assets, fileOf(href))).toEqual({ css, href });
  });

  it('may have what pages need of a stylesheet later, by itself or at the end of the whole', () => {
    const split = {
      ...assets,
      styles: { base: 'b{}', 'base/later': 'B{}', 'stats/band': 'a{}', 'stats/band-later': 'A{}' },
    };
    expect(lookStyles(split, [laterOf('base'), 'stats/band']).css).toBe('B{}a{}A{}');
    const { css, href } = lookStyles(split, [laterOf('stats/band')]);
    expect(css).toBe('A{}');
    expect(findLookStyles(split, fileOf(href))).toEqual({ css, href });
    expect(wholeStyle(split, 'base')).toBe('b{}B{}');
  });

  it('may have the rupee sign of a font among them', () => {
    const { css, href } = lookStyles(assets, [rupeeOf('Baloo 2'), 'stats/band']);
    expect(css).toBe('@font-face{}.a{}');
    expect(findLookStyles(assets, fileOf(href))).toEqual({ css, href });
  });

  it('may have a whole font among them, with its letters of every script', () => {
    const scripts = { Deva: { preload: '', css: 'deva{}' } };
    const whole = { ...assets, fonts: [{ ...font, css: 'latin{}', later: 'rare{}', rupee: 'rupee{}', scripts }] };
    const { css, href } = lookStyles(whole, [fontOf('Baloo 2')]);
    expect(css).toBe('latin{}rare{}rupee{}deva{}');
    expect(href).toMatch(/\.font\.baloo-2\.css$/);
    expect(findLookStyles(whole, fileOf(href))).toEqual({ css, href });
    expect(lookStyles(whole, [laterOf(fontOf('Baloo 2'))]).css).toBe('rare{}');
  });

  it('have another address as soon as one says something else, and are still found by the old one', () => {
    const { href } = lookStyles(assets, ['stats/band']);
    const now = assetsWith('.a{color:red}');
    expect(findLookStyles(now, fileOf(href))).toEqual(lookStyles(now, ['stats/band']));
    expect(lookStyles(now, ['stats/band']).href).not.toBe(href);
  });

  it('are no file of more looks than a page can have', () => {
    const names = Array.from({ length: 129 }, (_, at) => `stats/look-${at}`);
    const many = { ...assets, styles: Object.fromEntries(names.map((name) => [name, '.a{}'])) };
    const found = (count: number) => findLookStyles(many, fileOf(lookStyles(many, names.slice(0, count)).href));
    expect(found(128)).toBeDefined();
    expect(found(129)).toBeUndefined();
  });

  it.each([
    'looks.css',
    'looks.0123456789.css',
    'looks.0123456789.stats.css',
    'looks.0123456789.stats.nothing.css',
    'looks.0123456789.stats.band.stats.band.css',
    'looks.0123456789.constructor.name.css',
    'looks.short.stats.band.css',
  ])('are not at %s', (file) => {
    expect(findLookStyles(assets, file)).toBeUndefined();
  });
});

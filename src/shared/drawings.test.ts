import { describe, expect, it } from 'vitest';
import { findDrawings, withDrawings } from './drawings.ts';

const drawings = { star: '<path d="M0 0"></path>', moon: '<circle r="9"></circle>' };
const star = `<svg class="a">${drawings.star}</svg>`;
const moon = `<svg>${drawings.moon}</svg>`;
const linkedNames = (html: string): string[] =>
  [...html.matchAll(/<use href="[^#]+#([a-z-]+)">/g)].map(([, name = '']) => name);
const fileOf = (html: string): string => /href="\/assets\/([^#]+)#/.exec(html)?.[1] ?? '';

describe('the drawings of a page', () => {
  it('are in one file from where nobody sees at first, found again by its address', () => {
    const { seen, below } = withDrawings({ seen: star, below: star + moon + star }, drawings);
    expect(seen).toBe(star);
    expect(linkedNames(below)).toEqual(['star', 'moon', 'star']);
    expect(below).toContain('<svg class="a"><use ');
    const file = fileOf(below);
    const found = findDrawings(drawings, file);
    expect(found?.href).toBe(`/assets/${file}`);
    expect(found?.svg).toContain(`<g id="moon">${drawings.moon}</g>`);
  });

  it('are there above too where they are folded away, but not in what folds them', () => {
    const fold = (open: string) => `<details${open}><summary>${moon}</summary><p>${star}</p></details>`;
    const { seen } = withDrawings({ seen: fold('') + fold(' open=""') + moon, below: '' }, drawings);
    expect(linkedNames(seen)).toEqual(['star']);
    expect(seen.endsWith(fold(' open=""') + moon)).toBe(true);
  });

  it('stay in an island, and where they are unknown', () => {
    const below = `<x-island data-src="/a.js">${star}</x-island><svg><path d="M1 1"></path></svg>`;
    expect(withDrawings({ seen: '', below }, drawings)).toEqual({ seen: '', below });
  });

  it('have another address as soon as one looks different, and are still found by the old one', () => {
    const file = fileOf(withDrawings({ seen: '', below: star }, drawings).below);
    const found = findDrawings({ star: '<path d="M2 2"></path>' }, file);
    expect(found?.svg).toContain('M2 2');
    expect(found?.href).not.toBe(`/assets/${file}`);
  });

  it.each([
    'drawings.svg',
    'drawings.0123456789.svg',
    'drawings.0123456789.sun.svg',
    'drawings.0123456789.star.star.svg',
    'drawings.0123456789.constructor.svg',
    'drawings.short.star.svg',
  ])('are not at %s', (file) => {
    expect(findDrawings(drawings, file)).toBeUndefined();
  });
});

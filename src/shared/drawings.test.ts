import { describe, expect, it } from 'vitest';
import { findDrawings, withDrawings } from './drawings.ts';

const drawings = { star: '<path d="M0 0"></path>', moon: '<circle r="9"></circle>' };
const star = `<svg class="a">${drawings.star}</svg>`;
const moon = `<svg>${drawings.moon}</svg>`;
const linkedNames = (html: string): string[] =>
  [...html.matchAll(/<use href="[^#]+#([a-z-]+)">/g)].map(([, name = '']) => name);
const fileOf = (html: string): string => /href="\/assets\/([^#]+)#/.exec(html)?.[1] ?? '';
/** With each part in a piece of its own. */
const drawn = ({ seen, below }: Readonly<Record<'seen' | 'below', string>>) => {
  const parts = withDrawings({ seen: [seen], below: [below] }, drawings);
  return { seen: parts.seen.join(''), below: parts.below.join('') };
};

describe('the drawings of a page', () => {
  it('are in one file from where nobody sees at first, found again by its address', () => {
    const { seen, below } = drawn({ seen: star, below: star + moon + star });
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
    const { seen } = drawn({ seen: fold('') + fold(' open=""') + moon, below: '' });
    expect(linkedNames(seen)).toEqual(['star']);
    expect(seen.endsWith(fold(' open=""') + moon)).toBe(true);
  });

  it('are in one file for all the pieces of a page', () => {
    const { below } = withDrawings({ seen: [], below: [star, '<p>', moon] }, drawings);
    expect(below).toHaveLength(3);
    expect(below.flatMap(linkedNames)).toEqual(['star', 'moon']);
    expect(fileOf(below[0] ?? '')).toBe(fileOf(below[2] ?? ''));
  });

  it('stay in an island, and where they are unknown', () => {
    const below = `<x-island data-src="/a.js">${star}</x-island><svg><path d="M1 1"></path></svg>`;
    expect(drawn({ seen: '', below })).toEqual({ seen: '', below });
  });

  it('have another address as soon as one looks different, and are still found by the old one', () => {
    const file = fileOf(drawn({ seen: '', below: star }).below);
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

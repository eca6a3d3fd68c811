import { describe, expect, it } from 'vitest';
import { slugify } from '#server/tenancy/school-slug.ts';
import { freeSlug } from './free-slug.ts';

describe('slugify', () => {
  it.each([
    ['One rope, five knots: how the walking bus works', 'one-rope-five-knots-how-the-walking-bus-works'],
    ['  --Sports & Games!-- ', 'sports-games'],
    ['Class X: 98.4 %', 'class-x-98-4'],
    ['ज्ञान', ''],
    ['?!', ''],
  ])('makes of the title %j %j', (title, slug) => expect(slugify(title)).toBe(slug));
});

describe('freeSlug', () => {
  it.each([
    ['sports-day', [], 'sports-day'],
    ['sports-day', ['sports-day'], 'sports-day-7'],
    ['sports-day', ['sports-day', 'sports-day-7'], 'sports-day-7-2'],
    ['', [], '-7'],
  ])('of %j beside %j is %j', (slug, taken, free) => expect(freeSlug(slug, 7, new Set(taken))).toBe(free));

  it('stays within 200 characters', () => {
    const long = 'a'.repeat(200);
    expect(freeSlug(long, 123456, new Set([long])).length).toBeLessThanOrEqual(200);
  });
});

import { expect, it } from 'vitest';
import { isSchoolSlug } from '#server/tenancy/school-slug.ts';
import { slugOfName } from './free-slug.ts';

it.each([
  ['Lotus Valley School', 'lotus-valley-school'],
  ['  St. Mary’s -- Girls’ School, Pune ', 'st-mary-s-girls-school-pune'],
  ['École Française', 'ecole-francaise'],
  ['DPS', 'dps'],
  ['42', 'school-42'],
  ['ज्ञान विद्यालय', 'school'],
  ['Q', 'school-q'],
  [`${'a'.repeat(53)} b`, 'a'.repeat(53)],
  [`${'a'.repeat(150)}`, 'a'.repeat(54)],
])('freeSlug makes of %j a slug', (name, slug) => {
  expect(slugOfName(name)).toBe(slug);
  expect(isSchoolSlug(`${slug}-2`)).toBe(true);
});

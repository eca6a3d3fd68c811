import { expect, it } from 'vitest';
import { parseParam } from '#engine/data/match-route.ts';
import type { Theme } from '#schemas/theme/theme.ts';
import { freeSlug } from '#server/domains/content/free-slug.ts';
import { builtInThemes } from '../support/built-in-themes.ts';
import { readText } from './files.ts';

const long = 'a'.repeat(200);
const slugs = [
  freeSlug('sports-day', 12, new Set()),
  freeSlug('sports-day', 12, new Set(['sports-day', 'sports-day-12'])),
  // Of a title without a Latin letter.
  freeSlug('', 12, new Set()),
  freeSlug('', 12, new Set(['-12'])),
  freeSlug(long, 12, new Set()),
  freeSlug(long, 12, new Set([long])),
];

it.each(builtInThemes)('in %s every article can be visited, whatever slug it was given', (name) => {
  const { templates } = JSON.parse(readText(`themes/${name}/theme.json`)) as Theme;
  const article = Object.values(templates).find(({ route }) => route === '/blog/:slug');
  const param = article?.params?.slug ?? { type: 'integer' };
  expect(slugs.map((slug) => parseParam(slug, param))).toEqual(slugs);
});

import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { SectionEnv } from '#engine/section.ts';
import { lookOf, testEnv } from '../shared/test-env.ts';
import { BlogPicks } from './BlogPicks.tsx';
import { blogPicks } from './manifest.ts';

const blogPicksCards = lookOf(blogPicks, 'cards');

const render = (over: object = {}, env: Partial<SectionEnv> = {}): string =>
  renderToStaticMarkup(<BlogPicks {...blogPicksCards.example} {...over} env={testEnv(blogPicksCards, env)} />);

describe('blog-picks', () => {
  it('leads to three articles at most, and to all of them', () => {
    const items = [1, 2, 3, 4].map((blog_Id) => ({
      ...blogPicksCards.example.items[0],
      blog_Id,
      blog_Slug: `number-${blog_Id}`,
    }));
    expect([...render({ items }).matchAll(/href="([^"]+)"/g)].map(([, href]) => href)).toEqual([
      '/blog',
      '/blog/number-1',
      '/blog/number-2',
      '/blog/number-3',
    ]);
  });

  it('names each by its title and date', () => {
    expect(render()).toMatch(/<h3[^>]*><a[^>]*>A library that lends seeds<\/a><\/h3>/);
    expect(render()).toContain('02 Nov 2026');
  });

  it('says why there are none', () => {
    expect(render({ items: [] }, { state: 'empty' })).toContain('There are no other articles yet.');
    expect(render({}, { state: 'error' })).toContain('The articles could not be loaded.');
  });
});

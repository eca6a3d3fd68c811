import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { SectionEnv } from '#engine/section.ts';
import { lookOf, testEnv } from '../shared/test-env.ts';
import { BlogList } from './BlogList.tsx';
import { blogList } from './manifest.ts';
import { pageNumbers } from './page-numbers.ts';

const blogListCards = lookOf(blogList, 'cards');

const { items } = blogListCards.example;
const render = (over: object = {}, env: Partial<SectionEnv> = {}): string =>
  renderToStaticMarkup(<BlogList {...blogListCards.example} {...over} env={testEnv(blogListCards, env)} />);
const hrefs = (html: string): string[] => [...html.matchAll(/href="([^"]+)"/g)].map(([, href = '']) => href);

describe('blog-list', () => {
  it('leads to each article by its slug, under its title, date and author', () => {
    const html = render({ pages: 1 });
    expect(hrefs(html)).toEqual(['/blog/a-library-that-lends-seeds']);
    expect(html).toMatch(/<h3[^>]*><a[^>]*>A library that lends seeds<\/a><\/h3>/);
    expect(html).toContain('<time dateTime="2026-11-02">02 Nov 2026</time><span>Rohini Lele</span>');
    expect(html).toContain('On the shelf stand ten glass jars.');
  });

  it('says how many articles there are, and the page where there are several', () => {
    expect(render()).toContain('8 articles · Page 1 of 2');
    expect(render({ pages: 1, total: 1 })).toContain('>One article</p>');
  });

  it('leads to the pages before and after, and to each by its number', () => {
    const html = render({ page: 2, pages: 3 });
    expect(html).toContain('<a href="/blog" rel="prev"');
    expect(html).toContain('<a href="/blog?page=3" rel="next"');
    expect(html).toMatch(/<a href="\/blog\?page=2" aria-label="Page 2" aria-current="page">2<\/a>/);
    expect(html.match(/aria-current/g)).toHaveLength(1);
    expect(render({ page: 1 })).not.toContain('rel="prev"');
    expect(render({ page: 2 })).not.toContain('rel="next"');
    expect(render({ pages: 1 })).not.toContain('<nav');
  });

  it('leads back from a page that there is not', () => {
    const html = render({ items: [], page: 9 }, { state: 'empty' });
    expect(html).toContain('There is no page 9.');
    expect(hrefs(html)).toEqual(['/blog']);
  });

  it('says where there are no articles, and where they could not be loaded', () => {
    expect(render({ items: [], pages: 0, total: 0 }, { state: 'empty' })).toContain('There are no articles yet.');
    expect(render({}, { state: 'error' })).toContain('The articles could not be loaded.');
  });

  it('loads the first picture at once and the others when they are seen', () => {
    const pictured = ['/a.webp', '/b.webp'].map((blog_Media, blog_Id) => ({ ...items[0], blog_Id, blog_Media }));
    const html = render({ items: pictured });
    expect(html).toMatch(/<img[^>]*src="\/a.webp"[^>]*loading="eager"/);
    expect(html).toMatch(/<img[^>]*src="\/b.webp"[^>]*loading="lazy"/);
  });
});

describe('pageNumbers', () => {
  it.each([
    [1, 1, [1]],
    [2, 3, [1, 2, 3]],
    [1, 9, [1, 2, null, 9]],
    [4, 9, [1, 2, 3, 4, 5, null, 9]],
    [5, 9, [1, null, 4, 5, 6, null, 9]],
    [9, 9, [1, null, 8, 9]],
  ])('of page %d of %d', (page, pages, numbers) => expect(pageNumbers(page, pages)).toEqual(numbers));
});

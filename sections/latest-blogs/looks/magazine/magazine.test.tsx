import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { defaultOf, lookOf, testEnv } from '../../../shared/test-env.ts';
import { latestBlogs } from '../../manifest.ts';
import { LatestBlogsMagazine } from './LatestBlogsMagazine.tsx';

const blogSpread = lookOf(latestBlogs, 'magazine');

const article = (blog_Id: number) => ({
  blog_Id,
  blog_Title: `Story ${blog_Id}`,
  blog_Slug: `story-${blog_Id}`,
  blog_Description: '<p>It began with a <em>leaf</em> &amp; a stone.</p>',
  entryDate: '2026-11-02',
  author: 'Mira Das',
});
const render = (count: number, over: object = {}) =>
  renderToStaticMarkup(
    <LatestBlogsMagazine
      heading="Stories"
      limit={4}
      autoplayMs={5000}
      articleHref="/blog/:slug"
      moreLabel="See all articles"
      items={Array.from({ length: count }, (_, index) => article(index + 1))}
      env={testEnv(blogSpread, over)}
    />,
  );

describe('latest-blogs/magazine', () => {
  it('is a carousel only with more than three articles', () => {
    expect(render(3)).not.toContain('<button');
    expect(render(3)).toContain('data-count="3"');
    expect(render(4).match(/<button/g)).toHaveLength(3);
  });

  it('offers to move, and waits for the button', () => {
    expect(defaultOf(blogSpread, 'autoplayMs')).toBe(5000);
    expect(render(4)).toMatch(/data-autoplay-ms="5000" data-autoplay="offered".*data-row-toggle/s);
  });

  it('shows four articles unless told otherwise, each with its date and address', () => {
    expect(defaultOf(blogSpread, 'limit')).toBe(4);
    const html = render(6);
    expect(html.match(/<li/g)).toHaveLength(4);
    expect(html).toContain('href="/blog/story-1"');
    expect(html).toContain('>02 Nov 2026</time> · Mira Das');
  });

  it('says so when there is nothing', () => {
    expect(render(0)).toContain('No articles yet.');
  });
});

import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { lookOf, testEnv } from '../../../shared/test-env.ts';
import { latestBlogs } from '../../manifest.ts';
import { LatestBlogsProduct } from './LatestBlogsProduct.tsx';

const platformNews = lookOf(latestBlogs, 'product');

const blog = (blog_Id: number) => ({
  blog_Id,
  blog_Title: `Article ${blog_Id}`,
  blog_Slug: `article-${blog_Id}`,
  blog_Description: '<p>Words &amp; more.</p>',
  entryDate: '2026-11-02',
});
const render = (count: number): string =>
  renderToStaticMarkup(
    <LatestBlogsProduct
      {...platformNews.example}
      heading="News"
      articleHref="/blog/:slug"
      moreLabel="All articles"
      moreHref="/blog"
      items={Array.from({ length: count }, (_, at) => blog(at + 1))}
      env={testEnv(platformNews)}
    />,
  );
const expanded = (html: string) => [...html.matchAll(/aria-expanded="(\w+)"/g)].map(([, value]) => value);

describe('latest-blogs/product', () => {
  it('opens the third card, or the last where there are fewer', () => {
    expect(expanded(render(4))).toEqual(['false', 'false', 'true', 'false']);
    expect(expanded(render(2))).toEqual(['false', 'true']);
  });

  it('shows four, however many it is given', () => expect(expanded(render(9))).toHaveLength(4));

  it('ties each title to what it opens, with a link to the article and its date', () => {
    const html = render(4);
    for (const id of [...html.matchAll(/aria-controls="([^"]+)"/g)].map(([, found]) => found))
      expect(html).toContain(`id="${id}"`);
    expect(html).toContain('href="/blog/article-3"');
    expect(html).toContain('02 Nov 2026');
    expect(html).toContain('<p>Words &amp; more.</p>');
  });
});

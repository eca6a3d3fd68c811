import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { lookOf, testEnv } from '../../../shared/test-env.ts';
import { latestBlogs } from '../../manifest.ts';
import { LatestBlogsNews } from './LatestBlogsNews.tsx';
import { plainText } from './plain-text.ts';

const latestNews = lookOf(latestBlogs, 'news');

const article = {
  blog_Id: 1,
  blog_Title: 'What the tower clock knows',
  blog_Slug: 'what-the-tower-clock-knows',
  blog_Description: '<p>It loses four minutes a week.</p>',
  entryDate: '2026-11-12',
};
const render = (count: number) =>
  renderToStaticMarkup(
    <LatestBlogsNews
      heading="Our latest news"
      items={Array.from({ length: count }, (_, at) => ({ ...article, blog_Id: at }))}
      autoplayMs={5000}
      articleHref="/blog/:slug"
      moreLabel="See all Articles"
      moreHref="/blog"
      env={testEnv(latestNews)}
    />,
  );

describe('latest-blogs/news', () => {
  it('turns only with more than three articles', () => {
    expect(render(3)).not.toMatch(/<button|data-turns/);
    expect(render(4)).toMatch(/data-turns/);
    expect(render(4)).toMatch(/data-autoplay-ms="5000" data-autoplay="offered".*data-row-toggle/s);
  });

  it('leads to each article and to all of them', () => {
    expect(render(1)).toContain('href="/blog/what-the-tower-clock-knows"');
    expect(render(1)).toMatch(/href="\/blog"[^>]*>See all Articles/);
    expect(render(1)).toContain('12 Nov 2026');
  });
});

describe('plainText', () => {
  it('drops tags and resolves entities once', () => {
    expect(plainText('<p>Ink &amp; paper &amp;lt;b&amp;gt;</p>', 80)).toBe('Ink & paper &lt;b&gt;');
  });

  it('cuts between words', () => {
    expect(plainText('<p>one two three four</p>', 10)).toBe('one two…');
  });
});

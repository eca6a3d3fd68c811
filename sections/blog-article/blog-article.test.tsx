import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { lookOf, testEnv } from '../shared/test-env.ts';
import { BlogArticle } from './BlogArticle.tsx';
import { blogArticle } from './manifest.ts';

const blogArticleCards = lookOf(blogArticle, 'cards');

const { post } = blogArticleCards.example;
const beside = (blog_Slug: string) => ({
  blog_Id: 2,
  blog_Title: `The ${blog_Slug} one`,
  blog_Slug,
  entryDate: '2026-10-01',
});
const env = testEnv(blogArticleCards, { headingLevel: 1, path: '/blog/a-library-that-lends-seeds' });
const render = (over: object = {}): string =>
  renderToStaticMarkup(<BlogArticle {...blogArticleCards.example} {...over} env={env} />);

describe('blog-article', () => {
  it('has its title as the h1, its date, its author and its text', () => {
    const html = render();
    expect(html).toMatch(/<h1[^>]*>A library that lends seeds<\/h1>/);
    expect(html).toContain('<time dateTime="2026-11-02">02 Nov 2026</time><span>By Rohini Lele</span>');
    expect(html).toContain('<p>On the shelf stand ten glass jars.</p>');
    expect(html).toContain('href="/blog"');
  });

  it('is shared by plain links that hold its whole address', () => {
    const words = encodeURIComponent(
      'A library that lends seeds\nhttps://asha.example/blog/a-library-that-lends-seeds',
    );
    const html = render();
    expect(html).toContain(`href="https://wa.me/?text=${words}"`);
    expect(html).toContain(`href="mailto:?subject=A%20library%20that%20lends%20seeds&amp;body=${words}"`);
    expect(html).not.toMatch(/<(script|iframe)/);
  });

  it('keeps the button that copies for the script', () => {
    expect(render()).toMatch(/<li data-copy-item="" hidden="">/);
  });

  it('leads to the articles before and after it, where there are any', () => {
    expect(render()).not.toContain('rel="prev"');
    const html = render({ newer: beside('newer'), older: beside('older') });
    expect(html).toMatch(/<a href="\/blog\/newer" rel="prev">.*The newer one/);
    expect(html).toMatch(/<a href="\/blog\/older" rel="next">.*The older one/);
  });

  it('sets a long title smaller', () => {
    expect(render()).not.toContain('blog-article_long');
    expect(render({ post: { ...post, blog_Title: 'Word '.repeat(30) } })).toContain('blog-article_long');
  });

  it('still has its h1 where there is no article', () => {
    const html = render({ post: null });
    expect(html).toMatch(/<h1[^>]*>This article is no longer available\.<\/h1>/);
    expect(html).toContain('href="/blog"');
  });
});

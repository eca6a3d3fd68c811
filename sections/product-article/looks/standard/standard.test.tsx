import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { lookOf, testEnv } from '../../../shared/test-env.ts';
import { productArticle } from '../../manifest.ts';
import { ProductArticle } from './ProductArticle.tsx';

const platformArticle = lookOf(productArticle, 'standard');

const { post } = platformArticle.example;
const other = (blog_Id: number) => ({
  ...post,
  blog_Id,
  blog_Title: `Other ${blog_Id}`,
  blog_Slug: `other-${blog_Id}`,
});
const render = (over: object = {}): string =>
  renderToStaticMarkup(
    <ProductArticle {...platformArticle.example} {...over} env={testEnv(platformArticle, { headingLevel: 1 })} />,
  );

describe('product-article', () => {
  it('has its title as the h1, its date and its text', () => {
    expect(render()).toMatch(/<h1[^>]*>Registers that close themselves<\/h1>/);
    expect(render()).toContain('02 Nov 2026');
    expect(render()).toContain('<p>At noon.</p>');
  });

  it('offers three others, never itself', () => {
    const html = render({ others: [post, other(2), other(3), other(4), other(5)] });
    expect([...html.matchAll(/href="\/blog\/([^"]+)"/g)].map(([, slug]) => slug)).toEqual([
      'other-2',
      'other-3',
      'other-4',
    ]);
  });

  it('still has its h1 where there is no article', () => {
    expect(render({ post: null })).toMatch(/<h1[^>]*>This article is no longer available\.<\/h1>/);
  });
});

import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { lookOf, testEnv } from '../../../shared/test-env.ts';
import { blogList } from '../../manifest.ts';
import { BlogListProduct } from './BlogListProduct.tsx';

const platformBlogList = lookOf(blogList, 'product');

const render = (over: object = {}, state: 'ok' | 'empty' = 'ok'): string =>
  renderToStaticMarkup(
    <BlogListProduct {...platformBlogList.example} path="/blog" {...over} env={testEnv(platformBlogList, { state })} />,
  );

describe('blog-list/product', () => {
  it('leads to each article by its slug', () => {
    expect(render()).toContain('href="/blog/registers"');
    expect(render()).toContain('02 Nov 2026');
  });

  it('leads to older articles where there are some, and back to newer ones', () => {
    expect(render()).not.toContain('<nav');
    const middle = render({ page: 2, pages: 3 });
    expect(middle).toContain('href="/blog?page=3" rel="next"');
    expect(middle).toContain('href="/blog" rel="prev"');
    const last = render({ page: 3, pages: 3 });
    expect(last).not.toContain('rel="next"');
    expect(last).toContain('href="/blog?page=2" rel="prev"');
  });

  it('says where there are no more', () => {
    const beyond = render({ items: [], page: 9, pages: 2 }, 'empty');
    expect(beyond).toContain('There are no more articles.');
    expect(beyond).toContain('href="/blog?page=2" rel="prev"');
    expect(beyond).not.toContain('rel="next"');
  });

  it('leads nowhere else where there is no article at all', () => {
    expect(render({ items: [], pages: 0 }, 'empty')).not.toContain('<nav');
  });
});

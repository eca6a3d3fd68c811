import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { testEnv } from '../shared/test-env.ts';
import { platformBlogList } from './manifest.ts';
import { PlatformBlogList } from './PlatformBlogList.tsx';

const { items } = platformBlogList.example;
const render = (over: object = {}, state: 'ok' | 'empty' = 'ok'): string =>
  renderToStaticMarkup(
    <PlatformBlogList {...platformBlogList.example} {...over} env={testEnv(platformBlogList, { state })} />,
  );

describe('platform-blog-list', () => {
  it('leads to each article by its slug', () => {
    expect(render()).toContain('href="/blog/registers"');
    expect(render()).toContain('02 Nov 2026');
  });

  it('leads to older articles only from a full page, and back to newer ones', () => {
    expect(render()).not.toContain('<nav');
    const full = render({ pageSize: items.length, page: 2 });
    expect(full).toContain('href="/blog?page=3" rel="next"');
    expect(full).toContain('href="/blog" rel="prev"');
  });

  it('says where there are no more', () => {
    expect(render({ items: [], page: 4 }, 'empty')).toContain('There are no more articles.');
  });
});

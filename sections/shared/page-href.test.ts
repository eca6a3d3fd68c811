import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createEngine, matchRoute, parseQuery } from '#engine/index.ts';
import { visitOf } from '#engine/testing/page.ts';
import { sources } from '#schemas/sources/index.ts';
import { packageRoot } from '#shared/package-root.ts';
import { blogList } from '../blog-list/manifest.ts';
import { sections } from '../index.ts';
import { schoolList } from '../school-list/manifest.ts';
import { pageHref } from './page-href.ts';
import { lookOf, testEnv } from './test-env.ts';

const page = { type: 'integer', minimum: 1, default: 1 };
const words = { type: 'string', format: 'text', default: '' };
const templates = {
  blog: {
    route: '/blog',
    query: { page, tag: words, order: { type: 'string', default: 'newest' } },
    data: { list: { source: 'blogPage', params: { page: { ref: 'route.query.page' } } } },
    section: {
      type: 'blog-list',
      settings: { heading: { t: 'voices.title' }, articleHref: '/blog/:slug' },
      bindings: {
        items: { ref: 'data.list.items', fallback: [] },
        page: { ref: 'data.list.page', fallback: 1 },
        pages: { ref: 'data.list.pages', fallback: 0 },
        total: { ref: 'data.list.total' },
      },
    },
  },
  schools: {
    route: '/school-list',
    query: { page, keyword: words, board: words },
    data: {
      list: {
        source: 'schoolList',
        params: { page: { ref: 'route.query.page' }, keyword: { ref: 'route.query.keyword' } },
      },
    },
    section: {
      type: 'school-list',
      settings: { heading: { t: 'voices.title' }, profileHref: '/school-profile/:school', createHref: '/' },
      bindings: { list: { ref: 'data.list' } },
    },
  },
};

const engine = createEngine({ sections, sources, clock: () => 0 });
const base = JSON.parse(readFileSync(join(packageRoot, 'tests/fixtures/broken-themes/base.json'), 'utf8')) as {
  readonly templates: object;
};

/** A page of the small theme with these lists, as a visitor gets it: what its links lead to. */
const linksOf = async (name: keyof typeof templates, target: string, look?: string): Promise<readonly string[]> => {
  const { section, ...rest } = templates[name];
  const { total, ...bindings } = templates.blog.section.bindings;
  const own = name === 'blog' ? { bindings: look === 'product' ? bindings : { ...bindings, total }, look } : {};
  const list = { id: 'list', ...section, ...own };
  const template = { ...rest, h1: 'list', seo: { title: { t: 'voices.title' } }, sections: [list] };
  const text = JSON.stringify({ ...base, templates: { ...base.templates, [name]: template } });
  const compiled = engine.compile({ file: 'theme.json', text });
  if (!compiled.ok) throw new Error(JSON.stringify(compiled.problems, null, 2));
  const { theme } = compiled;
  const { pathname, searchParams } = new URL(target, 'https://neem.example');
  const match = matchRoute(theme, pathname);
  if (!match) throw new Error(`${target} is no page.`);
  const { locale, path, params } = match;
  const query = parseQuery(match.template, Object.fromEntries(searchParams));
  const plan = engine.plan(theme, match.template, visitOf({ locale, path, params, query }));
  const { items } = lookOf(blogList, 'cards').example;
  const data = await engine.load(plan, {
    header: async () => ({ school_Name: 'Neem School', school_Slug: 'neem', schoolKey: 'NS' }),
    blogPage: async ({ page }) => ({ items, page, pages: 3, total: 21 }),
    schoolList: async (given) => ({
      ...lookOf(schoolList, 'standard').example.list,
      ...given,
      hasMore: true,
    }),
  });
  const { body } = await engine.render(engine.decide(plan, data));
  return [...body.join('').matchAll(/<a href="([^"]+)" rel="(prev|next)"/g)].map(([, href = '']) =>
    href.replaceAll('&amp;', '&'),
  );
};

describe('a page of a list', () => {
  it.each(['cards', 'ruled', 'spread', 'product'])('keeps in blog-list/%s what else was asked of it', async (look) => {
    const links = await linksOf('blog', '/blog?tag=sports+day&page=2&order=newest&utm=mail', look);
    expect(links).toEqual(['/blog?tag=sports+day', '/blog?tag=sports+day&page=3']);
  });

  it('keeps it in each language', async () =>
    expect(await linksOf('blog', '/hi/blog?tag=%E0%A4%96%E0%A5%87%E0%A4%B2')).toEqual([
      '/hi/blog?tag=%E0%A4%96%E0%A5%87%E0%A4%B2&page=2',
    ]));

  it('has an address without a query where nothing was asked', async () =>
    expect(await linksOf('blog', '/blog?page=2')).toEqual(['/blog', '/blog?page=3']));

  it('keeps in a search what was searched for, and all else', async () =>
    expect(await linksOf('schools', '/school-list?board=CBSE&keyword=green+%26+co&page=2')).toEqual([
      '/school-list?keyword=green+%26+co&board=CBSE',
      '/school-list?keyword=green+%26+co&board=CBSE&page=3',
    ]));
});

describe('pageHref', () => {
  const env = testEnv(lookOf(blogList, 'cards'), { path: '/', query: { page: 4, tag: 'sport' } });

  it('takes nothing along to another page', () => expect(pageHref(env, '/blog', 2)).toBe('/blog?page=2'));

  it('keeps what a link has of its own', () =>
    expect(pageHref(env, '/blog?order=oldest#list', 2)).toBe('/blog?order=oldest&page=2#list'));
});

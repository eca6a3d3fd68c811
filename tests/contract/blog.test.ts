import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { extent } from '../support/extent.ts';
import { thornySchool } from '../support/schools.ts';
import { type Implementation, implementations } from './implementations.ts';

type Item = Record<string, unknown>;

/** Each takes a school in. */
const chosen = extent(
  implementations.filter(({ name }) => ['the embedded database', 'a folder'].includes(name)),
  [...implementations],
);

describe.each(chosen)('the blog from $name', ({ open }) => {
  let opened: Implementation;
  const load = async (source: string, params: Item = {}): Promise<unknown> => {
    const { signal } = new AbortController();
    return opened.loaders[source]?.(params, { signal, started: () => undefined });
  };
  const list = async (): Promise<Item[]> => (await load('blogs')) as Item[];

  beforeAll(async () => {
    opened = await open();
  });
  afterAll(() => opened.end());

  it('gives a page of the blog with how many there are', async () => {
    const all = await list();
    const page = (number: number) => load('blogPage', { page: number, pageSize: 3 });
    const counts = { pages: Math.ceil(all.length / 3), total: all.length };
    expect(all.length).toBeGreaterThan(6);
    expect(await page(2)).toEqual({ items: all.slice(3, 6), page: 2, ...counts });
    expect(await page(99)).toEqual({ items: [], page: 99, ...counts });
  });

  it('gives an article by the last part of its address, and none by another', async () => {
    const [first, , third] = await list();
    expect(await load('blogPost', { slug: third?.blog_Slug })).toEqual(third);
    expect(await load('blogPost', { slug: String(first?.blog_Slug).toUpperCase() })).toBeNull();
    expect(await load('blogPost')).toBeNull();
  });

  it('begins the others with those of the article’s category, though they stand beside it', async () => {
    const blogs = thornySchool().blogs as Item[];
    const titles = new Set(blogs.filter((blog) => blog.blogCategoryId).map(({ blog_Title }) => blog_Title));
    const all = await list();
    const slugs = all.map(({ blog_Slug }) => String(blog_Slug));
    const [first = '', ...related] = all
      .filter((blog) => titles.has(blog.blog_Title))
      .map(({ blog_Slug }) => blog_Slug);
    expect(related).toHaveLength(2);
    const { others, newer, older } = (await load('blogAround', { slug: first })) as {
      others: Item[];
      newer?: Item;
      older?: Item;
    };
    const beside = [newer?.blog_Slug, older?.blog_Slug];
    const rest = slugs.filter((slug) => slug !== first && !related.includes(slug) && !beside.includes(slug));
    expect(others.map(({ blog_Slug }) => blog_Slug)).toEqual([...related, ...rest].slice(0, 3));
  });

  it('gives what stands beside an article: the newer, the older, and others that are no neighbours', async () => {
    const slugs = (await list()).map(({ blog_Slug }) => blog_Slug);
    const slugsOf = (items: unknown) => (items as Item[]).map(({ blog_Slug }) => blog_Slug);
    const around = (await load('blogAround', { slug: slugs[1] })) as Item;
    expect(slugsOf([around.newer, around.older])).toEqual([slugs[0], slugs[2]]);
    expect(slugsOf(around.others)).toEqual(slugs.slice(3, 6));
    const first = (await load('blogAround', { slug: slugs[0] })) as Item;
    expect(first).not.toHaveProperty('newer');
    expect(first.older).not.toHaveProperty('blog_Description');
    const nothing = (await load('blogAround', { slug: 'nothing' })) as Item;
    expect(Object.keys(nothing)).toEqual(['others']);
    expect(slugsOf(nothing.others)).toEqual(slugs.slice(0, 3));
  });
});

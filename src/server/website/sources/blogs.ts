import { blogs as contract } from '#schemas/sources/blogs.ts';
import { pageOf } from '#server/http/calls/paging.ts';
import type { BlogItem, ContentReader } from '#server/tenancy/content-reader.ts';
import { blogSlugOf } from '#server/tenancy/item-slugs.ts';
import { shapeEach } from '#server/tenancy/shape-items.ts';
import { showHtml } from '#server/tenancy/show-html.ts';
import { defineLoader } from './define.ts';

/** How many characters of text a list has before its articles are cut, and how many a cut one keeps. */
const maxCharacters = 1_000_000;
const beginning = 2000;

/** The texts of a list: whole until they are too many in all, from then on only their beginnings. */
const cutTexts = (texts: readonly string[]): readonly string[] => {
  let left = maxCharacters;
  return texts.map((text) => {
    const own = text.length <= left ? text : text.slice(0, beginning).replace(/[\uD800-\uDBFF]$/, '');
    left -= own.length;
    return own;
  });
};

/** Articles as the contract has them. */
export const shapeBlogs = async (items: readonly BlogItem[], reader: ContentReader) => {
  const shaped = await shapeEach(items, reader, {
    fields: ['blog_Title', 'blog_Slug', 'blog_Description', 'entryDate', 'author', 'lang'],
    picture: 'blog_Media',
    name: 'blog_Title',
  });
  const texts = cutTexts(shaped.map(({ shown }) => shown.blog_Description));
  return Promise.all(
    shaped.map(async ({ item, shown }, at) => ({
      ...shown,
      blog_Id: item.id,
      blog_Slug: blogSlugOf(item),
      // What is cut is made whole HTML by the sanitiser.
      blog_Description: await showHtml(texts[at] ?? '', reader),
    })),
  );
};

export const blogs = defineLoader(contract, async ({ reader, params }) =>
  shapeBlogs(await reader.blogs.newest({ ...pageOf(params), blogFor: params.blogFor }), reader),
);

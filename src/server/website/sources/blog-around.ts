import { blogAround as contract } from '#schemas/sources/blog-around.ts';
import type { BlogItem, BlogReader, ContentReader } from '#server/tenancy/content-reader.ts';
import { blogSlugOf } from '#server/tenancy/item-slugs.ts';
import { shapeEach } from '#server/tenancy/shape-items.ts';
import { defineLoader } from './define.ts';

const maxOthers = 3;

/** Articles as links: all of them but their text. */
const shapeLinks = async (items: readonly BlogItem[], reader: ContentReader) => {
  const shaped = await shapeEach(items, reader, {
    fields: ['blog_Title', 'entryDate', 'author', 'lang'],
    picture: 'blog_Media',
    name: 'blog_Title',
  });
  return shaped.map(({ item, shown }) => ({ ...shown, blog_Id: item.id, blog_Slug: blogSlugOf(item) }));
};

/** Others than an article and its neighbours: those of its category first, the newest first; neighbours if need be. */
const othersOf = async (
  blogs: BlogReader,
  {
    own,
    newer,
    older,
    blogFor,
  }: { readonly [Place in 'own' | 'newer' | 'older']?: BlogItem | undefined } & { readonly blogFor: number },
): Promise<readonly BlogItem[]> => {
  const category = own?.document.blogCategoryId;
  const related = category !== undefined ? await blogs.newest({ category, blogFor, limit: maxOthers + 1 }) : [];
  // As many as are wanted beyond those that may be among them already.
  const newest = await blogs.newest({ blogFor, limit: maxOthers + 3 });
  const isBeside = ({ id }: BlogItem): boolean => id === newer?.id || id === older?.id;
  const inTurn = [...related, ...newest.filter((item) => !isBeside(item)), ...newest.filter(isBeside)];
  const others = new Map(inTurn.map((item) => [item.id, item]));
  others.delete(own?.id ?? 0);
  return [...others.values()].slice(0, maxOthers);
};

export const blogAround = defineLoader(contract, async ({ reader, params }) => {
  const { blogs } = reader;
  const own = await blogs.find(params.slug);
  const { newer, older } = own ? await blogs.beside(own, params.blogFor) : {};
  const others = await othersOf(blogs, { own, newer, older, blogFor: params.blogFor });
  const link = async (item: BlogItem | undefined) => (item ? (await shapeLinks([item], reader))[0] : undefined);
  const [newerLink, olderLink] = [await link(newer), await link(older)];
  return {
    ...(newerLink && { newer: newerLink }),
    ...(olderLink && { older: olderLink }),
    others: await shapeLinks(others, reader),
  };
});

import { blogSlugOf, newestBlogs } from './blogs.ts';
import type { ContentItem, ContentReader } from './content-reader.ts';
import { defineLoader, shapeItems } from './define.ts';

const mostOthers = 3;

/** Articles as links: all of them but their text. */
const shapeLinks = async (items: readonly ContentItem[], reader: ContentReader): Promise<Record<string, unknown>[]> => {
  const shaped = await shapeItems(items, reader, {
    fields: ['blog_Title', 'entryDate', 'author'],
    picture: 'blog_Media',
    name: 'blog_Title',
  });
  return items.map((item, i) => ({ ...shaped[i], blog_Id: item.id, blog_Slug: blogSlugOf(item) }));
};

export const blogAround = defineLoader({
  source: 'blogAround',
  async load({ reader, params }) {
    const newest = await newestBlogs(reader);
    const at = newest.findIndex((item) => blogSlugOf(item) === params.slug);
    const [newer, own, older] = at < 0 ? [] : [newest[at - 1], newest[at], newest[at + 1]];
    const category = own?.document.blogCategoryId;
    const distance = (item: ContentItem): number => {
      if (category !== undefined && item.document.blogCategoryId === category) return 0;
      return item === newer || item === older ? 2 : 1;
    };
    const others = newest
      .filter((item) => item !== own)
      .toSorted((a, b) => distance(a) - distance(b))
      .slice(0, mostOthers);
    const link = async (item: ContentItem | undefined) => (item ? (await shapeLinks([item], reader))[0] : undefined);
    const [newerLink, olderLink] = [await link(newer), await link(older)];
    return {
      ...(newerLink && { newer: newerLink }),
      ...(olderLink && { older: olderLink }),
      others: await shapeLinks(others, reader),
    };
  },
});

import { and, type SQL } from 'drizzle-orm';
import type { BlogRow } from '#schemas/api/blogs.ts';
import { type BlogColumns, inCategory, isFor } from '#server/store/content/newest-blogs.ts';
import type { Db } from '#server/store/store.ts';
import type { BlogItem } from '#server/tenancy/content-reader.ts';
import { shapeEach } from '#server/tenancy/shape-items.ts';
import { showHtml } from '#server/tenancy/show-html.ts';
import { createStoreReader } from '#server/tenancy/store-reader.ts';

/** The condition on blogs of a kind and of a category, -1 being all. */
export const ofKind =
  ({ blogFor, blogCategoryId }: { blogFor: number; blogCategoryId: number }) =>
  (columns: BlogColumns): SQL | undefined =>
    and(isFor(blogFor)(columns), blogCategoryId > 0 ? inCategory(blogCategoryId)(columns) : undefined);

/** Blogs as the calls show them: pictures as everywhere, HTML sanitised once more on its way out. */
export const blogRows = async (db: Db, items: readonly BlogItem[], now: Date): Promise<BlogRow[]> => {
  const reader = createStoreReader(db, now);
  const shaped = await shapeEach(items, reader, {
    fields: ['blog_Title', 'blog_Slug', 'entryDate', 'author', 'blogFor', 'blogCategoryId'],
    picture: 'blog_Media',
    name: 'blog_Title',
  });
  return Promise.all(
    shaped.map(async ({ item: { id, document }, shown }) => ({
      ...shown,
      blog_Id: id,
      blog_Slug: shown.blog_Slug ?? `-${id}`,
      blog_Description: await showHtml(document.blog_Description, reader),
    })),
  );
};

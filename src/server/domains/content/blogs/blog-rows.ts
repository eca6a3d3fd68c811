import { and, type SQL, sql } from 'drizzle-orm';
import type { BlogRow } from '#schemas/api/blogs.ts';
import { sanitizeHtml } from '#server/core/html/sanitize-html.ts';
import { type BlogColumns, inCategory } from '#server/store/content/newest-blogs.ts';
import type { Db } from '#server/store/store.ts';
import type { BlogItem } from '#server/tenancy/content-reader.ts';
import { shapeEach } from '#server/tenancy/shape-items.ts';
import { createStoreReader } from '#server/tenancy/store-reader.ts';

/** Whose blogs a school's are where a blog does not say so itself: 1 the product's, 2 a school's. */
const blogForOf = (schoolId: number): number => (schoolId === 0 ? 1 : 2);

/** The condition on blogs of a kind and of a category, -1 being all. */
export const ofKind =
  ({ schoolId, blogFor, blogCategoryId }: { schoolId: number; blogFor: number; blogCategoryId: number }) =>
  (columns: BlogColumns): SQL | undefined =>
    and(
      blogFor > 0
        ? sql`coalesce((${columns.document}->>'blogFor')::int, ${blogForOf(schoolId)}::int) = ${blogFor}::int`
        : undefined,
      blogCategoryId > 0 ? inCategory(blogCategoryId)(columns) : undefined,
    );

/** Blogs as the calls show them: pictures as everywhere, HTML sanitised once more on its way out. */
export const blogRows = async (db: Db, items: readonly BlogItem[], now: Date): Promise<BlogRow[]> => {
  const shaped = await shapeEach(items, createStoreReader(db, now), {
    fields: ['blog_Title', 'blog_Slug', 'entryDate', 'author', 'blogFor', 'blogCategoryId'],
    picture: 'blog_Media',
    name: 'blog_Title',
  });
  return Promise.all(
    shaped.map(async ({ item: { id, document }, shown }) => ({
      ...shown,
      blog_Id: id,
      blog_Slug: shown.blog_Slug ?? `-${id}`,
      blog_Description: await sanitizeHtml(document.blog_Description),
    })),
  );
};

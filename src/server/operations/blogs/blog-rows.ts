import { eq, type SQL, sql } from 'drizzle-orm';
import type { BlogRow } from '../../../../schemas/api/blogs.ts';
import { type SafeHtml, sanitizeHtml } from '../../content/sanitize-html.ts';
import { visibleDocument } from '../../content/visible.ts';
import type { ContentItem } from '../../sources/content-reader.ts';
import { shapeItems } from '../../sources/define.ts';
import { createStoreReader } from '../../sources/store-reader.ts';
import { content } from '../../store/schema.ts';
import type { Db } from '../../store/store.ts';

/** Whose blogs a school's are where a blog does not say so itself: 1 the product's, 2 a school's (seed). */
const blogForOf = (schoolId: number): number => (schoolId === 0 ? 1 : 2);

/** The condition on blogs that visitors see: of a kind and of a category, -1 being all. */
export const seenBlogs = (
  now: Date,
  { schoolId, blogFor, blogCategoryId }: { schoolId: number; blogFor: number; blogCategoryId: number },
): SQL[] => {
  const document = visibleDocument(now);
  return [
    eq(content.type, 'blog'),
    sql`${document} is not null`,
    ...(blogFor > 0 ? [sql`coalesce((${document}->>'blogFor')::int, ${blogForOf(schoolId)}) = ${blogFor}`] : []),
    ...(blogCategoryId > 0 ? [sql`(${document}->>'blogCategoryId')::int = ${blogCategoryId}`] : []),
  ];
};

/** Blogs as the seed's calls show them: pictures as everywhere, HTML sanitised once more on its way out. */
export const blogRows = async (db: Db, items: readonly ContentItem[], now: Date): Promise<BlogRow[]> => {
  const shaped = await shapeItems(items, createStoreReader(db, now), {
    fields: ['blog_Title', 'blog_Slug', 'entryDate', 'author', 'blogFor', 'blogCategoryId'],
    picture: 'blog_Media',
    name: 'blog_Title',
  });
  return items.map(({ id, document }, index) => {
    const description: SafeHtml = sanitizeHtml(String(document.blog_Description ?? ''));
    const { blog_Title, blog_Slug, entryDate, ...rest } = shaped[index] ?? {};
    const own = { blog_Id: id, blog_Title: String(blog_Title), entryDate: String(entryDate) };
    return { ...rest, ...own, blog_Slug: String(blog_Slug ?? `-${id}`), blog_Description: description };
  });
};

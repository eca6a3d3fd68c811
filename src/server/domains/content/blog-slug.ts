import { and, eq, ne, sql } from 'drizzle-orm';
import { type ContentDocument, type ContentRow, content } from '#server/store/schema.ts';
import type { StoreContext } from '#server/store/store.ts';
import { slugify } from '#server/tenancy/school-slug.ts';
import { freeSlug } from './free-slug.ts';
import { lockType } from './write-item.ts';

const slugIn = (document: ContentDocument | null): string | undefined =>
  typeof document?.blog_Slug === 'string' ? document.blog_Slug : undefined;

/**
 * A blog's document with its slug: the one that it has, else the title's, with `-<blog_Id>` where that is empty or
 * taken (docs/domain.md, Addresses). It is chosen once, and stays whatever becomes of the title.
 */
export const withBlogSlug = async (
  context: StoreContext,
  row: ContentRow,
  document: ContentDocument,
): Promise<ContentDocument> => {
  const own = slugIn(row.published) ?? slugIn(row.scheduled) ?? slugIn(row.draft);
  if (own !== undefined) return { ...document, blog_Slug: own };
  await lockType(context, row.schoolId, 'blog');
  const slugs = sql<
    string | null
  >`coalesce(${content.published}, ${content.scheduled}, ${content.draft})->>'blog_Slug'`;
  const rows = await context.db
    .select({ slug: slugs })
    .from(content)
    .where(and(eq(content.type, 'blog'), ne(content.id, row.id), sql`${slugs} is not null`));
  const taken = new Set(rows.flatMap(({ slug }) => slug ?? []));
  return { ...document, blog_Slug: freeSlug(slugify(String(document.blog_Title)), row.id, taken) };
};

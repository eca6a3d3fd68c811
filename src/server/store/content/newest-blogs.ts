import { and, asc, count, desc, isNull, not, type SQL, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { ContentDocumentOf } from '#schemas/content/index.ts';
import { content } from '../schema.ts';
import type { Db } from '../store.ts';
import { isReplaced } from './schedule-times.ts';
import { isVisible } from './visible.ts';

/** A condition on an article: for the published document on columns, for a scheduled one on the document. */
export interface BlogColumns {
  readonly document: typeof content.published | typeof content.scheduled;
  readonly day: SQL;
  /** The last part of the article's address. */
  readonly slug: SQL;
  readonly category: SQL;
}

const published: BlogColumns = {
  document: content.published,
  day: sql`${content.blogDay}`,
  slug: sql`${content.blogSlug}`,
  category: sql`${content.blogCategory}`,
};

const scheduled: BlogColumns = {
  document: content.scheduled,
  day: sql`(${content.scheduled}->>'entryDate')`,
  slug: sql`coalesce(${content.scheduled}->>'blog_Slug', '-' || ${content.id}::text)`,
  category: sql`(${content.scheduled}->>'blogCategoryId')`,
};

/** Which of the blogs that visitors see at a time. */
interface BlogQuery {
  readonly now: Date;
  /** Whether the scheduled document of any blog has taken the place of the published one. */
  readonly hasReplaced: boolean;
  readonly where?: ((columns: BlogColumns) => SQL | undefined) | undefined;
}

interface BlogPage extends BlogQuery {
  readonly limit: number;
  readonly offset?: number;
  readonly oldestFirst?: boolean;
}

/** A blog by its document that visitors see. */
interface FoundBlog {
  readonly id: number;
  readonly document: ContentDocumentOf<'blog'>;
}

/** The condition on one side of the blogs: those whose published document is seen, or those whose scheduled one is. */
const seen = (columns: BlogColumns, { now, hasReplaced, where }: BlogQuery): SQL | undefined => {
  const replaced = isReplaced(now);
  const side = columns === scheduled ? replaced : not(sql`coalesce(${replaced}, false)`);
  // The type as it is in the indexes, which are of blogs alone.
  return and(
    sql`${content.type} = 'blog'`,
    isNull(content.deletedAt),
    isVisible(now),
    hasReplaced ? side : undefined,
    where?.(columns),
  );
};

/** The query behind `newestBlogs`. */
export const selectNewestBlogs = (db: Db, { limit, offset = 0, oldestFirst = false, ...query }: BlogPage) => {
  const inOrder = oldestFirst ? asc : desc;
  const select = (columns: BlogColumns, rows: number) =>
    db
      .select({
        id: content.id,
        document: sql`${columns.document}`.mapWith(columns.document).as('document'),
        day: sql`${columns.day}`.as('day'),
      })
      .from(content)
      .where(seen(columns, query))
      .orderBy(inOrder(columns.day), inOrder(content.id))
      .limit(rows);
  if (!query.hasReplaced) return select(published, limit).offset(offset);
  return unionAll(select(published, offset + limit), select(scheduled, offset + limit))
    .orderBy(inOrder(sql`day`), inOrder(sql`id`))
    .limit(limit)
    .offset(offset);
};

/** A page of the blogs that visitors see at a time, the newest first: read in the order of an index. */
export const newestBlogs = async (db: Db, page: BlogPage): Promise<FoundBlog[]> => {
  const rows = await selectNewestBlogs(db, page);
  // What is published was checked by the schema of its type.
  return rows.map(({ id, document }) => ({ id, document: document as ContentDocumentOf<'blog'> }));
};

/** The last parts of the addresses of the newest blogs that visitors see at a time, and nothing else of them. */
export const newestSlugs = async (
  db: Db,
  { limit, ...query }: BlogQuery & { readonly limit: number },
): Promise<string[]> => {
  const select = (columns: BlogColumns) =>
    db
      .select({ id: content.id, slug: sql<string>`${columns.slug}`.as('slug'), day: sql`${columns.day}`.as('day') })
      .from(content)
      .where(seen(columns, query))
      .orderBy(desc(columns.day), desc(content.id))
      .limit(limit);
  const rows = query.hasReplaced
    ? await unionAll(select(published), select(scheduled)).orderBy(desc(sql`day`), desc(sql`id`)).limit(limit)
    : await select(published);
  return rows.map(({ slug }) => slug);
};

/** The query that counts the blogs that visitors see at a time. */
export const selectBlogCount = (db: Db, query: BlogQuery) => {
  const select = (columns: BlogColumns) => db.select({ id: content.id }).from(content).where(seen(columns, query));
  const all = query.hasReplaced ? unionAll(select(published), select(scheduled)) : select(published);
  return db.select({ total: count() }).from(all.as('seen'));
};

/** The condition on a blog's address. */
export const hasSlug =
  (slug: string) =>
  ({ slug: own }: BlogColumns): SQL =>
    sql`${own} = ${slug}`;

/** The condition that a blog belongs to a category. */
export const inCategory =
  (category: number) =>
  ({ category: own }: BlogColumns): SQL =>
    sql`${own} = ${String(category)}`;

/**
 * The condition that a blog is for who runs a school (1) or a school's own (2), -1 being all. What does not say so is
 * the product's at the product (school 0), and a school's own at a school.
 */
export const isFor =
  (blogFor: number) =>
  ({ document }: BlogColumns): SQL | undefined =>
    blogFor > 0
      ? // Not the other of the two: the planner takes a condition with = for one that hardly a row meets, and sorts all.
        sql`coalesce((${document}->>'blogFor')::int, case when ${content.schoolId} = 0 then 1 else 2 end) <> ${3 - blogFor}::int`
      : undefined;

/** The condition that a blog is newer, or older, than another. */
export const besideBlog =
  (
    {
      id,
      document: { entryDate },
    }: { readonly id: number; readonly document: Pick<ContentDocumentOf<'blog'>, 'entryDate'> },
    side: 'newer' | 'older',
  ) =>
  ({ day }: BlogColumns): SQL => {
    const own = sql`(${entryDate}::text, ${id}::int)`;
    return side === 'newer' ? sql`(${day}, ${content.id}) > ${own}` : sql`(${day}, ${content.id}) < ${own}`;
  };

import { and } from 'drizzle-orm';
import type { CountQuery } from '#server/core/cache/totals.ts';
import {
  type BlogColumns,
  besideBlog,
  hasSlug,
  inCategory,
  isFor,
  newestBlogs,
  newestSlugs,
  selectBlogCount,
} from '#server/store/content/newest-blogs.ts';
import { readScheduleTimes, type ScheduleTimes } from '#server/store/content/schedule-times.ts';
import type { Db } from '#server/store/store.ts';
import type { BlogReader, Drafts, ReadRecorder } from './content-reader.ts';

/** How a reader reports when its answers expire, and what it need not count again. */
export interface ReaderMemory extends Partial<ReadRecorder> {
  /** The number that a query gives; the same name means the same number until something is written. */
  readonly count?: ((query: CountQuery, name: unknown) => Promise<number>) | undefined;
  readonly drafts?: Drafts | undefined;
}

export interface StoreBlogs extends BlogReader {
  /** The last parts of the addresses of the newest of them. */
  slugs(limit: number): Promise<readonly string[]>;
}

/** The articles that visitors see at a time, inside a school's transaction: read by the indexes of blogs. */
export const createStoreBlogs = (db: Db, now: Date, { recordChange, count }: ReaderMemory): StoreBlogs => {
  let found: Promise<ScheduleTimes> | undefined;
  const times = async (): Promise<ScheduleTimes> => {
    found ??= readScheduleTimes(db, 'blog', now);
    const { next, end } = await found;
    if (recordChange && next) recordChange({ next, end });
    return found;
  };
  const visibleNow = async () => ({ now, hasReplaced: (await times()).hasReplaced });
  return {
    newest: async ({ category, blogFor = -1, ...part }) =>
      newestBlogs(db, {
        ...(await visibleNow()),
        ...part,
        where: (columns: BlogColumns) =>
          and(isFor(blogFor)(columns), category === undefined ? undefined : inCategory(category)(columns)),
      }),
    async count(blogFor = -1) {
      const query = selectBlogCount(db, { ...(await visibleNow()), where: isFor(blogFor) });
      if (!count) return (await query)[0]?.total ?? 0;
      return count(query, ['blogs', blogFor, (await times()).next]);
    },
    slugs: async (limit) => newestSlugs(db, { ...(await visibleNow()), limit }),
    find: async (slug) => (await newestBlogs(db, { ...(await visibleNow()), where: hasSlug(slug), limit: 1 }))[0],
    async beside(item, blogFor = -1) {
      const next = async (side: 'newer' | 'older') => {
        const where = (columns: BlogColumns) => and(isFor(blogFor)(columns), besideBlog(item, side)(columns));
        const [blog] = await newestBlogs(db, {
          ...(await visibleNow()),
          where,
          limit: 1,
          oldestFirst: side === 'newer',
        });
        return blog && { [side]: blog };
      };
      return { ...(await next('newer')), ...(await next('older')) };
    },
  };
};

import { and, inArray } from 'drizzle-orm';
import { blog } from '#schemas/content/blog.ts';
import type { ContentTypeName } from '#schemas/content/index.ts';
import { isVisible, visibleDocument } from '#server/store/content/visible.ts';
import { byWebsiteOrder } from '#server/store/content/website-order.ts';
import { content } from '#server/store/schema.ts';
import type { Db } from '#server/store/store.ts';
import type { BlogItem, BlogReader, Drafts } from './content-reader.ts';
import { blogSlugOf } from './item-slugs.ts';
import { createStoreBlogs, type ReaderMemory } from './store-blogs.ts';

/** The drafts of a type. */
export const draftsOf = (drafts: Drafts | undefined, type: ContentTypeName) =>
  [...(drafts ?? [])].filter(([, draft]) => draft.type === type);

/** What does not say so is a school's own: previews are of schools. */
const isFor =
  (blogFor = -1) =>
  ({ document }: BlogItem): boolean =>
    blogFor <= 0 || (document.blogFor ?? 2) === blogFor;

const byNewest = byWebsiteOrder(blog.order);

/** The articles that visitors see, with drafts in their places. */
export const createDraftBlogs = (db: Db, now: Date, memory: ReaderMemory): BlogReader => {
  const stored = createStoreBlogs(db, now, memory);
  const own = draftsOf(memory.drafts, 'blog');
  if (own.length === 0) return stored;
  const ids = new Set(own.map(([id]) => id));
  const drafts = own.flatMap(([id, { document }]) => (document ? [{ id, document } as BlogItem] : []));
  const isStored = ({ id }: BlogItem): boolean => !ids.has(id);

  /** Those of them that visitors see, as they see them. */
  const seen = async (): Promise<readonly BlogItem[]> => {
    const rows = await db
      .select({ id: content.id, document: visibleDocument(now) })
      .from(content)
      .where(and(inArray(content.id, [...ids]), isVisible(now)));
    return rows.flatMap(({ id, document }) => (document ? [{ id, document } as BlogItem] : []));
  };
  const nextStored = async (item: BlogItem, side: 'newer' | 'older', blogFor?: number) => {
    let next = (await stored.beside(item, blogFor))[side];
    while (next && !isStored(next)) next = (await stored.beside(next, blogFor))[side];
    return next;
  };

  return {
    async newest({ limit, offset = 0, category, blogFor }) {
      const others = await stored.newest({
        limit: offset + limit + ids.size,
        ...(category === undefined ? {} : { category }),
        ...(blogFor === undefined ? {} : { blogFor }),
      });
      const fitting = drafts
        .filter(isFor(blogFor))
        .filter(({ document }) => category === undefined || document.blogCategoryId === category);
      return [...others.filter(isStored), ...fitting].toSorted(byNewest).slice(offset, offset + limit);
    },
    async count(blogFor) {
      const replaced = (await seen()).filter(isFor(blogFor)).length;
      return (await stored.count(blogFor)) - replaced + drafts.filter(isFor(blogFor)).length;
    },
    async find(slug) {
      const draft = drafts.find((item) => blogSlugOf(item) === slug);
      if (draft) return draft;
      const found = await stored.find(slug);
      return found && isStored(found) ? found : undefined;
    },
    async beside(item, blogFor) {
      const fitting = drafts.filter(isFor(blogFor)).filter(({ id }) => id !== item.id);
      const newer = [await nextStored(item, 'newer', blogFor), ...fitting.filter((one) => byNewest(one, item) < 0)];
      const older = [await nextStored(item, 'older', blogFor), ...fitting.filter((one) => byNewest(one, item) > 0)];
      const [above] = sorted(newer).toReversed();
      const [below] = sorted(older);
      return { ...(above && { newer: above }), ...(below && { older: below }) };
    },
  };
};

const sorted = (items: readonly (BlogItem | undefined)[]): readonly BlogItem[] =>
  items.filter((item) => item !== undefined).toSorted(byNewest);

import type { BlogItem, BlogReader } from '#server/tenancy/content-reader.ts';
import { blogSlugOf } from '#server/tenancy/item-slugs.ts';

/** The articles of a folder, as the database's reader gives them. */
export const createFixtureBlogs = (items: readonly BlogItem[]): BlogReader => {
  const all = items.toSorted((a, b) => b.document.entryDate.localeCompare(a.document.entryDate) || b.id - a.id);
  // What does not say so is for the one or the other by whose folder it is in.
  const newestFor = (blogFor = -1) =>
    all.filter(({ document }) => blogFor === -1 || (document.blogFor ?? blogFor) === blogFor);
  return {
    newest: async ({ limit, offset = 0, category, blogFor }) =>
      newestFor(blogFor)
        .filter(({ document }) => category === undefined || document.blogCategoryId === category)
        .slice(offset, offset + limit),
    count: async (blogFor) => newestFor(blogFor).length,
    find: async (slug) => all.find((item) => blogSlugOf(item) === slug),
    async beside({ id }, blogFor) {
      const newest = newestFor(blogFor);
      const at = newest.findIndex((item) => item.id === id);
      const [newer, older] = [newest[at - 1], newest[at + 1]];
      return { ...(newer && { newer }), ...(older && { older }) };
    },
  };
};

import type { BlogItem, BlogReader } from '#server/tenancy/content-reader.ts';
import { blogSlugOf } from '#server/website/sources/blogs.ts';

/** The articles of a folder, as the database's reader gives them. */
export const createFixtureBlogs = (items: readonly BlogItem[]): BlogReader => {
  const newest = items.toSorted((a, b) => b.document.entryDate.localeCompare(a.document.entryDate) || b.id - a.id);
  return {
    newest: async ({ limit, offset = 0, category }) =>
      newest
        .filter(({ document }) => category === undefined || document.blogCategoryId === category)
        .slice(offset, offset + limit),
    count: async () => newest.length,
    find: async (slug) => newest.find((item) => blogSlugOf(item) === slug),
    async beside({ id }) {
      const at = newest.findIndex((item) => item.id === id);
      const [newer, older] = [newest[at - 1], newest[at + 1]];
      return { ...(newer && { newer }), ...(older && { older }) };
    },
  };
};

import { blog } from '#schemas/content/blog.ts';
import { type ContentType, type ContentTypeName, contentTypes } from '#schemas/content/index.ts';
import type { BlogItem, ContentItem, Languages } from '#server/tenancy/content-reader.ts';
import { translateItem, untranslatedItem } from '#server/tenancy/translate-items.ts';
import type { SourceReader } from './define.ts';

const byName: ReadonlyMap<ContentTypeName, ContentType> = new Map(contentTypes.map((type) => [type.type, type]));

/**
 * A reader that gives each item, and what is said of each picture, in a language; or as it was written where it is not
 * there in it, or none is asked for.
 */
export const translatedReader = (reader: SourceReader, languages: Languages | undefined): SourceReader => {
  const inLanguage = <Item>(type: ContentType, item: ContentItem<Item & object>): ContentItem<Item & object> =>
    languages ? translateItem(type, item, languages) : untranslatedItem(type, item);
  const ofBlog = (item: BlogItem): BlogItem => inLanguage(blog, item);
  return {
    ...reader,
    async items(name) {
      const type = byName.get(name);
      const items = await reader.items(name);
      return type ? items.map((item) => inLanguage(type, item)) : items;
    },
    async pictures(references) {
      const found = await reader.pictures(references);
      if (!languages) return found;
      const { locale } = languages;
      return new Map([...found].map(([reference, picture]) => [reference, (name) => picture(name, locale)]));
    },
    blogs: {
      newest: async (part) => (await reader.blogs.newest(part)).map(ofBlog),
      count: (blogFor) => reader.blogs.count(blogFor),
      async find(slug) {
        const found = await reader.blogs.find(slug);
        return found && ofBlog(found);
      },
      async beside(item, blogFor) {
        const { newer, older } = await reader.blogs.beside(item, blogFor);
        return { ...(newer && { newer: ofBlog(newer) }), ...(older && { older: ofBlog(older) }) };
      },
    },
  };
};

import type { BlogReader, ContentItem } from '#server/tenancy/content-reader.ts';
/** The articles of a folder, as the database's reader gives them. */
export declare const createFixtureBlogs: (items: readonly ContentItem[]) => BlogReader;

import { type ContentDocument, type ContentRow } from '#server/store/schema.ts';
import type { StoreContext } from '#server/store/store.ts';
/**
 * A blog's document with its slug: the one that it has, else the title's, with `-<blog_Id>` where that is empty or taken
 * (seed, routes; decisions.md). It is chosen once, and stays whatever becomes of the title.
 */
export declare const withBlogSlug: (context: StoreContext, row: ContentRow, document: ContentDocument) => Promise<ContentDocument>;

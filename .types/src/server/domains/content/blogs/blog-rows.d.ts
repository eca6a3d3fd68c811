import { type SQL } from 'drizzle-orm';
import type { BlogRow } from '#schemas/api/blogs.ts';
import { type BlogColumns } from '#server/store/content/newest-blogs.ts';
import type { Db } from '#server/store/store.ts';
import type { ContentItem } from '#server/tenancy/content-reader.ts';
/** The condition on blogs of a kind and of a category, -1 being all. */
export declare const ofKind: ({ schoolId, blogFor, blogCategoryId }: {
    schoolId: number;
    blogFor: number;
    blogCategoryId: number;
}) => (columns: BlogColumns) => SQL | undefined;
/** Blogs as the seed's calls show them: pictures as everywhere, HTML sanitised once more on its way out. */
export declare const blogRows: (db: Db, items: readonly ContentItem[], now: Date) => Promise<BlogRow[]>;

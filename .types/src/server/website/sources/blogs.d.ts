import type { ContentItem, ContentReader } from '#server/tenancy/content-reader.ts';
/** Articles as the contract has them. */
export declare const shapeBlogs: (items: readonly ContentItem[], reader: ContentReader) => Promise<Record<string, unknown>[]>;
/** The last part of an article's address: one without a slug of its own has its id behind a dash. */
export declare const blogSlugOf: ({ id, document }: ContentItem) => unknown;
export declare const blogs: {
    source: string;
    load: ({ reader, params }: import("./define.ts").LoaderInput) => Promise<Record<string, unknown>[]>;
};

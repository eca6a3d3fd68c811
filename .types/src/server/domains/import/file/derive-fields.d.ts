import type { ContentDocument } from '#server/store/schema.ts';
import type { FileItem } from './check-file.ts';
/** The item with its HTML sanitised and its StartSession derived (decisions.md, Import). */
export declare const deriveFields: (item: FileItem) => FileItem;
export interface BlogSlugOptions {
    items: readonly FileItem[];
    /** Slugs of the blogs that are stored already, by external id; null for blogs that did not come from a file. */
    stored: readonly {
        externalId: string | null;
        slug: string;
    }[];
}
/** Gives each blog its slug: the file's, else the stored one, else the title's (seed, routes), with `-<blog_Id>` where it is empty or taken. */
export declare function assignBlogSlugs({ items, stored }: BlogSlugOptions): FileItem[];
/** The document as it is stored: the header's facts of the school are no content. */
export declare function withoutSchoolFacts({ school_Slug: _slug, schoolKey: _key, ...document }: ContentDocument): ContentDocument;

import type { Identity } from '#server/files/drawing/identity.ts';
import type { HeadFacts } from '#site/document.ts';
/** The icons of a site by file name. `full`: nothing of the square stays empty, since phones cut its corners. */
export declare const iconFiles: Map<string, {
    side: number;
    full: boolean;
}>;
/** The address of a site's card. */
export declare const siteCardPath: (identity: Identity) => string;
/** The address of an article's card. */
export declare const articleCardPath: (identity: Identity, { blog_Slug, blog_Title }: CardArticle) => string;
/** The address of one of a site's icons. */
export declare const iconPath: (identity: Identity, file: string) => string;
/** What a card shows of an article. */
export interface CardArticle {
    readonly blog_Slug: string;
    readonly blog_Title: string;
}
interface PageOptions {
    readonly identity: Identity;
    /** The origin of the site. */
    readonly origin: string;
    readonly read: HeadFacts['read'];
}
/** What a page tells programs: what it has read, its card, its site's icons. */
export declare const headFacts: ({ identity, origin, read }: PageOptions) => HeadFacts;
export {};

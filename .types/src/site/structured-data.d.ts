import type { Site } from '#schemas/theme/site.ts';
import { type Crumb } from './structured/breadcrumbs.ts';
import type { Thing } from './structured/thing.ts';
/** One answer that a page has read: the source's name and what it gave. */
export interface ReadSource {
    readonly source: string;
    readonly value: unknown;
}
interface StructuredPage {
    readonly site: Site;
    /** The page's own address. */
    readonly url: string;
    readonly isHome: boolean;
    /** The way to the page, the home page first and the page itself last. */
    readonly crumbs: readonly Crumb[];
    readonly read: readonly ReadSource[];
}
/** What a page tells programs in the words of schema.org: one graph, from what the page has read. */
export declare const structuredData: ({ site, url, isHome, crumbs, read }: StructuredPage) => Thing;
export {};

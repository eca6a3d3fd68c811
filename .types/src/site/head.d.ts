import { type CompiledTheme, type Visit } from '#engine/index.ts';
import { type CardImage } from './social-meta.ts';
import { type ReadSource } from './structured-data.ts';
/** What a server knows of a page beside what it shows: for search engines, feed readers and shared links. */
export interface HeadFacts {
    readonly read: readonly ReadSource[];
    readonly card: CardImage;
    readonly icons: SiteIcons;
}
/** Addresses of the pictures that browsers and phones show for a site. */
interface SiteIcons {
    readonly small: string;
    readonly large: string;
    readonly apple: string;
}
interface HeadOptions {
    readonly theme: CompiledTheme;
    readonly visit: Visit;
    readonly title: string;
    readonly description: string;
    readonly canonical: string;
    readonly facts: HeadFacts;
}
/** What the head of a page that is there tells programs. */
export declare const factsHead: ({ theme, visit, title, description, canonical, facts }: HeadOptions) => string[];
/** The icons of every page of a site, and its manifest. */
export declare const iconLinks: ({ small, large, apple }: SiteIcons) => string[];
export {};

import type { Thing } from './thing.ts';
/** One step of the way to a page. */
export interface Crumb {
    readonly name: string;
    readonly url: string;
}
/** The way to a page; nothing for the home page, which has none. */
export declare const breadcrumbsOf: (crumbs: readonly Crumb[]) => readonly Thing[];

import type { RunningServer } from '../support/server.ts';
/** A page as a visitor gets it. */
export interface CrawledPage {
    /** Host and path. */
    readonly address: string;
    readonly path: string;
    readonly status: number;
    readonly html: string;
}
/**
 * Every page of a host that links lead to from some first ones. Of pages that differ in the query alone, such as those
 * of a long list, a second one is read and no more.
 */
export declare const crawl: (server: RunningServer, host: string, first: readonly string[]) => Promise<readonly CrawledPage[]>;

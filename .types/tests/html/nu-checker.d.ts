import type { CrawledPage } from './crawl.ts';
/** Why no page can be checked here; undefined where it can. */
export declare const whyNoChecker: () => string | undefined;
/** Everything the checker has to say of the markup of the pages, errors and warnings alike, one line each. */
export declare const checkPages: (pages: readonly CrawledPage[]) => Promise<string[]>;

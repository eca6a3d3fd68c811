import type { Feed } from './define.ts';
/** Every page of the school in every language: https://www.sitemaps.org/protocol.html. */
export declare const sitemap: Feed;
/** What programs may read: RFC 9309. An unlisted school's pages say `noindex` themselves, and must be read for that. */
export declare const robots: Feed;

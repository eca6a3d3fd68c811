import type { Invalidation } from './invalidation.ts';
export type Encoding = 'br' | 'gzip' | 'identity';
/** A finished page. Bodies are kept per encoding; `etag` names the content, each encoding adds its own suffix. */
export interface CachedPage {
    readonly status: number;
    readonly headers: Readonly<Record<string, string>>;
    readonly etag: string;
    readonly bodies: Readonly<Record<Encoding, Buffer>>;
    readonly tags: readonly string[];
    /** Milliseconds since the epoch; Infinity for never. */
    readonly expiresAt: number;
}
export interface PageCache {
    get(key: string): CachedPage | undefined;
    /** Where the count of changes stands now; taken before a page's data is read. */
    epoch(): number;
    /** Keeps a page, unless one of its tags was touched since the epoch: it might show what was before. */
    put(key: string, page: CachedPage, since: number): boolean;
    /** Swaps a kept page's bodies for smaller ones of the same content. */
    replaceBodies(key: string, page: CachedPage, bodies: CachedPage['bodies']): void;
    readonly size: {
        readonly pages: number;
        readonly bytes: number;
    };
}
interface Options {
    readonly maxBytes: number;
    readonly now: () => number;
    readonly invalidation: Invalidation;
}
/** Pages by key, the least lately used dropped first, each dropped when one of its tags is touched. */
export declare const createPageCache: ({ maxBytes, now, invalidation }: Options) => PageCache;
export {};

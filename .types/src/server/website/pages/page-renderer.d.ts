import type { Logger } from 'pino';
import { type Engine, type Loaders } from '#engine/index.ts';
import type { CachedPage, PageCache } from '#server/core/cache/page-cache.ts';
import type { Quota } from '#server/http/server/quota.ts';
import type { SchoolFacts } from '#server/tenancy/content-reader.ts';
import type { AssetManifest } from '#shared/assets.ts';
import type { PageRequest } from './page-request.ts';
interface Options {
    readonly engine: Engine;
    readonly cache: PageCache;
    readonly assets: AssetManifest;
    /** `recordChange` is told of each moment at which something that the loaders have read changes by itself. */
    readonly loadersOf: (school: SchoolFacts, recordChange: (instant: Date) => void) => Loaders;
    readonly quota: Quota;
    readonly now: () => number;
    readonly log: Logger;
    /** Told of a page that was kept: its bodies may be compressed harder when there is time. */
    readonly onCached: (key: string, page: CachedPage) => void;
}
/** `hit`: it was kept; `miss`: rendered for this request; `wait`: rendered for another at the same time. */
export type PageOrigin = 'hit' | 'miss' | 'wait';
/** How long a page took, in milliseconds: its data, and the rest with the compression. */
export interface PageTimes {
    readonly load: number;
    readonly render: number;
}
/** A page and where it came from; `times` where it was rendered for this request. */
interface AnsweredPage {
    readonly page: CachedPage;
    readonly how: PageOrigin;
    readonly times?: PageTimes;
}
export interface PageRenderer {
    /**
     * The kept page, or the one that is rendered now; of several who ask at once, one renders and the others wait.
     * `since` is the cache's epoch before anything of the page was read, its school's facts included.
     */
    page(request: PageRequest, since: number): Promise<AnsweredPage>;
}
export declare const createPageRenderer: (options: Options) => PageRenderer;
export {};

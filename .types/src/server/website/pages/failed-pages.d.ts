import type { Logger } from 'pino';
import { type Engine } from '#engine/index.ts';
import type { Invalidation } from '#server/core/cache/invalidation.ts';
import { type PlainPage } from '#server/http/sending/error-page.ts';
import type { ShownSite } from '#server/tenancy/tenancy.ts';
import type { AssetManifest } from '#shared/assets.ts';
interface Failed {
    readonly id: string;
    readonly host: string | undefined;
    readonly url: string;
}
/** Pages that stand in for those that have failed. */
export interface FailedPages {
    /** Keeps what a host shows: all that a page of it needs without the database. */
    remember(host: string | undefined, shown: ShownSite): void;
    /**
     * A page of the host's theme: its template `error` between its header and footer, with what is remembered of the
     * school. A plain one where nothing is, where the theme has no such template, and where that fails as well.
     */
    make(failed: Failed, error: unknown): Promise<FailedPage>;
}
interface FailedPage extends PlainPage {
    readonly status: 500 | 503;
}
interface Options {
    readonly engine: Engine;
    readonly invalidation: Invalidation;
    readonly assets: AssetManifest;
    readonly now: () => number;
    readonly log: Logger;
}
export declare const createFailedPages: ({ engine, invalidation, assets, now, log }: Options) => FailedPages;
export {};

import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import type { Invalidation } from '#server/core/cache/invalidation.ts';
import type { PageCache } from '#server/core/cache/page-cache.ts';
import type { SessionMemory } from '#server/domains/accounts/index.ts';
import type { Tenancy } from '#server/tenancy/tenancy.ts';
import type { FailedPages } from './failed-pages.ts';
import type { PageRenderer } from './page-renderer.ts';
export interface Pages {
    /** Answers a page that is kept, without waiting for anything; false where it is not. */
    answerCached(request: IncomingMessage, response: ServerResponse, nextId: () => string): boolean;
    /** Answers with the page of a host and path, rendering it where it is not kept. */
    answer(request: IncomingMessage, response: ServerResponse, requestId: string): Promise<void>;
}
interface Options {
    readonly invalidation: Invalidation;
    readonly tenancy: Tenancy;
    readonly sessions: SessionMemory;
    readonly cache: PageCache;
    readonly renderer: PageRenderer;
    readonly failed: FailedPages;
    /** Whether an address of a host leads to a page of the account, which is no page of the site. */
    readonly isAccountPage: (url: string) => boolean;
    readonly log: Logger;
}
export declare const createPages: (options: Options) => Pages;
export {};

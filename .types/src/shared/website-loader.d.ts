import type { QueryClient } from '@tanstack/react-query';
import type { Loaders } from '#engine/data/load.ts';
export interface WebsiteLoaderOptions {
    /** The server's origin: a school's host, or the platform's together with `schoolId`. */
    readonly origin: string;
    readonly schoolId?: number | undefined;
    readonly queryClient: QueryClient;
    /** Stands in for the global `fetch`. */
    readonly fetch?: typeof globalThis.fetch;
}
/**
 * The loaders of every source over `GET <origin>/api/website/<source>`. Answers are kept as long as the query client
 * says; a loader whose signal is aborted gives up its request. Errors: `Error` with what the server says, and each param that it says it of.
 */
export declare const createWebsiteLoaders: (options: WebsiteLoaderOptions) => Loaders;

import type { IncomingMessage, ServerResponse } from 'node:http';
import type { CachedPage } from '#server/core/cache/page-cache.ts';
import type { PageOrigin, PageTimes } from './page-renderer.ts';
export interface SendOptions {
    readonly requestId: string;
    readonly cache: PageOrigin;
    /** Where it was rendered for this request. */
    readonly times?: PageTimes | undefined;
    /** Milliseconds since the request came; told of a page that had to be waited for. */
    readonly total?: number;
}
/** Answers with a finished page; gives the status that was sent. */
type SendPage = (request: IncomingMessage, response: ServerResponse, page: CachedPage, options: SendOptions) => number;
/** Sends pages in the encoding the browser takes, or 304 where it has the same already. */
export declare const createSendPage: () => SendPage;
export {};

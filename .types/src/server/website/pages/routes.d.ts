import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { FailedPages } from './failed-pages.ts';
import type { Pages } from './pages.ts';
interface Options {
    readonly pages: Pages;
    readonly failed: FailedPages;
    /** The address of an account's page that a request's address leads to; undefined where it leads elsewhere. */
    readonly accountPathOf: (url: string) => string | undefined;
}
/** Every page of a school's site: whatever no other route has taken. */
export declare const pageRoutes: (app: FastifyInstance, { pages, failed, accountPathOf }: Options) => void;
/** Answers with the page of a request's host and path, or with the one that stands in for it where it fails. */
export declare const answerPage: (request: FastifyRequest, reply: FastifyReply, { pages, failed }: Pick<Options, 'pages' | 'failed'>) => Promise<void>;
export {};

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Quota } from '#server/http/server/quota.ts';
import type { Store } from '#server/store/store.ts';
import type { Tenancy } from '#server/tenancy/tenancy.ts';
import type { AssetManifest } from '#shared/assets.ts';
import type { FailedPages } from '../pages/failed-pages.ts';
interface Options {
    readonly store: Store;
    readonly tenancy: Tenancy;
    readonly assets: AssetManifest;
    readonly quota: Quota;
    readonly failed: FailedPages;
    /** Answers as a page of the site: what there is on a host without accounts. */
    readonly answerPage: (request: FastifyRequest, reply: FastifyReply) => Promise<void>;
    readonly baseUrl: () => URL;
    readonly now: () => number;
}
/**
 * `GET /login` and the pages under it, in the look of the host's school and without script. On a host that is nobody's
 * they are not there.
 */
export declare const accountPageRoutes: (app: FastifyInstance, options: Options) => void;
export {};

import type { FastifyInstance } from 'fastify';
import type { Loaders } from '#engine/index.ts';
import { type Quota } from '#server/http/server/quota.ts';
import type { Directory, SchoolFacts } from '#server/tenancy/content-reader.ts';
import type { Tenancy } from '#server/tenancy/tenancy.ts';
interface Options {
    readonly tenancy: Tenancy;
    readonly loadersOf: (school: SchoolFacts) => Loaders;
    readonly directory: Pick<Directory, 'list'>;
    readonly quota: Quota;
    readonly now: () => number;
}
/** Calendars, news, the sitemap and robots.txt of the host's school. */
export declare const feedRoutes: (app: FastifyInstance, options: Options) => void;
export {};

import type { FastifyInstance } from 'fastify';
import type { Loaders } from '#engine/index.ts';
import { type Quota } from '#server/http/server/quota.ts';
import type { SchoolFacts } from '#server/tenancy/content-reader.ts';
import type { Tenancy } from '#server/tenancy/tenancy.ts';
import type { Drawings } from './drawings.ts';
interface Options {
    readonly tenancy: Tenancy;
    readonly drawings: Drawings;
    readonly loadersOf: (school: SchoolFacts) => Loaders;
    readonly quota: Quota;
    readonly now: () => number;
}
/**
 * The pictures that stand for a site and its articles. Their addresses hold a hash of all that they show: one that is
 * out of date leads to today's, and nothing is ever drawn but what the site shows already.
 */
export declare const cardRoutes: (app: FastifyInstance, options: Options) => void;
export {};

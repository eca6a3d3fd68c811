import type { FastifyInstance } from 'fastify';
import type { Tenancy } from '#server/tenancy/tenancy.ts';
import type { AppOptions } from './app-options.ts';
export interface App {
    readonly fastify: FastifyInstance;
    /** Every route that is served, pages aside. */
    readonly routes: readonly {
        readonly method: string;
        readonly url: string;
    }[];
    /** Resolves when the server has time to spare. */
    readonly idle: () => Promise<void>;
    /** The origin that a school is served under. */
    readonly originOf: Tenancy['hosts']['siteOrigin'];
    /** Stops taking work and waits for what is under way. */
    close(): Promise<void>;
}
/** The HTTP server of pages, pictures, sources and health, over an open store. */
export declare const createApp: (options: AppOptions) => Promise<App>;

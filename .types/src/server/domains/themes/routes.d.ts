import type { FastifyInstance } from 'fastify';
import type { Engine } from '#engine/index.ts';
import type { Store } from '#server/store/store.ts';
import type { Hosts } from '#server/tenancy/hosts.ts';
interface Options {
    readonly store: Store;
    readonly hosts: Hosts;
    readonly engine: Engine;
}
/** Serves `operatorCalls`, on the product's own host, to who sends `Authorization: Bearer <token>`. */
export declare const operatorThemeRoutes: (app: FastifyInstance, { store, hosts, engine }: Options) => void;
export {};

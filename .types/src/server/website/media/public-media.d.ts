import type { FastifyInstance } from 'fastify';
import type { Invalidation } from '#server/core/cache/invalidation.ts';
import { type MediaStorage } from '#server/files/storage/storage.ts';
import type { Store } from '#server/store/store.ts';
import { type Hosts } from '#server/tenancy/hosts.ts';
interface Options {
    readonly store: Store;
    readonly invalidation: Invalidation;
    readonly storage: MediaStorage;
    readonly hosts: Hosts;
    readonly now: () => number;
}
/**
 * `GET /media/<school>/<id>/<width>.<ext>`, and `…/file.pdf` of a public document, as a download. A child's picture only
 * while a consent stands, and never in shared caches.
 */
export declare const mediaRoutes: (app: FastifyInstance, { store, invalidation, storage, hosts, now }: Options) => void;
export {};

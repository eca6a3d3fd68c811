import type { FastifyInstance } from 'fastify';
import type { Sealer } from '#server/core/crypto/sealer.ts';
import { type MediaStorage } from '#server/files/storage/storage.ts';
import type { Store } from '#server/store/store.ts';
import { type Hosts } from '#server/tenancy/hosts.ts';
interface Options {
    readonly store: Store;
    readonly storage: MediaStorage;
    readonly hosts: Hosts;
    readonly sealer: Sealer;
    readonly now: () => number;
}
/**
 * `GET /media/private/<school>/<id>` and `…/<width>.<ext>` with what `signMediaLink` adds: only on the school's host, as
 * a download, kept by nobody. Every failure is the same 404.
 */
export declare const privateMediaRoutes: (app: FastifyInstance, { store, storage, hosts, sealer, now }: Options) => void;
export {};

import type { Engine } from '#engine/index.ts';
import { type MediaStorage } from '#server/files/storage/storage.ts';
import { type App } from '#server/main/create-app.ts';
import type { Store } from '#server/store/store.ts';
import type { AssetManifest } from '#shared/assets.ts';
/** The whole server in this process over a PostgreSQL database of its own with the reference school. */
export interface BenchApp {
    readonly app: App;
    readonly store: Store;
    readonly storage: MediaStorage;
    readonly engine: Engine;
    readonly assets: AssetManifest;
    readonly databaseUrl: string;
    readonly host: string;
    stop(): Promise<void>;
}
interface BenchAppOptions {
    /** 0: no page is kept, each is rendered anew. */
    readonly pageCacheBytes: number;
    /** A server over whose database this is another one. */
    readonly beside?: BenchApp;
}
export declare const startBenchApp: ({ pageCacheBytes, beside }: BenchAppOptions) => Promise<BenchApp>;
export {};

import type { Loaders } from '#engine/data/load.ts';
import type { Totals } from '#server/core/cache/totals.ts';
import type { Store } from '#server/store/store.ts';
import type { SchoolFacts } from '#server/tenancy/content-reader.ts';
import type { StoreDirectory } from '#server/tenancy/store-reader.ts';
interface StoreLoaderOptions {
    readonly store: Store;
    readonly directory: StoreDirectory;
    readonly now: () => Date;
    readonly totals?: Totals;
}
/**
 * The loaders of one school over the database, each read in its own short transaction. `recordChange` is told of each moment at
 * which something that they have read changes by itself.
 */
export declare const createStoreLoaders: ({ store, directory, now, totals, }: StoreLoaderOptions) => ((school: SchoolFacts, recordChange?: (time: Date) => void) => Loaders);
export {};

import type { Logger } from 'pino';
import { type StoreOptions } from '#server/store/open-store.ts';
import type { Store } from '#server/store/store.ts';
interface DatabaseOptions extends Pick<StoreOptions, 'databaseUrl' | 'dataDir' | 'onSnapshotEveryMs'> {
    readonly log: Logger;
}
/** Opens the installation's database; an older one is backed up before it is migrated. Errors: those of `openStore`. */
export declare const openDatabase: (options: DatabaseOptions) => Promise<Store>;
export {};

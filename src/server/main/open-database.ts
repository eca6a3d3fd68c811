import type { Logger } from 'pino';
import { backUpBeforeMigration } from '#server/domains/backup/index.ts';
import { openStore, type StoreOptions } from '#server/store/open-store.ts';
import type { Store } from '#server/store/store.ts';

interface DatabaseOptions extends Pick<StoreOptions, 'databaseUrl' | 'dataDir' | 'onSnapshotEveryMs' | 'prepare'> {
  readonly log: Logger;
}

/** Opens the installation's database; an older one is backed up before it is migrated. Errors: those of `openStore`. */
export const openDatabase = (options: DatabaseOptions): Promise<Store> =>
  openStore({ ...options, beforeMigration: (client, pending) => backUpBeforeMigration(client, pending, options) });

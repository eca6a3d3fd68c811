import type { ClientBase } from 'pg';
import type { MediaStorage } from '#server/files/storage/storage.ts';
import { type Ending } from './archive.ts';
import { type RowsOptions } from './back-up-rows.ts';
interface BackupOptions extends RowsOptions {
    /** Lends a connection for as long as the rows are read: the files, which take longer, hold up nobody. */
    readonly connection: <T>(work: (client: ClientBase) => Promise<T>) => Promise<T>;
    readonly storage: MediaStorage;
}
export interface BackupReport extends Ending {
    readonly file: string;
    readonly bytes: number;
    readonly sha256: string;
    readonly schools: number;
}
/**
 * Writes everything of the installation, or of one school, into one file: all rows as they stood at one moment, then the
 * files that they name. Errors: `BackupError` where there is no such school.
 */
export declare const createBackup: ({ connection, storage, ...options }: BackupOptions) => Promise<BackupReport>;
export {};

import type { ClientBase } from 'pg';
import type { MediaStorage } from '#server/files/storage/storage.ts';
import { type Manifest } from './archive.ts';
interface RestoreOptions {
    /** A connection of its own, outside any transaction, of the role that owns the tables. */
    readonly client: ClientBase;
    readonly storage: MediaStorage;
    readonly file: string;
    /** Of one school: in place of the school of the same slug that is there. */
    readonly replace: boolean;
    /** The actor in the audit log; without one nothing is recorded, and everything is byte for byte as it was. */
    readonly actor?: string;
    readonly progress?: (done: number, total: number, label: string) => void;
}
export interface RestoreReport {
    readonly kind: Manifest['kind'];
    readonly createdAt: string;
    readonly schools: readonly {
        readonly id: number;
        readonly slug: string;
    }[];
    readonly rows: number;
    readonly files: number;
}
/**
 * Brings a backup back: a whole one into an installation that has no schools yet, that of one school beside the others.
 * One transaction; files are written before it ends, under keys that nothing else has, and taken back where it fails.
 * Errors: `BackupError`.
 */
export declare const restoreBackup: (options: RestoreOptions) => Promise<RestoreReport>;
export {};

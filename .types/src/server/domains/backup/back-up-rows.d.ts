import type { ClientBase } from 'pg';
import { type ArchiveEntry, type Ending, type Manifest } from './archive.ts';
export interface RowsOptions {
    /** Where it is written: `….tar.gz`. */
    readonly file: string;
    /** One school alone. */
    readonly slug?: string | undefined;
    readonly now: Date;
    readonly progress?: (done: number, total: number, label: string) => void;
}
export interface BackedUpRows {
    readonly rows: number;
    readonly schools: readonly SchoolName[];
    /** The keys of the files that the rows name. */
    readonly keys: readonly string[];
}
/**
 * Writes all rows of the installation, or of one school, as they stand at one moment, on a connection outside any
 * transaction: a backup without files. Errors: `BackupError` where there is no such school.
 */
export declare const backUpRows: (client: ClientBase, options: RowsOptions) => Promise<BackedUpRows>;
type SchoolName = Manifest['schools'][number];
/** The last entry of an archive. */
export declare const endOf: (ending: Ending) => ArchiveEntry;
/** The keys of the files of a media row, which is given as JSON. */
export declare const keysOf: (row: string) => string[];
export {};

/** What a backup says of itself, first of all. */
export interface Manifest {
    readonly format: 1;
    readonly kind: 'whole' | 'school';
    readonly createdAt: string;
    /** The newest migration of the database that it was made of. */
    readonly migration: string;
    readonly schools: readonly {
        readonly id: number;
        readonly slug: string;
    }[];
}
/** What stands at its end: without it the file is cut short. */
export interface Ending {
    readonly rows: number;
    readonly files: number;
    /** Keys of files that were deleted while it was made. */
    readonly missing: readonly string[];
}
export interface ArchiveEntry {
    readonly name: string;
    readonly data: Buffer;
}
/** Writes a gzipped tar of entries, whole or not at all. Resolves with its length and sha256. */
export declare const writeArchive: (file: string, entries: AsyncIterable<ArchiveEntry>) => Promise<{
    readonly bytes: number;
    readonly sha256: string;
}>;
/** The entries of an archive in their order. A file that is none throws. */
export declare function readArchive(file: string): AsyncGenerator<ArchiveEntry>;

import { type ImportOptions, importSchool } from '#server/domains/import/import-school.ts';
import type { ImportReport } from '#server/domains/import/report.ts';
import { type MediaStorage } from '#server/files/storage/storage.ts';
import type { Store } from '#server/store/store.ts';
export interface Bench {
    store: Store;
    storage: MediaStorage;
    dataDir: string;
    /** Imports a folder; a failure to do so because of problems fails the test. */
    run(folder: string, changes?: Partial<ImportOptions>): Promise<ImportReport>;
    /** As `importSchool`, with this bench's store and storage. */
    attempt(folder: string, changes?: Partial<ImportOptions>): ReturnType<typeof importSchool>;
    end(): Promise<void>;
}
export declare const kinds: readonly ['embedded', 'postgres'];
/** A fresh store of this kind with media storage. */
export declare function openBench(kind: (typeof kinds)[number]): Promise<Bench>;

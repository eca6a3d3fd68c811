import { type SiteChoices } from '#server/domains/themes/index.ts';
import type { MediaStorage } from '#server/files/storage/storage.ts';
import type { Store } from '#server/store/store.ts';
import type { ImportResult } from './report.ts';
export interface ImportOptions {
    store: Store;
    storage: MediaStorage;
    /** Holds `content.json` and the pictures it names. */
    folder: string;
    /** Stands in for the file's `school_Slug`. */
    slug?: string | undefined;
    /** Without it the school keeps its theme; a new one gets theme 1. */
    themeId?: number | undefined;
    /** What a new school chooses of its theme; one that is there keeps its own choices. */
    choices?: SiteChoices;
    /** The folder is the product's own, tenant 0: its content is written, its row and its theme stay. */
    platform?: true;
    /** Leave out what is wrong and import the rest. */
    skipInvalid?: boolean;
    /** Told of each picture that is stored and of the end; the same `total` each time. */
    progress?: (done: number, total: number, label: string) => void;
    /** Keeps the encodings of pictures in `media-cache`. */
    dataDir: string;
    /** Who is named in the audit log; the command line unless given. */
    actor?: string;
}
/**
 * Makes a school's website equal to a folder with `content.json` and pictures: all of it or, where any item is wrong,
 * nothing and a list of every problem. A second run changes nothing. The school is active and listed afterwards.
 * Errors: `ImportError`, `StoreError`, and those of the disk; each leaves the school and its files as they were.
 */
export declare function importSchool(options: ImportOptions): Promise<ImportResult>;

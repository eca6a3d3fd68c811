import { type Engine } from '#engine/index.ts';
import { type MediaStorage } from '#server/files/storage/storage.ts';
import type { Store } from '#server/store/store.ts';
import { type TestDatabase } from './postgres.ts';
/** A folder of its own under the system's temporary one. */
export declare const scratch: () => string;
/** What a test file works on: a data folder with two schools, and the folders that they were imported from. */
export interface Seeded {
    readonly dataDir: string;
    /** The import folder of a school. */
    folder(slug: 'greenfield' | 'riverside'): string;
    remove(): void;
}
/** The second theme, for switching: theme 1 under another id, with a heading of its own. */
export declare const secondTheme: () => Promise<Record<string, unknown> & {
    themeId: number;
}>;
/**
 * Makes the data folders that tests copy, once a run: one migrated; one that has the built-in themes and two schools as
 * well.
 */
export declare const makeTemplate: () => Promise<string>;
/** Makes the PostgreSQL database that tests copy, and the folder that goes with it, into the template. */
export declare const makeDatabaseTemplate: (template: string, serverUrl: string) => Promise<TestDatabase>;
interface SeedOptions {
    readonly storage: MediaStorage;
    readonly dataDir: string;
    readonly folder: (slug: 'greenfield' | 'riverside') => string;
    readonly engine: Engine;
}
/** Publishes the built-in themes and imports the two schools into an empty database. */
export declare const seedStore: (store: Store, { storage, dataDir, folder, engine }: SeedOptions) => Promise<void>;
/** Puts an empty, migrated database into a data folder: to make one anew takes seconds. */
export declare const putEmptyDatabase: (dataDir: string) => Promise<void>;
/**
 * A copy of the template. The folder is that of the embedded database, or the one that belongs to copies of the seeded
 * PostgreSQL database.
 */
export declare const seedData: (kind?: 'embedded' | 'postgres') => Promise<Seeded>;
export {};

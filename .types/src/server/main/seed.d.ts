import type { Logger } from 'pino';
import type { SiteRecord } from '#schemas/theme/site-record.ts';
import type { MediaStorage } from '#server/files/storage/storage.ts';
import type { Store } from '#server/store/store.ts';
interface SeedOptions {
    readonly store: Store;
    readonly storage: MediaStorage;
    readonly dataDir: string;
    /** A folder with a folder for each demo school: `content.json`, its pictures, and `site.json`. */
    readonly folder: string;
    /** The folder with the product's own content. */
    readonly platformFolder: string;
    readonly log: Logger;
}
/** Imports the demo schools, and the product's own words and pictures, into a database that has no school. */
export declare const seedDemoSchools: (options: SeedOptions) => Promise<void>;
/** The theme that a demo school uses and its choices: its site record, next to its content. */
export declare const readDemoSite: (folder: string) => Promise<SiteRecord>;
export {};

/**
 * A folder of a run's own in memory, where hundreds of databases are copied and synced at no cost; undefined where the
 * system has none with room for them.
 */
export declare const makeFastFolder: () => string | undefined;

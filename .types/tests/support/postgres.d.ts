/** A PostgreSQL for tests; `stop` ends only what was started for it. */
export interface TestPostgres {
    url: string;
    stop(): Promise<void>;
}
/** A cluster of one's own, which may be ended at once, as a crash would, and started again. */
export interface ScratchPostgres extends TestPostgres {
    crash(): Promise<void>;
    restart(): Promise<void>;
}
/** A database of its own; `drop` removes it and the application role that the store made for it. */
export interface TestDatabase {
    url: string;
    drop(): Promise<void>;
}
/**
 * The server of TEST_DATABASE_URL, else a scratch cluster from any PostgreSQL ≥ 15 programs found, else from apt where
 * this is root; null where there is none. A server that happens to run is never touched.
 */
export declare function startPostgres(): Promise<TestPostgres | null>;
/** A scratch cluster, whatever TEST_DATABASE_URL says; null where there are no programs for one. */
export declare function startScratchPostgres(): Promise<ScratchPostgres | null>;
/** Makes a database on the server of `url`, empty or a copy of `template`; its name begins with `name`. */
export declare function createDatabase(url: string, name: string, template?: string): Promise<TestDatabase>;

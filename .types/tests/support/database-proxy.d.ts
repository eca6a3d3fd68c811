/** A way to a PostgreSQL that can be closed for those that listen to commits, and for them alone. */
export interface DatabaseProxy {
    readonly url: string;
    /** Cuts the connections that listen, and refuses others like them until `allow`. */
    refuse(): void;
    allow(): void;
    stop(): Promise<void>;
}
export declare const startDatabaseProxy: (databaseUrl: string) => Promise<DatabaseProxy>;

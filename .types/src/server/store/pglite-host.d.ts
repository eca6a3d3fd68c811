import type { Logger } from 'pino';
/** The connection that the worker's answers go to. */
interface WireReceiver {
    receive(answer: Uint8Array): void;
    destroy(error: Error): unknown;
}
export interface HostOptions {
    /** PostgreSQL's data directory. */
    directory: string;
    /** Snapshot to unpack into an empty `directory`. */
    restoreFrom?: string;
    log: Logger;
}
/**
 * The embedded database's worker thread, seen from the main thread. A worker that ends by itself (a PANIC, a failed
 * fsync) breaks the connection of the moment; the next connection starts a new worker, which recovers from the WAL.
 */
export declare class PgliteHost {
    #private;
    constructor(options: HostOptions);
    /** Starts the worker unless it runs; resolves when the database is open. */
    start(): Promise<void>;
    /** Makes the stream the one that answers go to, on a session as clean as a new connection's. */
    attach(stream: WireReceiver): Promise<void>;
    detach(stream: WireReceiver): void;
    send(batch: Uint8Array<ArrayBuffer>): void;
    /** Writes a gzipped tar of the data directory; no transaction may be open. */
    snapshot(file: string): Promise<void>;
    close(): Promise<void>;
    /** Stops the thread at once, as a crash would; for when the directory no longer belongs to this process. */
    abandon(): Promise<void>;
}
export {};

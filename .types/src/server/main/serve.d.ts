import { type Logger } from 'pino';
import type { Config } from './config.ts';
export interface RunningServer {
    /** The product's address. */
    readonly url: string;
    /** Addresses of schools, by name. */
    readonly schools: readonly {
        readonly name: string;
        readonly url: string;
    }[];
    /** Finishes what is under way, then closes the database. */
    stop(): Promise<void>;
}
/** A log of JSON lines on a file descriptor, standard output unless given. */
export declare const createLog: (level: Config['logLevel'], descriptor?: number) => Logger;
/** Opens the database, migrates, publishes built-in themes, seeds an empty database, and listens. */
export declare const serve: (config: Config, log: Logger) => Promise<RunningServer>;

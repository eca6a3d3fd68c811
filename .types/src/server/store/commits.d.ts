import type { ClientBase } from 'pg';
import type { Logger } from 'pino';
import type { Backend } from './backend.ts';
import type { Store } from './store.ts';
/** Which commits have made what stale, told to this process and, where there may be others, to them. */
export interface Commits extends Pick<Store, 'onCommit' | 'onFlush' | 'isSynced' | 'applied'> {
    /** Sends a transaction's tags to other processes, inside it; undefined where there is nothing to send. */
    send(client: ClientBase, tags: readonly string[]): Promise<void> | undefined;
    /** Tells the listeners of a commit of this process. */
    announce(tags: readonly string[]): void;
    /** Tells every process that all it keeps is stale, on a connection without a transaction. */
    flushAll(client: ClientBase): Promise<void>;
    close(): Promise<void>;
}
interface CommitsOptions {
    readonly backend: Backend;
    /** This process among those over the same database. */
    readonly node: string;
    readonly log: Logger;
}
/** Resolves once the commits of other processes are heard. */
export declare function openCommits({ backend, node, log }: CommitsOptions): Promise<Commits>;
export {};

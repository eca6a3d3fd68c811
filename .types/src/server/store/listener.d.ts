import type { Logger } from 'pino';
import { type Notification } from './notifications.ts';
export interface ListenerOptions {
    readonly connectionString: string;
    readonly log: Logger;
    /** Told of each notification, this node's own among them, in the order of the commits. */
    receive(notification: Notification): void;
    /** Told when the connection is lost, and once more when it is back: what was committed meanwhile is not known. */
    flush(): void;
}
/** A connection of its own on which the commits of all nodes are heard. */
export interface Listener {
    /** Whether commits are heard of at this moment. */
    isSynced(): boolean;
    close(): Promise<void>;
}
/** Resolves once commits are heard; from then on a lost connection is opened again until it stands. */
export declare function openListener({ connectionString, log, receive, flush }: ListenerOptions): Promise<Listener>;

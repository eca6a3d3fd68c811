import type { ClientBase } from 'pg';
/** The channel that nodes tell each other of commits on; PostgreSQL keeps those of its databases apart. */
export declare const channel = "schoolyard_commits";
/** What a node tells the others of one commit: the tags that it touched, or that they are too many to name. */
export interface Notification {
    /** The node that committed. */
    readonly node: string;
    readonly tags: readonly string[] | 'all';
}
/** A commit's tags as payloads, each short enough to be sent. */
export declare function encodeTags(node: string, tags: readonly string[]): string[];
/** The payload that says that everything is stale. */
export declare const encodeAll: (node: string) => string;
/** What a payload says; one that nobody here has written counts as "all" of an unknown node. */
export declare function decodePayload(payload: string): Notification;
/** Sends payloads in the transaction that is open on a connection: the others hear of them once it has committed. */
export declare function sendPayloads(client: ClientBase, payloads: readonly string[]): Promise<void>;

import type { ServerResponse } from 'node:http';
/** The open streams of server-sent events, one for each page that is looked at. */
export interface EventStreams {
    /** Answers a request with a stream that starts with the current revision. */
    open(response: ServerResponse, revision: string): void;
    send(revision: string): void;
    close(): void;
}
export declare const createEventStreams: () => EventStreams;

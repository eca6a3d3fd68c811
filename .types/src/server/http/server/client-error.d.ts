import type { Socket } from 'node:net';
interface ClientError extends Error {
    readonly code?: string;
}
/** Answers what is no HTTP request, of which nothing but the connection is known, and ends the connection. */
export declare const answerClientError: (error: ClientError, socket: Socket) => void;
export {};

import { type IncomingMessage, type ServerResponse } from 'node:http';
import { type FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { type Timeouts } from './timeouts.ts';
interface HttpServerOptions {
    /** Answers from memory before anything else looks at the request; false leaves it to the routes. */
    readonly answerCached: (request: IncomingMessage, response: ServerResponse, nextId: () => string) => boolean;
    /** Addresses of proxies whose word on the visitor's address is taken. */
    readonly trustProxy: readonly string[];
    readonly timeouts?: Timeouts | undefined;
    readonly log: Logger;
}
export interface HttpServer {
    readonly fastify: FastifyInstance;
    /** Every route that is served, pages aside. */
    readonly routes: readonly {
        readonly method: string;
        readonly url: string;
    }[];
    isStopping(): boolean;
    /** Takes no more requests, and waits for those that are under way. */
    close(): Promise<void>;
}
/** The HTTP server with what holds for every route: ids, limits, failures, the log. */
export declare const createHttpServer: (options: HttpServerOptions) => HttpServer;
export {};

import { type IncomingHttpHeaders } from 'node:http';
/** An answer as it came over the wire. */
export interface Answer {
    readonly status: number;
    readonly headers: IncomingHttpHeaders;
    /** The bytes as they were sent, still encoded. */
    readonly body: Buffer;
    /** The decoded body. */
    readonly text: string;
}
export interface Ask {
    /** The Host header, in whatever form; without it the address that is asked. */
    readonly host?: string | undefined;
    readonly method?: string;
    readonly headers?: Readonly<Record<string, string>>;
    readonly body?: string | Buffer;
}
/** One request on a connection of its own, its path and Host header sent exactly as given. */
export declare const ask: (port: number, path: string, { host, method, headers, body }?: Ask) => Promise<Answer>;

import { Duplex } from 'node:stream';
import type { PgliteHost } from './pglite-host.ts';
/**
 * The socket that pg's client talks through to the embedded database: complete batches of wire messages go to the
 * worker, its answers come back. One driver thus serves both databases.
 */
export declare class WireStream extends Duplex {
    #private;
    constructor(host: PgliteHost);
    /** As a socket's; the address means nothing here. */
    connect(): this;
    setNoDelay(): this;
    setKeepAlive(): this;
    ref(): this;
    unref(): this;
    /** Hands the worker's answer to pg. */
    receive(answer: Uint8Array): void;
    _write(chunk: Buffer, _encoding: BufferEncoding, done: (error?: Error | null) => void): void;
    _writev(chunks: {
        chunk: Buffer;
    }[], done: (error?: Error | null) => void): void;
    _read(): void;
    _final(done: (error?: Error | null) => void): void;
    _destroy(error: Error | null, done: (error?: Error | null) => void): void;
}

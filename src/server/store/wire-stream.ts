import { Duplex } from 'node:stream';
import type { PgliteHost } from './pglite-host.ts';

const query = 0x51;
const sync = 0x53;
const terminate = 0x58;

/**
 * The socket that pg's client talks through to the embedded database: complete batches of wire messages go to the
 * worker, its answers come back. One driver thus serves both databases.
 */
export class WireStream extends Duplex {
  readonly #host: PgliteHost;
  #pending: Buffer = Buffer.alloc(0);
  #started = false;

  constructor(host: PgliteHost) {
    super({ decodeStrings: true, readableHighWaterMark: 1 << 20, writableHighWaterMark: 1 << 20 });
    this.#host = host;
  }

  /** As a socket's; the address means nothing here. */
  connect(): this {
    this.#host.attach(this).then(
      () => this.emit('connect'),
      (error) => this.destroy(error),
    );
    return this;
  }

  setNoDelay(): this {
    return this;
  }

  setKeepAlive(): this {
    return this;
  }

  ref(): this {
    return this;
  }

  unref(): this {
    return this;
  }

  /** Hands the worker's answer to pg. */
  receive(answer: Uint8Array): void {
    this.push(Buffer.from(answer.buffer, answer.byteOffset, answer.byteLength));
  }

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: (error?: Error | null) => void): void {
    this.#take(chunk);
    done();
  }

  override _writev(chunks: { chunk: Buffer }[], done: (error?: Error | null) => void): void {
    this.#take(Buffer.concat(chunks.map(({ chunk }) => chunk)));
    done();
  }

  override _read(): void {
    // Answers are pushed as they arrive; there is nothing to pull.
  }

  override _final(done: (error?: Error | null) => void): void {
    this.push(null);
    done();
  }

  override _destroy(error: Error | null, done: (error?: Error | null) => void): void {
    this.#host.detach(this);
    done(error);
  }

  #take(chunk: Buffer): void {
    this.#pending = this.#pending.length === 0 ? chunk : Buffer.concat([this.#pending, chunk]);
    if (!this.#started && !this.#greet()) return;
    const end = batchEnd(this.#pending);
    if (end === 0) return;
    // A copy of exactly these bytes: posting a view would clone the whole buffer behind it.
    this.#host.send(new Uint8Array(this.#pending.subarray(0, end)));
    this.#pending = this.#pending.subarray(end);
  }

  /** Answers the startup message, which the worker's single session has no use for; false until it is complete. */
  #greet(): boolean {
    if (this.#pending.length < 4 || this.#pending.length < this.#pending.readUInt32BE(0)) return false;
    this.#pending = this.#pending.subarray(this.#pending.readUInt32BE(0));
    this.#started = true;
    this.push(greeting);
    return true;
  }
}

/** How many bytes form complete batches; a batch ends with Query or Sync, after which the server says it is ready. */
const batchEnd = (bytes: Buffer): number => {
  let end = 0;
  for (let at = 0; at + 5 <= bytes.length; ) {
    const next = at + 1 + bytes.readUInt32BE(at + 1);
    if (next > bytes.length) break;
    if (bytes[at] === query || bytes[at] === sync) end = next;
    else if (bytes[at] === terminate) break;
    at = next;
  }
  return end;
};

const message = (type: string, body: Buffer): Buffer => {
  const head = Buffer.alloc(5);
  head.write(type, 'latin1');
  head.writeUInt32BE(4 + body.length, 1);
  return Buffer.concat([head, body]);
};

const greeting = Buffer.concat([
  message('R', Buffer.alloc(4)),
  ...Object.entries({
    server_version: '18.0 (PGlite)',
    server_encoding: 'UTF8',
    client_encoding: 'UTF8',
    DateStyle: 'ISO, MDY',
    TimeZone: 'UTC',
    integer_datetimes: 'on',
    standard_conforming_strings: 'on',
  }).map(([name, value]) => message('S', Buffer.from(`${name}\0${value}\0`))),
  message('K', Buffer.alloc(8)),
  message('Z', Buffer.from('I')),
]);

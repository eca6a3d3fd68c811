import fs from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { Worker } from 'node:worker_threads';
import type { Logger } from 'pino';
import { AppError } from '#shared/errors/app-error.ts';

type Answer =
  | Uint8Array
  | { id: number; value?: unknown; error?: unknown }
  | { fatal: string }
  | { obstacle: string | undefined };

/** The connection that the worker's answers go to. */
interface WireReceiver {
  receive(answer: Uint8Array): void;
  destroy(error: Error): unknown;
}

interface Waiting {
  resolve(value: unknown): void;
  reject(error: unknown): void;
}

export interface HostOptions {
  /** PostgreSQL's data directory. */
  directory: string;
  /** Snapshot to unpack into an empty `directory`. */
  restoreFrom?: string;
  log: Logger;
}

/**
 * The embedded database's worker thread, seen from the main thread. A worker that ends by itself (a PANIC, a failed
 * fsync) breaks the connection of the moment; the next connection starts a new worker, which recovers from the WAL.
 */
export class PgliteHost {
  readonly #options: HostOptions;
  readonly #waiting = new Map<number, Waiting>();
  #worker: Worker | undefined;
  /** Resolves when the worker before has left the directory. */
  #vacated: Promise<unknown> = Promise.resolve();
  #starting: Promise<void> | undefined;
  #stream: WireReceiver | undefined;
  #calls = 0;
  #isClosed = false;

  constructor(options: HostOptions) {
    this.#options = options;
  }

  /** Starts the worker unless it runs; resolves when the database is open. */
  start(): Promise<void> {
    if (this.#isClosed) return Promise.reject(stopped('The embedded database is closed.'));
    this.#starting ??= this.#spawn();
    return this.#starting;
  }

  /** Makes the stream the one that answers go to, on a session as clean as a new connection's. */
  async attach(stream: WireReceiver): Promise<void> {
    await this.start();
    await this.#call('reset');
    this.#stream = stream;
  }

  detach(stream: WireReceiver): void {
    if (this.#stream === stream) this.#stream = undefined;
  }

  send(batch: Uint8Array<ArrayBuffer>): void {
    this.#worker?.postMessage(batch, [batch.buffer]);
  }

  /** Copies the data directory into memory; no transaction may be open. */
  async copy(file: string): Promise<void> {
    await this.#call('copy', { file });
  }

  /** Writes what was copied for a file, as a gzipped tar, while the database answers. */
  async write(file: string): Promise<void> {
    await this.#call('write', { file });
  }

  async close(): Promise<void> {
    if (this.#isClosed) return;
    this.#isClosed = true;
    if (this.#worker === undefined) return;
    await this.#call('close');
    await this.#worker?.terminate();
  }

  /** Stops the thread at once, as a crash would; for when the directory no longer belongs to this process. */
  async abandon(): Promise<void> {
    this.#isClosed = true;
    await this.#worker?.terminate();
  }

  async #spawn(): Promise<void> {
    await this.#vacated;
    const { directory, restoreFrom } = this.#options;
    const program = await compiledProgram().catch((error: unknown) => {
      this.#starting = undefined;
      throw error;
    });
    if (this.#isClosed) throw stopped('The embedded database is closed.');
    // execArgv: loaders such as tsx are of no use to the worker and would only slow its start.
    const worker = new Worker(workerFile(), { workerData: { directory, restoreFrom, program }, execArgv: [] });
    this.#worker = worker;
    worker.on('message', (message) => this.#receive(worker, message));
    worker.on('error', (error) => this.#fail(worker, error));
    worker.on('exit', (code) => this.#fail(worker, new Error(`The database's thread ended with code ${code}.`)));
    await new Promise<void>((resolve, reject) => {
      this.#waiting.set(0, { resolve: () => resolve(), reject });
    });
  }

  #receive(worker: Worker, message: Answer): void {
    if (worker !== this.#worker) return;
    if (message instanceof Uint8Array) this.#stream?.receive(message);
    else if ('fatal' in message) this.#fail(worker, new Error(message.fatal));
    else if ('obstacle' in message) this.#tellOfDisk(message.obstacle);
    else this.#settle(message);
  }

  #tellOfDisk(obstacle: string | undefined): void {
    const { log, directory } = this.#options;
    if (obstacle === undefined) log.info({ directory }, 'The database takes changes again.');
    else log.warn({ directory, obstacle }, 'The database can only be read until its disk takes changes again.');
  }

  #settle(message: { id: number; value?: unknown; error?: unknown }): void {
    const waiting = this.#waiting.get(message.id);
    this.#waiting.delete(message.id);
    if (message.error === undefined) waiting?.resolve(message.value);
    else waiting?.reject(message.error);
  }

  #fail(worker: Worker, cause: Error): void {
    if (worker !== this.#worker) return;
    this.#worker = undefined;
    this.#vacated = worker.terminate();
    this.#starting = undefined;
    const error = stopped(`The embedded database in ${this.#options.directory} stopped: ${cause.message}`, cause);
    if (!this.#isClosed) this.#options.log.error({ err: error }, error.message);
    for (const waiting of this.#waiting.values()) waiting.reject(error);
    this.#waiting.clear();
    this.#stream?.destroy(error);
  }

  #call(op: string, args: Record<string, unknown> = {}): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const worker = this.#worker;
      if (worker === undefined) return reject(stopped('The embedded database is not running.'));
      this.#calls += 1;
      this.#waiting.set(this.#calls, { resolve, reject });
      worker.postMessage({ ...args, id: this.#calls, op });
    });
  }
}

/**
 * How much of a WebAssembly function V8 runs before it optimises it, roughly in bytes. By V8's own figure, most of what
 * PostgreSQL runs but once, at its start, would be optimised while it is waited for: a third of the start's CPU. Each
 * round of a loop counts for its length, and that of the SQL parser for hundreds of thousands: it is the most there can be.
 */
const tieringBudget = 2 ** 31 - 1;

let compiled: Promise<WebAssembly.Module> | undefined;

/** PostgreSQL itself, compiled once for all workers of the process: that is half of what starting one takes. */
const compiledProgram = (): Promise<WebAssembly.Module> => {
  const file = createRequire(import.meta.url).resolve('@electric-sql/pglite/pglite.wasm');
  setFlagsFromString(`--wasm-tiering-budget=${tieringBudget}`);
  compiled ??= fs.promises
    .readFile(file)
    .then((bytes) => WebAssembly.compile(bytes))
    .catch((cause: Error) => {
      // A disk that cannot be read now may be read later.
      compiled = undefined;
      throw stopped(`The embedded database's program cannot be read: ${cause.message}`, cause);
    });
  return compiled;
};

/** The worker is next to this file in the source, and next to the bundle or in its parent in `dist`. */
const workerFile = (): string => {
  const places = [
    './pglite-worker.mjs',
    './store/pglite-worker.mjs',
    '../pglite-worker.mjs',
    '../server/pglite-worker.mjs',
  ];
  const files = places.map((place) => fileURLToPath(new URL(place, import.meta.url)));
  const found = files.find((file) => fs.existsSync(file));
  if (found !== undefined) return found;
  throw stopped(`The embedded database's program is missing; looked for ${files.join(', ')}.`);
};

const stopped = (what: string, cause?: Error): AppError => new AppError('DATABASE_STOPPED', { what }, { cause });

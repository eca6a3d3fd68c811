import { type ChildProcess, fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createSemaphore } from '#server/core/concurrency/semaphore.ts';
import { AppError } from '#shared/errors/app-error.ts';
import type { CardDrawing, IconDrawing } from '../drawing/draw.ts';
import type { DecodeOptions, PictureFacts } from './decode.ts';
import type { EncodedPicture, EncodedVariant, EncodeOptions, PictureCopy } from './encode.ts';
import { checkPictureBytes } from './picture-limits.ts';
import { type PictureAnswer, type PictureOperation, type PictureOperations, unpackError } from './picture-messages.ts';
import { detectPictureType } from './picture-type.ts';

interface PictureProcessOptions {
  /** How long the process stays without work. */
  idleMs?: number;
  /** The longest that one request may take. */
  requestMs?: number;
}

interface Waiting {
  resolve(value: unknown): void;
  reject(error: Error): void;
  late: NodeJS.Timeout;
}

type Arguments<Op extends PictureOperation> = Parameters<PictureOperations[Op]>;
type Value<Op extends PictureOperation> = Awaited<ReturnType<PictureOperations[Op]>>;

/**
 * The process that pictures are decoded and encoded in, seen from the server: libvips never enters the server's memory,
 * which its allocations would fragment for good, and a hostile picture that breaks the decoder breaks only this
 * process. It starts with the first request, ends some seconds after the last, and ends by itself when the server is
 * gone.
 */
export class PictureProcess {
  readonly #idleMs: number;
  readonly #requestMs: number;
  readonly #waiting = new Map<number, Waiting>();
  #child: ChildProcess | undefined;
  #idle: NodeJS.Timeout | undefined;
  #requests = 0;

  constructor({ idleMs = 10_000, requestMs = 120_000 }: PictureProcessOptions = {}) {
    this.#idleMs = idleMs;
    this.#requestMs = requestMs;
  }

  /** The process's id while it runs. */
  get pid(): number | undefined {
    return this.#child?.pid;
  }

  /**
   * Errors: those of the operation; `PICTURE_PROCESS` where the process ended or took too long, which is longer than
   * `maxMs` where that is less than the process's own limit.
   */
  run<Op extends PictureOperation>(op: Op, args: Arguments<Op>, maxMs = this.#requestMs): Promise<Value<Op>> {
    const limitMs = Math.min(maxMs, this.#requestMs);
    return new Promise<unknown>((resolve, reject) => {
      const child = this.#running();
      this.#requests += 1;
      const id = this.#requests;
      const late = setTimeout(
        () => this.#fail(child, lost(`a picture took longer than ${limitMs / 1000} seconds`)),
        limitMs,
      ).unref();
      this.#waiting.set(id, { resolve, reject, late });
      this.#hold(child);
      child.send({ id, op, args }, (error) => {
        if (error) this.#fail(child, lost(error.message));
      });
    }) as Promise<Value<Op>>;
  }

  #running(): ChildProcess {
    if (this.#child?.connected) return this.#child;
    // Its exit is not reported yet, but it receives nothing any more.
    if (this.#child) this.#fail(this.#child, lost('the process closed its channel'));
    const child = start();
    this.#child = child;
    child.on('message', (answer: PictureAnswer) => this.#settle(child, answer));
    child.on('error', (error) => this.#fail(child, error));
    child.on('exit', (code, signal) => this.#fail(child, lost(`the process ended with ${signal ?? `code ${code}`}`)));
    return child;
  }

  #settle(child: ChildProcess, answer: PictureAnswer): void {
    const waiting = this.#waiting.get(answer.id);
    if (child !== this.#child || !waiting) return;
    this.#waiting.delete(answer.id);
    clearTimeout(waiting.late);
    if ('error' in answer) waiting.reject(unpackError(answer.error));
    else waiting.resolve(answer.value);
    if (this.#waiting.size === 0) this.#rest(child);
  }

  /** Gives up the process and everything it was working on. */
  #fail(child: ChildProcess, error: Error): void {
    if (child !== this.#child) return;
    this.#end(child);
    for (const { reject, late } of this.#waiting.values()) {
      clearTimeout(late);
      reject(error);
    }
    this.#waiting.clear();
  }

  #end(child: ChildProcess): void {
    clearTimeout(this.#idle);
    this.#child = undefined;
    child.unref();
    child.kill('SIGKILL');
  }

  /** An answer that is waited for keeps this process alive, like all work under way. */
  #hold(child: ChildProcess): void {
    clearTimeout(this.#idle);
    child.ref();
    child.channel?.ref();
  }

  #rest(child: ChildProcess): void {
    child.unref();
    child.channel?.unref();
    this.#idle = setTimeout(() => this.#end(child), this.#idleMs).unref();
  }
}

const pictures = new PictureProcess();

/** A HEIC file of many parts can be small and slow, and nothing else is worked on meanwhile. */
const heicMs = 30_000;

/** A large picture takes 100 MB while it is worked on: at most two at once, the others wait. */
const limited = createSemaphore(2);

/** As `decode.ts` has it, in the picture process. */
export const inspectPicture = async (input: Buffer, options: DecodeOptions = {}): Promise<PictureFacts> => {
  const maxMs = checkPicture(input, options);
  return pictures.run('inspectPicture', [input, options], maxMs);
};

/** As `encode.ts` has it, in the picture process. */
export const encodePicture = async (input: Buffer, options: EncodeOptions = {}): Promise<EncodedPicture> => {
  const maxMs = checkPicture(input, options);
  return limited(() => pictures.run('encodePicture', [input, options], maxMs));
};

/** As `encode.ts` has it, in the picture process. */
export const copyPicture = async (input: Buffer, options: DecodeOptions = {}): Promise<PictureCopy> => {
  const maxMs = checkPicture(input, options);
  return limited(() => pictures.run('copyPicture', [input, options], maxMs));
};

/** As `encode.ts` has it, in the picture process. */
export const encodeAvif = async (input: Buffer, widths: readonly number[]): Promise<EncodedVariant[]> => {
  return pictures.run('encodeAvif', [input, widths]);
};

/** As `drawing/draw.ts` has it, in the picture process. */
export const drawCard = async (drawing: CardDrawing): Promise<Buffer> => {
  return bytes(await limited(() => pictures.run('drawCard', [drawing])));
};

/** As `drawing/draw.ts` has it, in the picture process. */
export const drawIcon = async (drawing: IconDrawing): Promise<Buffer> => {
  return bytes(await limited(() => pictures.run('drawIcon', [drawing])));
};

/** A buffer comes over the channel as plain bytes. */
const bytes = (data: Uint8Array): Buffer => Buffer.from(data.buffer, data.byteOffset, data.byteLength);

/** What can be refused at a glance is never sent; how long the rest may take. */
const checkPicture = (input: Buffer, { maxBytes }: DecodeOptions): number | undefined => {
  const type = detectPictureType(input);
  checkPictureBytes(input.length, maxBytes);
  return type === 'heic' ? heicMs : undefined;
};

const start = (): ChildProcess => {
  const entry = entryFile();
  const { PATH, NODE_ENV } = process.env;
  return fork(entry, [], {
    // Where tsx is found for the source.
    cwd: dirname(entry),
    execArgv: entry.endsWith('.ts') ? ['--import', 'tsx'] : [],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    // The decoder of untrusted pictures has no use for the server's secrets. glibc keeps what libvips frees in arenas.
    env: { ...(PATH && { PATH }), ...(NODE_ENV && { NODE_ENV }), MALLOC_ARENA_MAX: '2' },
  });
};

/** The process's program is next to this file in the source, and next to the bundle's files in `dist`. */
const entryFile = (): string => {
  const places = ['./picture-worker.ts', './picture-worker.js', '../picture-worker.js'];
  const files = places.map((place) => fileURLToPath(new URL(place, import.meta.url)));
  const found = files.find((file) => existsSync(file));
  if (found !== undefined) return found;
  throw new Error(`The picture process's program is missing; looked for ${files.join(', ')}.`);
};

const lost = (reason: string) => new AppError('PICTURE_PROCESS', { reason });

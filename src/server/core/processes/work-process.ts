import { type ChildProcess, fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { AppError } from '#shared/errors/app-error.ts';
import { type Operations, unpackError, type WorkAnswer } from './work-messages.ts';

export interface WorkProcessOptions {
  /** The program, without its extension, and `import.meta.url` of the file that stands next to it in the source. */
  readonly program: { readonly name: string; readonly beside: string };
  /** What is worked on: "a picture". */
  readonly noun: string;
  /**
   * The error for requests whose process ended, or that took too long: `WORK_LOST` by default. The reason completes
   * "because …".
   */
  readonly lost?: (reason: string) => AppError;
  /** How long the process stays without work. */
  readonly idleMs?: number;
  /** The longest that one request may take. */
  readonly requestMs?: number;
}

interface Waiting {
  resolve(value: unknown): void;
  reject(error: Error): void;
  late: NodeJS.Timeout;
}

type Arguments<Ops, Op extends keyof Ops> = Ops[Op] extends (...args: infer Args) => unknown ? Args : never;
type Value<Ops, Op extends keyof Ops> = Ops[Op] extends (...args: never[]) => infer Result ? Awaited<Result> : never;

/**
 * A process for work that would hold up the server's thread, or that a hostile input may break: it starts with the
 * first request, ends some seconds after the last, and ends by itself when the server is gone. Its program calls
 * `serveWork`.
 */
export class WorkProcess<Ops extends Operations> {
  readonly #options: Required<WorkProcessOptions>;
  readonly #waiting = new Map<number, Waiting>();
  #child: ChildProcess | undefined;
  #idle: NodeJS.Timeout | undefined;
  #requests = 0;

  constructor(options: WorkProcessOptions) {
    this.#options = {
      lost: (reason) => new AppError('WORK_LOST', { reason }),
      idleMs: 10_000,
      requestMs: 120_000,
      ...options,
    };
  }

  /** The process's id while it runs. */
  get pid(): number | undefined {
    return this.#child?.pid;
  }

  /**
   * Errors: those of the operation; `lost` where the process ended or took too long, which is longer than `maxMs` where
   * that is less than the process's own limit.
   */
  run<Op extends keyof Ops & string>(op: Op, args: Arguments<Ops, Op>, maxMs?: number): Promise<Value<Ops, Op>> {
    const { noun, requestMs } = this.#options;
    const limitMs = Math.min(maxMs ?? requestMs, requestMs);
    return new Promise<unknown>((resolve, reject) => {
      const child = this.#running();
      this.#requests += 1;
      const id = this.#requests;
      const late = setTimeout(
        () => this.#fail(child, this.#lost(`${noun} took longer than ${limitMs / 1000} seconds`)),
        limitMs,
      ).unref();
      this.#waiting.set(id, { resolve, reject, late });
      this.#hold(child);
      child.send({ id, op, args }, (error) => {
        if (error) this.#fail(child, this.#lost(error.message));
      });
    }) as Promise<Value<Ops, Op>>;
  }

  #lost(reason: string): AppError {
    return this.#options.lost(reason);
  }

  #running(): ChildProcess {
    if (this.#child?.connected) return this.#child;
    // Its exit is not reported yet, but it receives nothing any more.
    if (this.#child) this.#fail(this.#child, this.#lost('the process closed its channel'));
    const child = start(programFile(this.#options.program));
    this.#child = child;
    child.on('message', (answer: WorkAnswer) => this.#settle(child, answer));
    child.on('error', (error) => this.#fail(child, error));
    child.on('exit', (code, signal) =>
      this.#fail(child, this.#lost(`the process ended with ${signal ?? `code ${code}`}`)),
    );
    return child;
  }

  #settle(child: ChildProcess, answer: WorkAnswer): void {
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
    this.#idle = setTimeout(() => this.#end(child), this.#options.idleMs).unref();
  }
}

const start = (entry: string): ChildProcess => {
  const { PATH, NODE_ENV } = process.env;
  return fork(entry, [], {
    // Where tsx is found for the source.
    cwd: dirname(entry),
    execArgv: entry.endsWith('.ts') ? ['--import', 'tsx'] : [],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    // What reads hostile input has no use for the server's secrets. glibc keeps what libvips frees in arenas.
    env: { ...(PATH && { PATH }), ...(NODE_ENV && { NODE_ENV }), MALLOC_ARENA_MAX: '2' },
  });
};

/** A program is next to who starts it in the source, and next to the bundle's files in `dist`. */
const programFile = ({ name, beside }: WorkProcessOptions['program']): string => {
  const places = [`./${name}.ts`, `./${name}.js`, `../${name}.js`];
  const files = places.map((place) => fileURLToPath(new URL(place, beside)));
  const found = files.find((file) => existsSync(file));
  if (found !== undefined) return found;
  throw new Error(`The program of a process is missing; looked for ${files.join(', ')}.`);
};

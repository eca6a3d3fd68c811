import { newKey } from '../calls/new-key.ts';

export type UploadState = 'waiting' | 'preparing' | 'sending' | 'sent' | 'failed';

/** One file on its way. */
export interface Upload {
  readonly id: number;
  readonly file: File;
  /** What it is called on its way: sent again, it is stored once. */
  readonly key: string;
  readonly state: UploadState;
  /** How much of it is sent, 0–1. */
  readonly progress: number;
  /** How large what is sent is, in bytes; undefined until it is made. */
  readonly sentBytes: number | undefined;
  /** Why it failed, or why it waits to be sent again. */
  readonly error: unknown;
  /** How often it has been sent for nothing. */
  readonly tries: number;
}

/** That a file is sent again by itself, and when. */
interface Wait {
  /** Milliseconds. */
  readonly ms: number;
  /** Whether it is the network that is waited for: with the first file that arrives, it is back. */
  readonly isNetwork: boolean;
}

interface SendOptions {
  readonly key: string;
  readonly signal: AbortSignal;
  readonly onProgress: (progress: number) => void;
}

/** What the queue needs of the world. */
export interface UploadPlatform {
  /** The file as it is to be sent. */
  prepare(file: File): Promise<File>;
  send(file: File, options: SendOptions): Promise<void>;
  /** When it is worth to try again by itself; undefined for what has failed for good. */
  retryAfter(error: unknown, tries: number): Wait | undefined;
  /** Tells that a file has arrived. */
  sent(): void;
}

export interface UploadQueue {
  uploads(): readonly Upload[];
  isPaused(): boolean;
  subscribe(changed: () => void): () => void;
  add(files: readonly File[]): void;
  /** Gives a file up, and forgets it. */
  cancel(id: number): void;
  retry(id: number): void;
  /** Sends again at once what waits for that, and of what has failed those that are worth it. */
  retryAll(isWorth: (upload: Upload) => boolean): void;
  cancelAll(): void;
  /** What is being sent is finished; nothing new is begun. */
  pause(): void;
  resume(): void;
  /** Forgets what has ended. */
  clear(): void;
}

/** How many are sent at once: a phone's network has no more to give. */
const atOnce = 2;

const isUnderWay = ({ state }: Upload): boolean => state === 'preparing' || state === 'sending';
export const isOpen = (upload: Upload): boolean => upload.state === 'waiting' || isUnderWay(upload);

/** The uploads of a queue, and who hears of their changes. */
const createList = () => {
  let uploads: readonly Upload[] = [];
  let made = 0;
  const listeners = new Set<() => void>();
  const replace = (next: readonly Upload[]): void => {
    uploads = next;
    for (const listener of listeners) listener();
  };
  return {
    all: () => uploads,
    /** Of those that wait, the first of those that were tried least: one that never arrives holds nobody up. */
    nextWaiting: () =>
      uploads
        .filter(({ state }) => state === 'waiting')
        .reduce<Upload | undefined>((least, one) => (least && least.tries <= one.tries ? least : one), undefined),
    add: (files: readonly File[]) =>
      replace([...uploads, ...files.map((file): Upload => ({ ...atStart, id: ++made, file, key: newKey() }))]),
    set: (id: number, change: Partial<Upload>) =>
      replace(uploads.map((one) => (one.id === id ? { ...one, ...change } : one))),
    keep: (isKept: (upload: Upload) => boolean) => replace(uploads.filter(isKept)),
    tell: () => replace(uploads),
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};

const atStart = { state: 'waiting', progress: 0, sentBytes: undefined, error: undefined, tries: 0 } as const;

/** Does one thing after another. */
const createTurns = () => {
  let last: Promise<unknown> = Promise.resolve();
  return <T>(work: () => Promise<T>): Promise<T> => {
    const turn = last.then(work);
    last = turn.catch(() => undefined);
    return turn;
  };
};

/**
 * Sends files one after another, each with a course of its own: what fails or is given up does not hold up the others.
 * They are made smaller one at a time, since each takes a lot of memory while that lasts.
 */
export const createUploadQueue = (platform: UploadPlatform): UploadQueue => {
  const list = createList();
  const inTurn = createTurns();
  const aborts = new Map<number, AbortController>();
  let isPaused = false;
  let held: { readonly timer: ReturnType<typeof setTimeout>; readonly isNetwork: boolean } | undefined;

  const next = (): void => {
    while (!isPaused && held === undefined && list.all().filter(isUnderWay).length < atOnce) {
      const upload = list.nextWaiting();
      if (!upload) return;
      void run(upload);
    }
  };

  const release = (): void => {
    clearTimeout(held?.timer);
    held = undefined;
    next();
  };

  const run = async ({ id, file, key, tries }: Upload): Promise<void> => {
    const abort = new AbortController();
    const { signal } = abort;
    aborts.set(id, abort);
    list.set(id, { ...atStart, tries, state: 'preparing' });
    try {
      const ready = await inTurn(async () => {
        signal.throwIfAborted();
        return platform.prepare(file);
      });
      signal.throwIfAborted();
      list.set(id, { state: 'sending', sentBytes: ready.size });
      await platform.send(ready, { key, signal, onProgress: (progress) => list.set(id, { progress }) });
      list.set(id, { state: 'sent', progress: 1 });
      platform.sent();
      if (held?.isNetwork) release();
    } catch (error) {
      if (!signal.aborted) fail(id, error, tries);
    }
    aborts.delete(id);
    next();
  };

  const fail = (id: number, error: unknown, tries: number): void => {
    const wait = platform.retryAfter(error, tries);
    if (wait === undefined) {
      list.set(id, { state: 'failed', error });
      return;
    }
    list.set(id, { ...atStart, error, tries: tries + 1 });
    held ??= { timer: setTimeout(release, wait.ms), isNetwork: wait.isNetwork };
  };

  const cancel = (id: number): void => {
    aborts.get(id)?.abort();
    list.keep((one) => one.id !== id);
    next();
  };

  const setPaused = (paused: boolean): void => {
    isPaused = paused;
    list.tell();
    next();
  };

  return {
    uploads: list.all,
    isPaused: () => isPaused,
    subscribe: list.subscribe,
    add: (files) => {
      list.add(files);
      next();
    },
    cancel,
    retry: (id) => {
      list.set(id, atStart);
      next();
    },
    retryAll: (isWorth) => {
      for (const one of list.all()) if (one.state === 'failed' && isWorth(one)) list.set(one.id, atStart);
      release();
    },
    cancelAll: () => {
      const open = list.all().filter(isOpen);
      list.keep((one) => !isOpen(one));
      for (const { id } of open) aborts.get(id)?.abort();
    },
    pause: () => setPaused(true),
    resume: () => setPaused(false),
    clear: () => list.keep(isOpen),
  };
};

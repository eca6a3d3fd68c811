import type { Plan, SourceRequest } from './plan.ts';

export interface LoadContext {
  /** Aborted when the deadline has passed. */
  readonly signal: AbortSignal;
  /** Says that waiting is over and the work starts: the deadline counts from here. */
  started(): void;
}

export type Loader = (params: Readonly<Record<string, unknown>>, context: LoadContext) => Promise<unknown>;
export type Loaders = Readonly<Record<string, Loader>>;

/** A source's answer, or why there is none. A failure is a value: it never takes the page down. */
export type Loaded =
  | { readonly ok: true; readonly value: unknown; readonly ms: number }
  | { readonly ok: false; readonly reason: 'timeout' | 'failed'; readonly error: unknown; readonly ms: number };

export type PageData = ReadonlyMap<string, Loaded>;

/** A loader that waits for its turn may take this many deadlines in all. */
const maxDeadlines = 4;

/**
 * Loads everything in the plan in parallel, each request once and under its own deadline, `patience` times as
 * long as the plan says.
 */
export const loadPage = async (plan: Plan, loaders: Loaders, now: () => number, patience = 1): Promise<PageData> =>
  new Map(
    await Promise.all(
      plan.requests.map(async (request): Promise<[string, Loaded]> => {
        const deadlineMs = request.deadlineMs * patience;
        return [request.key, await loadSource({ ...request, deadlineMs }, loaders, now)];
      }),
    ),
  );

const loadSource = async (request: SourceRequest, loaders: Loaders, now: () => number): Promise<Loaded> => {
  const started = now();
  const loader = Object.hasOwn(loaders, request.source) ? loaders[request.source] : undefined;
  if (!loader) {
    return { ok: false, reason: 'failed', error: new Error(`No loader for the source "${request.source}".`), ms: 0 };
  }
  const controller = new AbortController();
  return new Promise((settle) => {
    let settled = false;
    const done = (result: Loaded): void => {
      settled = true;
      clearTimeout(total);
      clearTimeout(running);
      settle(result);
    };
    const expire = (): void => {
      controller.abort();
      const error = new Error(`The source "${request.source}" took longer than ${request.deadlineMs} ms.`);
      done({ ok: false, reason: 'timeout', error, ms: now() - started });
    };
    const total = setTimeout(expire, request.deadlineMs * maxDeadlines);
    let running: ReturnType<typeof setTimeout> | undefined;
    const context: LoadContext = {
      signal: controller.signal,
      started() {
        if (running === undefined && !settled) running = setTimeout(expire, request.deadlineMs);
      },
    };
    // A loader that throws at once fails like one that rejects.
    Promise.resolve()
      .then(() => loader(request.params, context))
      .then(
        (value) => done({ ok: true, value: withoutErrorList(value), ms: now() - started }),
        (error: unknown) => done({ ok: false, reason: 'failed', error, ms: now() - started }),
      );
  });
};

/** A list whose first item has a non-empty `errorText` is empty (docs/domain.md, API conventions). */
const withoutErrorList = (value: unknown): unknown => {
  if (!Array.isArray(value)) return value;
  const first: unknown = value[0];
  const failed = typeof first === 'object' && first !== null && 'errorText' in first && Boolean(first.errorText);
  return failed ? [] : value;
};

import type { IncomingMessage, ServerResponse } from 'node:http';

/** How much is under way at once, in all and for each key, such as a school: one's burst leaves room for the others. */
export interface Quota<Key> {
  /** Takes a share of this size, 1 by default; false if there is no room. Each is returned with `leave`. */
  enter(key: Key, size?: number): boolean;
  /**
   * Takes a share of one as soon as there is room, in the order of asking for this key, and first for the key that has
   * taken least; false if there is none for too long.
   */
  queue(key: Key): Promise<boolean>;
  leave(key: Key, size?: number): void;
}

export interface QuotaOptions {
  /** For one key. */
  readonly each: number;
  readonly total: number;
}

/** A burst is over sooner than this, in milliseconds; so many of one key wait, for each place that it has. */
const patience = { ms: 3000, perPlace: 4 };

export const createQuota = <Key>({ each, total }: QuotaOptions): Quota<Key> => {
  const taken = new Map<Key, number>();
  const waiting = new Map<Key, Set<() => void>>();
  let all = 0;
  const share = (key: Key): number => taken.get(key) ?? 0;
  const enter = (key: Key, size = 1): boolean => {
    const own = share(key) + size;
    if (own > each || all + size > total) return false;
    taken.set(key, own);
    all += size;
    return true;
  };
  /**
   * Lets in the first that waits and has room: of the key that has taken least, and of several such of this key last.
   */
  const admitNext = (freed: Key): void => {
    const keys = [...waiting.keys()].sort(
      (one, other) => share(one) - share(other) || Number(one === freed) - Number(other === freed),
    );
    for (const key of keys) {
      const [first] = waiting.get(key) ?? [];
      if (!first || !enter(key)) continue;
      first();
      return;
    }
  };
  return {
    enter,
    async queue(key) {
      if (enter(key)) return true;
      const queue = waiting.get(key) ?? new Set();
      if (queue.size >= each * patience.perPlace) return false;
      waiting.set(key, queue);
      return new Promise((resolve) => {
        const end = (isIn: boolean): void => {
          clearTimeout(late);
          queue.delete(admitted);
          if (queue.size === 0) waiting.delete(key);
          resolve(isIn);
        };
        const admitted = (): void => end(true);
        const late = setTimeout(() => end(false), patience.ms).unref();
        queue.add(admitted);
      });
    },
    leave(key, size = 1) {
      const own = share(key) - size;
      if (own <= 0) taken.delete(key);
      else taken.set(key, own);
      all -= size;
      if (waiting.size > 0) admitNext(key);
    },
  };
};

/** A request with its answer. */
export interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
}

interface Share<Key> {
  readonly key: Key;
  readonly size?: number;
}

/** As `occupy`, with a share of one that is waited for. */
export const occupyQueued = async <Key>(
  quota: Quota<Key>,
  key: Key,
  exchange: Exchange,
): Promise<(() => void) | undefined> => {
  if (!(await quota.queue(key))) return undefined;
  return hold(quota, { key }, exchange);
};

/**
 * Takes a share for a request until the function that is returned is called, its answer is sent or its client has left;
 * undefined if there is no room, or nobody waits any more. An answer that never starts, such as a pipelined one, goes
 * with its connection.
 */
export const occupy = <Key>(quota: Quota<Key>, share: Share<Key>, exchange: Exchange): (() => void) | undefined =>
  quota.enter(share.key, share.size) ? hold(quota, share, exchange) : undefined;

const hold = <Key>(
  quota: Quota<Key>,
  { key, size = 1 }: Share<Key>,
  { request: { socket }, response }: Exchange,
): (() => void) | undefined => {
  if (socket.destroyed || response.destroyed) {
    quota.leave(key, size);
    return undefined;
  }
  let holds = true;
  const leave = (): void => {
    if (!holds) return;
    holds = false;
    socket.off('close', leave);
    response.off('close', leave);
    quota.leave(key, size);
  };
  // One of each request that is in the connection's pipeline.
  socket.setMaxListeners(0);
  socket.once('close', leave);
  response.once('close', leave);
  return leave;
};

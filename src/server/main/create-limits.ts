import type { Logger } from 'pino';
import type { Sealer } from '#server/core/crypto/sealer.ts';
import { createLimiter, createSharedLimiter, type Limiter } from '#server/core/limits/limiter.ts';
import { shareLimits } from '#server/store/share-limits.ts';
import type { Store } from '#server/store/store.ts';

interface LimitsOptions {
  readonly store: Store;
  readonly sealer: Sealer;
  readonly now: () => number;
  readonly log: Logger;
}

/** What counts for limits: alone over the embedded database, which has one server, else with the other servers. */
export const createLimits = ({ store, sealer, now, log }: LimitsOptions): Limits => {
  if (store.kind === 'embedded') return { limiter: createLimiter({ now }), stop: async () => undefined };
  const { limiter, counts } = createSharedLimiter({ now, idOf: (text) => sealer.fingerprint(text, 'limit') });
  const { stop } = shareLimits({ store, counts, now, log });
  return { limiter, stop };
};

/** What the calls of one server are limited by. */
export interface Limits {
  readonly limiter: Limiter;
  /** Ends the sharing once the others know what was counted here. */
  stop(): Promise<void>;
}

import type { Logger } from 'pino';
import type { SharedCounts } from '#server/core/limits/limiter.ts';
import { exchangeWindows, removeEndedWindows } from './limit-windows.ts';
import type { Store } from './store.ts';

interface SharingOptions {
  readonly store: Store;
  readonly counts: SharedCounts;
  readonly now: () => number;
}

/** Windows in one statement, and statements in one exchange: what is beyond them waits for the next one. */
const mostAtOnce = 500;
const mostBatches = 10;
/** A change is committed within so long after the time that it bears. */
const slackSeconds = 10;
/** Longer than any window. */
const always = 30 * 24 * 3600;

const everyMs = 1000;
const exchangesToRemoval = 60;

/** How one node and the others come to know what all have counted: one exchange after the other, never two at once. */
export const createExchange = ({ store, counts, now }: SharingOptions): (() => Promise<void>) => {
  let heardAt: number | undefined;
  const exchangeBatch = async (): Promise<boolean> => {
    const startedAt = performance.now();
    const unheard = heardAt === undefined ? always : (startedAt - heardAt) / 1000 + slackSeconds;
    const sent = counts.takeUnsent(mostAtOnce);
    try {
      counts.merge(await exchangeWindows(store, { sent, unheard, now: new Date(now()) }));
    } catch (error) {
      // Where only the answer was lost they count twice: rather too strict than too lax.
      counts.putBack(sent);
      throw error;
    }
    heardAt = startedAt;
    return sent.length === mostAtOnce;
  };
  return async () => {
    for (let batch = 0; batch < mostBatches; batch++) if (!(await exchangeBatch())) return;
  };
};

/** Counts that are shared until it is stopped. */
export interface Sharing {
  /** Tells the others what they do not know yet, if they can be reached. */
  stop(): Promise<void>;
}

/**
 * Shares what limits have counted every second. While the database is away the node decides alone, and its counts wait.
 */
export const shareLimits = (options: SharingOptions & { readonly log: Logger }): Sharing => {
  const { store, now, log } = options;
  const exchange = createExchange(options);
  let isAway = false;
  let isStopped = false;
  let exchanges = 0;
  let timer: NodeJS.Timeout;
  const share = async (): Promise<void> => {
    try {
      await exchange();
      if (++exchanges % exchangesToRemoval === 0) await removeEndedWindows(store, new Date(now()));
      if (isAway) log.info('Limits are shared with the other servers again.');
      isAway = false;
    } catch (err) {
      if (!isAway) log.warn({ err }, 'Limits cannot be shared with other servers. Until they can, each counts alone.');
      isAway = true;
    }
  };
  let sharing = Promise.resolve();
  const shareAfter = (ms: number): void => {
    timer = setTimeout(() => {
      sharing = share().then(() => {
        if (!isStopped) shareAfter(everyMs);
      });
    }, ms).unref();
  };
  shareAfter(0);
  return {
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await sharing;
      if (!isAway) await share();
    },
  };
};

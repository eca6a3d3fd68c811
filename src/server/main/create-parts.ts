import { createInvalidation } from '#server/core/cache/invalidation.ts';
import { createPageCache } from '#server/core/cache/page-cache.ts';
import { createTotals } from '#server/core/cache/totals.ts';
import { createBackgroundTasks } from '#server/core/concurrency/background-tasks.ts';
import { createIdleQueue } from '#server/core/concurrency/idle-queue.ts';
import { createSealer } from '#server/core/crypto/sealer.ts';
import { createQueuedMail } from '#server/core/mail/queued-mail.ts';
import { createOfficeEvents } from '#server/core/office-events/office-events.ts';
import { createSessionMemory } from '#server/domains/accounts/index.ts';
import { createReceiving } from '#server/http/calls/place.ts';
import { compressHarder } from '#server/http/sending/compress.ts';
import { createQuota } from '#server/http/server/quota.ts';
import { createStoreDirectory } from '#server/tenancy/store-reader.ts';
import { createTenancy } from '#server/tenancy/tenancy.ts';
import { isAccountPage } from '#server/website/account/account-path.ts';
import { createFailedPages } from '#server/website/pages/failed-pages.ts';
import { createPageRenderer } from '#server/website/pages/page-renderer.ts';
import { createPages } from '#server/website/pages/pages.ts';
import { createSavedPages } from '#server/website/pages/saved-pages.ts';
import { createStoreLoaders } from '#server/website/sources/store-loaders.ts';
import { createVisits } from '#server/website/visits/visits.ts';
import type { AppOptions } from './app-options.ts';
import { createLimits } from './create-limits.ts';

/** Requests that are worked on at once; cached pages do not count. */
const defaultQuota = { each: 64, total: 512 };
const defaultPageCacheBytes = 64 * 1024 * 1024;
const defaultStaleMinutes = 10;

/** What the routes of one server share: all that it caches, counts and does in the background. */
export const createParts = async (options: AppOptions) => {
  const { store, engine, builtThemes, assets, baseUrl, now, log } = options;
  const date = (): Date => new Date(now());
  const tasks = createBackgroundTasks((err) => log.error({ err }, 'A background task failed.'));
  const mail = createQueuedMail(options.mail, {
    tasks,
    onFailure: (err) => log.error({ err }, 'A mail could not be sent.'),
  });
  const idle = createIdleQueue((err) => log.warn({ err }, 'Idle work failed.'));
  const maxStaleMs = (options.staleMinutes ?? defaultStaleMinutes) * 60_000;
  const invalidation = createInvalidation(store, { now, maxStaleMs });
  /** Whether the database is away, and what is cached is shown as it was. */
  const isAway = (): boolean => invalidation.staleMs() !== undefined;
  const tenancy = await createTenancy({ store, invalidation, engine, builtThemes, baseUrl, now, log });
  const directory = createStoreDirectory(store, { urlOf: tenancy.hosts.originOf, now: date });
  const totals = createTotals(invalidation);
  const loadersOf = createStoreLoaders({ store, directory, now: date, totals });
  const quota = createQuota<number>(options.quota ?? defaultQuota);
  const saved = options.savedPages && createSavedPages({ ...options.savedPages, store, baseUrl, log });
  const maxBytes = options.pageCacheBytes ?? defaultPageCacheBytes;
  const cache = createPageCache({ maxBytes, now, invalidation, onDrop: saved?.remove });
  await saved?.load(cache);
  const renderer = createPageRenderer({
    quota,
    isAway,
    engine,
    cache,
    assets,
    loadersOf,
    now,
    log,
    // By key alone: the queue is long, and must not keep pages that the cache has dropped.
    onCached: (key) =>
      idle.add(async () => {
        const page = cache.peek(key);
        const smaller = page && cache.replaceBodies(key, page, await compressHarder(page.bodies));
        if (smaller) saved?.save(key, smaller);
      }),
  });
  const failed = createFailedPages({ engine, invalidation, assets, now, log });
  const sealer = createSealer(options.secret);
  const sessions = createSessionMemory({ store, sealer, invalidation, baseUrl, now });
  const visits = createVisits({ store, sessions, now, log });
  const pages = createPages({
    invalidation,
    tenancy,
    sessions,
    cache,
    renderer,
    failed,
    visits,
    isAccountPage,
    log,
  });
  const officeEvents = createOfficeEvents({ invalidation, neighbours: store, now, log });
  const limits = createLimits({ store, sealer, now, log });
  return {
    tasks,
    mail,
    idle,
    invalidation,
    isAway,
    cache,
    tenancy,
    directory,
    totals,
    loadersOf,
    quota,
    receiving: createReceiving(),
    failed,
    pages,
    visits,
    sealer,
    limits,
    officeEvents,
    /** Ends what goes on by itself. */
    async stop() {
      // No browser ends a stream by itself.
      await officeEvents.stop();
      idle.stop();
      // Before commits go unheard.
      await saved?.stop();
      invalidation.close();
    },
  };
};

export type Parts = Awaited<ReturnType<typeof createParts>>;

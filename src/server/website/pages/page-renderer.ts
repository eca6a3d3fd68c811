import { notFoundPath } from '#engine/index.ts';
import type { CachedPage, PageCache } from '#server/core/cache/page-cache.ts';
import { busy } from '#server/core/errors/refusals.ts';
import type { Quota } from '#server/http/server/quota.ts';
import { databaseAway } from '#server/store/errors.ts';
import type { PageRequest } from './page-request.ts';
import { createRenderPage, type FinishedPage, type PageTimes, type RenderOptions } from './render-page.ts';

interface Options extends RenderOptions {
  readonly cache: PageCache;
  /** Whether the database is away: no page can be made. */
  readonly isAway: () => boolean;
  readonly quota: Quota<number>;
  /** Called with the key of a page that was cached: its bodies may be compressed harder when there is time. */
  readonly onCached: (key: string) => void;
}

/**
 * `hit`: it was cached; `stale`: so it was, and the database is away; `miss`: rendered for this request; `wait`: rendered
 * for another at the same time.
 */
export type PageOrigin = 'hit' | 'stale' | 'miss' | 'wait';

interface Rendering {
  readonly since: number;
  readonly done: Promise<FinishedPage>;
}

/** A page and where it came from; `times` where it was rendered for this request. */
interface AnsweredPage {
  readonly page: CachedPage;
  readonly how: PageOrigin;
  readonly times?: PageTimes;
}

export interface PageRenderer {
  /**
   * The cached page, or a newly rendered one; of several requests at once, one renders and the others wait.
   * `since` is the cache's epoch before anything of the page was read, its school's facts included.
   */
  page(request: PageRequest, since: number): Promise<AnsweredPage>;
}

export const createPageRenderer = (options: Options): PageRenderer => {
  const { cache, quota, now, onCached, isAway } = options;
  const renderPage = createRenderPage(options);
  const rendering = new Map<string, Rendering>();

  const render = async (request: PageRequest, since: number): Promise<FinishedPage> => {
    const finished = await renderPage(request);
    const { page, isWhole } = finished;
    // A page that lacks what a source could not give is shown, and tried again for the next visitor.
    // What is not there has as many addresses as somebody invents: kept, they would push out every school's pages.
    const isInvented = page.status === 404 && request.path !== notFoundPath;
    if (isWhole && !isInvented && cache.put(request.key, page, since)) onCached(request.key);
    return finished;
  };

  return {
    async page(request, since) {
      const { key } = request;
      const cached = cache.get(key);
      if (cached) return { page: cached, how: 'hit' };
      if (isAway()) throw databaseAway();
      const current = rendering.get(key);
      // One that started before a commit may show what was before: requests after the commit do not get it.
      if (current && current.since >= since) {
        const { page } = await current.done;
        // Nor does anyone get what has come to its end meanwhile.
        if (page.expiresAt > now()) return { page, how: 'wait' };
      }
      const { schoolId } = request.shown.site.school;
      if (!quota.enter(schoolId)) throw busy();
      const started: Rendering = { since, done: render(request, since) };
      rendering.set(key, started);
      try {
        const { page, times } = await started.done;
        return { page, times, how: 'miss' };
      } finally {
        quota.leave(schoolId);
        if (rendering.get(key) === started) rendering.delete(key);
      }
    },
  };
};

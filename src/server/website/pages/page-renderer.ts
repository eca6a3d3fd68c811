import type { Logger } from 'pino';
import { type Engine, type Loaders, notFoundPage, type Visit } from '#engine/index.ts';
import { schoolRowTag } from '#schemas/sources/tags.ts';
import type { CachedPage, PageCache } from '#server/core/cache/page-cache.ts';
import { busy } from '#server/core/errors/refusals.ts';
import { compressPage } from '#server/http/sending/compress.ts';
import { etagOf } from '#server/http/sending/etag.ts';
import { contentSecurityPolicy } from '#server/http/sending/security-headers.ts';
import type { Quota } from '#server/http/server/quota.ts';
import type { SchoolFacts } from '#server/tenancy/content-reader.ts';
import { schoolFacts } from '#server/tenancy/school-facts.ts';
import type { AssetManifest } from '#shared/assets.ts';
import { renderDocument } from '#site/document.ts';
import { headFacts } from '../cards/addresses.ts';
import { identityOf } from '../cards/identity.ts';
import type { PageRequest } from './page-request.ts';

interface Options {
  readonly engine: Engine;
  readonly cache: PageCache;
  readonly assets: AssetManifest;
  /** `recordChange` gets each time at which something the loaders have read changes by itself. */
  readonly loadersOf: (school: SchoolFacts, recordChange: (instant: Date) => void) => Loaders;
  readonly quota: Quota;
  readonly now: () => number;
  readonly log: Logger;
  /** Called with a page that was cached: its bodies may be compressed harder when there is time. */
  readonly onCached: (key: string, page: CachedPage) => void;
}

/** `hit`: it was cached; `miss`: rendered for this request; `wait`: rendered for another at the same time. */
export type PageOrigin = 'hit' | 'miss' | 'wait';

/** How long a page took, in milliseconds: its data, and the rest with the compression. */
export interface PageTimes {
  readonly load: number;
  readonly render: number;
}

interface Rendered {
  readonly page: CachedPage;
  readonly times: PageTimes;
}

interface Rendering {
  readonly since: number;
  readonly done: Promise<Rendered>;
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
  const { engine, cache, assets, loadersOf, quota, now, log, onCached } = options;
  const rendering = new Map<string, Rendering>();

  const render = async (request: PageRequest, since: number): Promise<Rendered> => {
    const startedAt = performance.now();
    const { shown, template } = request;
    const { site, version, record } = shown;
    const instant = now();
    const facts = site.at(instant);
    const visit: Visit = {
      site: facts,
      record,
      visitor: { signedIn: request.signedIn },
      locale: request.locale,
      path: request.path,
      params: request.params,
      query: request.query,
    };
    const plan = engine.plan(version.theme, template, visit);
    // Every section knows the date: birthdays and holidays change with it, and the year in the footer.
    let expiresAt = Math.min(site.dayEnds(instant), site.until);
    const recordChange = (change: Date): void => {
      expiresAt = Math.min(expiresAt, change.getTime());
    };
    const data = await engine.load(plan, loadersOf(schoolFacts(site, instant), recordChange));
    const loaded = performance.now();
    const decision = engine.decide(plan, data);
    const instead = notFoundPage(decision);
    if (instead) {
      const { path, params, query } = instead.visit;
      return render({ ...request, template: instead.template, path, params, query }, since);
    }
    const body = await engine.render(decision);
    const where = { school: site.school.slug, template: template.id };
    for (const { key, error } of body.dropped)
      log.error({ ...where, section: key, err: error }, 'A section threw and was left out.');
    for (const { source, reason, error } of decision.failures)
      log.warn({ ...where, source, reason, err: error }, 'A source failed.');

    const read = plan.requests.flatMap(({ key, source }) => {
      const answer = data.get(key);
      return answer?.ok ? [{ source, value: answer.value }] : [];
    });
    const { html, style } = renderDocument({
      page: body,
      theme: version.theme,
      visit,
      assets,
      noindex: template.noindex || (!site.school.listed && site.school.schoolId !== 0),
      facts: headFacts({ identity: identityOf(facts, version.theme, visit.record), origin: facts.url, read }),
    });
    const identity = Buffer.from(html);
    const etag = etagOf(identity);
    const page: CachedPage = {
      status: body.status,
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'content-language': body.lang,
        'cache-control': request.signedIn ? 'private, no-cache' : 'no-cache',
        'content-security-policy': contentSecurityPolicy(style),
        ...(body.status === 503 ? { 'retry-after': '5' } : {}),
        'speculation-rules': `"${assets.speculation}"`,
        vary: request.readsVisitor ? 'accept-encoding, cookie' : 'accept-encoding',
      },
      etag,
      bodies: await compressPage(identity),
      // The school's own row as well: its name, its domain, whether it is listed.
      tags: [...plan.tags, schoolRowTag(site.school.schoolId)],
      expiresAt,
    };
    const times = { load: loaded - startedAt, render: performance.now() - loaded };
    // A page that lacks what a source could not give is shown, and tried again for the next visitor.
    if (decision.failures.length === 0 && cache.put(request.key, page, since)) onCached(request.key, page);
    return { page, times };
  };

  return {
    async page(request, since) {
      const { key } = request;
      const cached = cache.get(key);
      if (cached) return { page: cached, how: 'hit' };
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
        return { ...(await started.done), how: 'miss' };
      } finally {
        quota.leave(schoolId);
        if (rendering.get(key) === started) rendering.delete(key);
      }
    },
  };
};

import type { Logger } from 'pino';
import {
  type CompiledTemplate,
  type Engine,
  type Loaders,
  parseQuery,
  type RouteMatch,
  type Visit,
} from '../../../engine/index.ts';
import type { AssetManifest } from '../../shared/assets.ts';
import { nextMidnight } from '../../shared/calendar.ts';
import { renderDocument } from '../../site/document.ts';
import { compressPage } from '../cache/compress.ts';
import type { CachedPage, PageCache } from '../cache/page-cache.ts';
import type { SchoolSite } from '../sites/school-sites.ts';
import type { SchoolFacts } from '../sources/content-reader.ts';
import type { ThemeVersion } from '../themes/theme-catalog.ts';
import { etagOf } from './etag.ts';
import { contentSecurityPolicy } from './security-headers.ts';

/** One page of one school, as the cache knows it. */
export interface PageRequest {
  readonly key: string;
  readonly site: SchoolSite;
  readonly version: ThemeVersion;
  readonly template: CompiledTemplate;
  readonly locale: string;
  readonly path: string;
  readonly params: Visit['params'];
  readonly query: Visit['query'];
  readonly signedIn: boolean;
}

interface Options {
  readonly engine: Engine;
  readonly cache: PageCache;
  readonly assets: AssetManifest;
  readonly loadersOf: (school: SchoolFacts) => Loaders;
  readonly now: () => number;
  readonly log: Logger;
  /** Told of a page that was kept: its bodies may be compressed harder when there is time. */
  readonly onKept: (key: string, page: CachedPage) => void;
}

/** `hit`: it was kept; `miss`: rendered for this request; `wait`: rendered for another at the same time. */
export type PageOrigin = 'hit' | 'miss' | 'wait';

interface Rendering {
  readonly since: number;
  readonly page: Promise<CachedPage>;
}

export interface PageRenderer {
  /**
   * The kept page, or the one that is rendered now; of several who ask at once, one renders and the others wait.
   * `since` is the cache's epoch before anything of the page was read, its school's facts included.
   */
  page(request: PageRequest, since: number): Promise<{ readonly page: CachedPage; readonly how: PageOrigin }>;
}

/** The not-found page of a theme stands under one key, whatever was asked for. */
const notFoundPath = '/404';

/** A page's key: school, theme version, template, path, declared query, locale, and signed in or not where the page asks. */
export const pageRequest = (
  site: SchoolSite,
  version: ThemeVersion,
  match: RouteMatch | null,
  query: Readonly<Record<string, string | undefined>>,
): PageRequest | undefined => {
  const template = match?.template ?? version.theme.templates['not-found'];
  if (!template) return undefined;
  const declared = parseQuery(template, query);
  const locale = match?.locale ?? version.theme.defaultLocale;
  const path = match?.path ?? notFoundPath;
  // There are no accounts yet, so that nobody is signed in.
  const signedIn = false;
  const visitor = template.readsVisitor ? String(signedIn) : '-';
  return {
    key: JSON.stringify([site.school.schoolId, version.hash, template.id, path, declared, locale, visitor]),
    site,
    version,
    template,
    locale,
    path,
    params: match?.params ?? {},
    query: declared,
    signedIn,
  };
};

export const createPageRenderer = (options: Options): PageRenderer => {
  const { engine, cache, assets, loadersOf, now, log, onKept } = options;
  const rendering = new Map<string, Rendering>();

  const render = async (request: PageRequest, since: number): Promise<CachedPage> => {
    const begin = performance.now();
    const { site, version, template } = request;
    const moment = now();
    const facts = site.at(moment);
    const visit: Visit = {
      site: facts,
      record: engine.resolveRecord(version.theme, site.record).record,
      visitor: { signedIn: request.signedIn },
      locale: request.locale,
      path: request.path,
      params: request.params,
      query: request.query,
    };
    const plan = engine.plan(version.theme, template, visit);
    const data = await engine.load(plan, loadersOf({ ...site.school, today: facts.today }));
    const loaded = performance.now();
    const decision = engine.decide(plan, data);
    const notFound = version.theme.templates['not-found'];
    if (decision.status === 404 && template.segments !== null && notFound) {
      return render({ ...request, template: notFound, path: notFoundPath, params: {}, query: {} }, since);
    }
    const body = await engine.render(decision);
    const where = { school: site.school.slug, template: template.id };
    for (const { key, error } of body.dropped)
      log.error({ ...where, section: key, err: error }, 'A section threw and was left out.');
    for (const { source, reason, error } of decision.failures)
      log.warn({ ...where, source, reason, err: error }, 'A source failed.');

    const { html, style } = renderDocument({
      page: body,
      theme: version.theme,
      visit,
      assets,
      noindex: !site.school.listed && site.school.schoolId !== 0,
    });
    const identity = Buffer.from(html);
    const etag = etagOf(identity);
    const page: CachedPage = {
      status: body.status,
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'content-language': body.lang,
        'cache-control': 'no-cache',
        'content-security-policy': contentSecurityPolicy(style),
        'speculation-rules': `"${assets.speculation}"`,
        vary: 'accept-encoding',
      },
      etag,
      bodies: await compressPage(identity),
      // The school's own row as well: its name, its domain, whether it is listed.
      tags: [...plan.tags, `school:${site.school.schoolId}`],
      // Every section knows the date: birthdays and holidays change with it, and the year in the footer.
      expiresAt: nextMidnight(site.timeZone, moment),
    };
    log.debug({ ...where, loadMs: Math.round(loaded - begin), ms: Math.round(performance.now() - begin) }, 'Rendered.');
    // A page that lacks what a source could not give is shown, and tried again for the next visitor.
    if (decision.failures.length === 0 && cache.put(request.key, page, since)) onKept(request.key, page);
    return page;
  };

  return {
    async page(request, since) {
      const { key } = request;
      const kept = cache.get(key);
      if (kept) return { page: kept, how: 'hit' };
      const current = rendering.get(key);
      // One that began before a commit may show what was before: who asks after the commit does not get it.
      if (current && current.since >= since) return { page: await current.page, how: 'wait' };
      const started: Rendering = { since, page: render(request, since) };
      rendering.set(key, started);
      try {
        return { page: await started.page, how: 'miss' };
      } finally {
        if (rendering.get(key) === started) rendering.delete(key);
      }
    },
  };
};

import type { Logger } from 'pino';
import { type Engine, type Loaders, localeOf, matchRoute, notFoundPath, type Visit } from '#engine/index.ts';
import { schoolTag, themeTag } from '#schemas/sources/index.ts';
import { createBoundedMap } from '#server/core/cache/bounded-map.ts';
import type { Invalidation } from '#server/core/cache/invalidation.ts';
import { errorPage, type PlainPage } from '#server/http/sending/error-page.ts';
import { contentSecurityPolicy } from '#server/http/sending/security-headers.ts';
import { isUnavailable } from '#server/store/errors.ts';
import { hostName } from '#server/tenancy/hosts.ts';
import { siteParts } from '#server/tenancy/school-sites.ts';
import type { ShownSite } from '#server/tenancy/tenancy.ts';
import type { AssetManifest } from '#shared/assets.ts';
import { isApiError } from '#shared/errors/app-error.ts';
import { renderDocument } from '#site/document.ts';
import { targetOf } from './target.ts';

interface Failed {
  readonly id: string;
  readonly host: string | undefined;
  readonly url: string;
}

/** Pages that stand in for those that have failed. */
export interface FailedPages {
  /** Remembers what a host shows: everything a page of it needs without the database. */
  remember(host: string | undefined, shown: ShownSite): void;
  /**
   * A page of the host's theme: its template `error` between its header and footer, with what is remembered of the
   * school. A plain one where nothing is, where the theme has no such template, and where that fails as well.
   */
  make(failed: Failed, error: unknown): Promise<FailedPage>;
}

export interface FailedPage extends PlainPage {
  readonly status: 500 | 503;
}

interface Options {
  readonly engine: Engine;
  readonly invalidation: Invalidation;
  readonly assets: AssetManifest;
  readonly now: () => number;
  readonly log: Logger;
}

const maxHosts = 5000;

export const createFailedPages = ({ engine, invalidation, assets, now, log }: Options): FailedPages => {
  const known = createBoundedMap<string, ShownSite>(maxHosts);
  invalidation.register({
    invalidate(tags) {
      known.deleteWhere(
        ({ site: { school }, version }) =>
          tags.directory ||
          tags.has(themeTag(version.theme.themeId)) ||
          siteParts.some((name) => tags.has(schoolTag(school.schoolId, name))),
      );
    },
    clear: known.clear,
  });

  const render = async ({ site, version, record }: ShownSite, { id, url }: Failed, plain: FailedPage) => {
    const { theme } = version;
    const template = Object.hasOwn(theme.templates, 'error') ? theme.templates.error : undefined;
    if (!template) return undefined;
    const path = targetOf(url)?.path ?? notFoundPath;
    const locale = localeOf(theme, path);
    const facts = site.at(now(), locale);
    const visit: Visit = {
      site: facts,
      record,
      examples: site.isDemo,
      visitor: { signedIn: false },
      locale,
      path: matchRoute(theme, path)?.path ?? notFoundPath,
      params: {},
      query: { reference: id },
    };
    const plan = engine.plan(theme, template, visit);
    // The database is not read: the site's facts of the school are the header's data as well.
    const loaders: Loaders = { header: async () => facts };
    const page = await engine.render(engine.decide(plan, await engine.load(plan, loaders)));
    const [threw] = page.dropped;
    if (threw) throw new Error(`The section "${threw.key}" threw.`, { cause: threw.error });
    const { html, style } = renderDocument({ page, theme, visit, assets, noindex: true });
    return {
      ...plain,
      headers: {
        ...plain.headers,
        'content-security-policy': contentSecurityPolicy(style),
        'content-language': page.lang,
      },
      html: html.join(''),
    };
  };

  return {
    remember(host, shown) {
      const name = hostName(host);
      if (name !== undefined) known.set(name, shown);
    },
    async make(failed, error) {
      const { id, host, url } = failed;
      // A refusal because of overload costs as little as possible.
      const isBusy = isApiError(error) && error.status === 503;
      const status = isBusy || isUnavailable(error) ? 503 : 500;
      const plain = { status, ...errorPage(status, id) } as const;
      const shown = isBusy ? undefined : known.get(hostName(host) ?? '');
      if (!shown) return plain;
      try {
        return (await render(shown, failed, plain)) ?? plain;
      } catch (err) {
        log.error({ err, host, url, requestId: id }, 'The page that stands in for a failed one failed.');
        return plain;
      }
    },
  };
};

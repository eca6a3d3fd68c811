import type { ExplainedPage } from '#engine/explain/explained.ts';
import { type Engine, type Loaders, matchRoute, parseQuery, type Visit } from '#engine/index.ts';
import type { Dangling } from '#engine/record/dangling.ts';
import { nearest } from '#engine/text/nearest.ts';
import type { CompiledTheme } from '#engine/theme.ts';
import type { Site } from '#schemas/theme/site.ts';
import type { SiteRecord } from '#schemas/theme/site-record.ts';
import { decodePath } from '#shared/decode-path.ts';
import { didYouMean } from '#shared/did-you-mean.ts';
import { AppError } from '#shared/errors/app-error.ts';

export interface RouteVisit {
  readonly engine: Engine;
  readonly theme: CompiledTheme;
  readonly site: Site;
  readonly record: SiteRecord;
  /** Whether figures that the theme marks as examples are there. */
  readonly examples: boolean;
  readonly loaders: Loaders;
  /** A path of the theme, with a query where it takes one. */
  readonly route: string;
  readonly signedIn: boolean;
}

export interface ExplainedRoute {
  readonly page: ExplainedPage;
  /** What of the school's record means nothing in this theme. */
  readonly dangling: readonly Dangling[];
}

/** Makes a page as for a visitor, up to its HTML, and says why it looks as it does. Errors: `UNKNOWN_PAGE`. */
export const explainRoute = async (visit: RouteVisit): Promise<ExplainedRoute> => {
  const { engine, theme, site, examples, loaders, signedIn } = visit;
  const [pathname = '', search = ''] = visit.route.split('?');
  const match = matchRoute(theme, decodePath(pathname));
  if (!match) throw unknownRoute(theme, visit.route);
  const { template, locale, path, params } = match;
  const query = parseQuery(template, Object.fromEntries(new URLSearchParams(search)));
  const { record, dangling } = engine.resolveRecord(theme, visit.record);
  const request: Visit = { site, record, examples, visitor: { signedIn }, locale, path, params, query };
  const plan = engine.plan(theme, template, request);
  const data = await engine.load(plan, loaders);
  return { page: engine.explain(plan, data, engine.decide(plan, data)), dangling };
};

const unknownRoute = (theme: CompiledTheme, route: string): AppError => {
  const routes = Object.values(theme.templates).flatMap(({ id, segments }) =>
    segments === null ? [] : [{ id, route: `/${segments.join('/')}` }],
  );
  const meant = nearest(
    route,
    routes.map((one) => one.route),
  );
  return new AppError('UNKNOWN_PAGE', {
    theme: theme.slug,
    route,
    meant: didYouMean(meant),
    pages: routes.map(({ id, route: own }) => `${own} (${id})`).join(', '),
  });
};

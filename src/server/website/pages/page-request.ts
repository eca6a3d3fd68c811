import { type CompiledTemplate, notFoundPath, parseQuery, type RouteMatch, type Visit } from '#engine/index.ts';
import type { Drafts } from '#server/tenancy/content-reader.ts';
import type { ShownSite } from '#server/tenancy/tenancy.ts';

/** One page of one school, as the cache knows it. */
export interface PageRequest {
  readonly key: string;
  readonly shown: ShownSite;
  readonly template: CompiledTemplate;
  readonly locale: string;
  readonly path: string;
  readonly params: Visit['params'];
  readonly query: Visit['query'];
  /** Whether the page differs for those who are signed in: only then is that looked up, and part of the key. */
  readonly readsVisitor: boolean;
  readonly signedIn: boolean;
  /** What a preview shows that visitors do not see; such a page is never kept. */
  readonly drafts?: Drafts | undefined;
}

interface RequestedRoute {
  readonly shown: ShownSite;
  readonly match: RouteMatch | null;
  /** The language of the address, where it leads to no page. */
  readonly locale: string;
  readonly query: Readonly<Record<string, string | undefined>>;
}

/**
 * The page of a route for visitors who are not signed in; undefined if the theme has none. Its key: school, theme
 * version, template, locale, signed in or not where the page asks, declared query, path.
 */
export const pageRequest = ({ shown, match, locale, query }: RequestedRoute): PageRequest | undefined => {
  const notFound = shown.version.theme.templates['not-found'];
  const template = match?.template ?? notFound;
  if (!template) return undefined;
  const request = {
    shown,
    template,
    locale: match?.locale ?? locale,
    path: match?.path ?? notFoundPath,
    params: match?.params ?? {},
    query: parseQuery(template, query),
    // A page may turn out not to be there, and then looks as the not-found page does.
    readsVisitor: template.readsVisitor || notFound?.readsVisitor === true,
    signedIn: false,
  };
  return { ...request, key: keyOf(request) };
};

/** The same page for a visitor who is signed in. */
export const signedInRequest = (request: PageRequest): PageRequest => {
  const changed = { ...request, signedIn: true };
  return { ...changed, key: keyOf(changed) };
};

// Only the last two can hold a space, and JSON says where it ends: no two requests come to the same key.
const keyOf = (request: Omit<PageRequest, 'key'>): string => {
  const { shown, template, locale, readsVisitor, signedIn, query, path } = request;
  const { site, version } = shown;
  const visitor = readsVisitor ? String(signedIn) : '-';
  return `${site.school.schoolId} ${version.hash} ${template.id} ${locale} ${visitor} ${JSON.stringify(query)} ${path}`;
};

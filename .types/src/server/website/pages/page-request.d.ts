import { type CompiledTemplate, type RouteMatch, type Visit } from '#engine/index.ts';
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
    /** Whether the page is another one for who is signed in: only then that is asked, and part of the key. */
    readonly readsVisitor: boolean;
    readonly signedIn: boolean;
}
interface RequestedRoute {
    readonly shown: ShownSite;
    readonly match: RouteMatch | null;
    /** The language of the address, where it leads to no page. */
    readonly locale: string;
    readonly query: Readonly<Record<string, string | undefined>>;
}
/**
 * The page of a route, as it is for who is not signed in; undefined where the theme has none. Its key: school, theme
 * version, template, locale, signed in or not where the page asks, declared query, path.
 */
export declare const pageRequest: ({ shown, match, locale, query }: RequestedRoute) => PageRequest | undefined;
/** The same page for who is signed in. */
export declare const signedInRequest: (request: PageRequest) => PageRequest;
export {};

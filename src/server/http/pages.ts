import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import { matchRoute } from '../../../engine/index.ts';
import type { PageCache } from '../cache/page-cache.ts';
import type { HostOwner, Hosts } from '../sites/hosts.ts';
import { platformSchool, type SchoolSite, type SchoolSites } from '../sites/school-sites.ts';
import type { ThemeCatalog } from '../themes/theme-catalog.ts';
import { type PageRenderer, pageRequest } from './page-renderer.ts';
import { commonHeaders } from './security-headers.ts';
import { sendPage } from './send-page.ts';

export interface Pages {
  /** Answers a page that is kept, without waiting for anything; false where it is not. */
  answerKept(request: IncomingMessage, response: ServerResponse, requestId: string): boolean;
  /** Answers with the page of a host and path, rendering it where it is not kept. */
  answer(request: IncomingMessage, response: ServerResponse, requestId: string): Promise<void>;
}

interface Options {
  readonly hosts: Hosts;
  readonly sites: SchoolSites;
  readonly themes: ThemeCatalog;
  readonly cache: PageCache;
  readonly renderer: PageRenderer;
  readonly log: Logger;
}

interface Target {
  readonly path: string;
  readonly query: Readonly<Record<string, string | undefined>>;
  readonly search: string;
}

/** The decoded path and query of a request; undefined where the path is not valid. */
const targetOf = (url: string): Target | undefined => {
  const at = url.indexOf('?');
  const raw = at < 0 ? url : url.slice(0, at);
  const search = at < 0 ? '' : url.slice(at);
  try {
    const path = decodeURIComponent(raw);
    if (!path.startsWith('/') || path.includes('\0') || path.length > 2000) return undefined;
    return { path, search, query: Object.fromEntries(new URLSearchParams(search.slice(0, 4000))) };
  } catch (error) {
    if (error instanceof URIError) return undefined;
    throw error;
  }
};

export const createPages = ({ hosts, sites, themes, cache, renderer, log }: Options): Pages => {
  const schoolOf = (owner: HostOwner) => (owner.kind === 'school' ? owner.school : platformSchool);

  const logAnswer = (request: IncomingMessage, status: number, begin: number, requestId: string, how: string): void => {
    const ms = Number((performance.now() - begin).toFixed(2));
    log.info(
      {
        reqId: requestId,
        method: request.method,
        host: request.headers.host,
        url: request.url,
        status,
        ms,
        cache: how,
      },
      'page',
    );
  };

  const redirect = (response: ServerResponse, requestId: string, location: string): void => {
    response
      .writeHead(308, {
        ...commonHeaders,
        location,
        'cache-control': 'no-cache',
        'content-length': 0,
        'x-request-id': requestId,
      })
      .end();
  };

  return {
    answerKept(request, response, requestId) {
      const begin = performance.now();
      const owner = hosts.peek(request.headers.host);
      if (!owner || owner.kind === 'redirect') return false;
      const site = sites.peek(schoolOf(owner).schoolId);
      const version = site && themes.peek(site.record);
      const target = targetOf(request.url ?? '/');
      if (!site || !version || !target) return false;
      const match = owner.kind === 'unknown' ? null : matchRoute(version.theme, target.path);
      if (match?.canonical) return false;
      const wanted = pageRequest(site, version, match, target.query);
      const page = wanted && cache.get(wanted.key);
      if (!page) return false;
      const status = sendPage(request, response, page, { requestId, cache: 'hit' });
      logAnswer(request, status, begin, requestId, 'hit');
      return true;
    },

    async answer(request, response, requestId) {
      const begin = performance.now();
      const since = cache.epoch();
      const owner = await hosts.find(request.headers.host);
      const target = targetOf(request.url ?? '/');
      if (owner.kind === 'redirect') {
        const port = /:\d+$/.exec(request.headers.host ?? '')?.[0] ?? '';
        // The absolute form of a request target would run into the host.
        const rest = request.url?.startsWith('/') ? request.url : '/';
        redirect(response, requestId, `//${owner.host}${port}${rest}`);
        return logAnswer(request, 308, begin, requestId, 'none');
      }
      const site: SchoolSite = await sites.find(schoolOf(owner));
      const version = await themes.find(site.record);
      if (!version) throw new Error(`No theme is live for the school "${site.school.slug}".`);
      const match = owner.kind === 'unknown' || !target ? null : matchRoute(version.theme, target.path);
      if (match?.canonical && target) {
        redirect(response, requestId, encodeURI(match.canonical) + target.search);
        return logAnswer(request, 308, begin, requestId, 'none');
      }
      const wanted = pageRequest(site, version, match, target?.query ?? {});
      if (!wanted) throw new Error(`The theme "${version.theme.slug}" has no not-found page.`);
      const { page, how } = await renderer.page(wanted, since);
      const status = sendPage(request, response, page, { requestId, cache: how });
      logAnswer(request, status, begin, requestId, how);
    },
  };
};

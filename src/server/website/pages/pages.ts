import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import { localeOf, matchRoute } from '#engine/index.ts';
import type { Invalidation } from '#server/core/cache/invalidation.ts';
import type { PageCache } from '#server/core/cache/page-cache.ts';
import type { SessionMemory } from '#server/domains/accounts/index.ts';
import { notReadyPage } from '#server/http/sending/not-ready-page.ts';
import { commonHeaders } from '#server/http/sending/security-headers.ts';
import { isUnavailable } from '#server/store/errors.ts';
import { schoolOf } from '#server/tenancy/hosts.ts';
import type { Tenancy } from '#server/tenancy/tenancy.ts';
import type { Visits } from '../visits/visits.ts';
import type { FailedPages } from './failed-pages.ts';
import { createKnownPages } from './known-pages.ts';
import type { PageOrigin, PageRenderer } from './page-renderer.ts';
import { pageRequest, signedInRequest } from './page-request.ts';
import { createSendPage } from './send-page.ts';
import { targetOf } from './target.ts';

export interface Pages {
  /** Answers a cached page, without waiting for anything; false if it is not. */
  answerCached(request: IncomingMessage, response: ServerResponse, nextId: () => string): boolean;
  /** Answers with the page of a host and path, rendering it if it is not cached. */
  answer(request: IncomingMessage, response: ServerResponse, requestId: string): Promise<void>;
}

interface Options {
  readonly invalidation: Invalidation;
  readonly tenancy: Tenancy;
  readonly sessions: SessionMemory;
  readonly cache: PageCache;
  readonly renderer: PageRenderer;
  readonly failed: FailedPages;
  readonly visits: Pick<Visits, 'count'>;
  /** Whether an address of a host leads to a page of the account, which is no page of the site. */
  readonly isAccountPage: (url: string) => boolean;
  readonly log: Logger;
}

export const createPages = (options: Options): Pages => {
  const { invalidation, tenancy, sessions, cache, renderer, failed, visits, isAccountPage, log } = options;
  const sendPage = createSendPage();
  const known = createKnownPages({ invalidation, tenancy, isAccountPage });
  const logAnswer = createAnswerLog(log);

  const answerCached: Pages['answerCached'] = (request, response, nextId) => {
    const started = performance.now();
    const { headers, url = '/' } = request;
    const found = known.find(headers.host, url);
    if (!found) return false;
    const { requested, mayBeSignedIn } = found;
    const staleMs = invalidation.staleMs();
    // Who is signed in is not known without the database: everybody gets the page of those who are not.
    const signedIn =
      staleMs === undefined && mayBeSignedIn && sessions.peek(requested.shown.site.school.schoolId, headers.cookie);
    if (signedIn === undefined) return false;
    const page = cache.get(signedIn ? signedInRequest(requested).key : requested.key);
    if (!page) return false;
    const requestId = nextId();
    const how = staleMs === undefined ? 'hit' : 'stale';
    const isPrivate = staleMs !== undefined && sessions.isNamed(headers.cookie);
    const status = sendPage(request, response, page, { requestId, cache: how, staleMs, isPrivate });
    visits.count(request, { site: requested.shown.site, path: requested.path, status: page.status });
    logAnswer(request, { status, started, requestId, cache: how });
    return true;
  };

  const answerCurrent: Pages['answer'] = async (request, response, requestId) => {
    const started = performance.now();
    const since = cache.epoch();
    const owner = await tenancy.hosts.find(request.headers.host);
    const target = targetOf(request.url ?? '/');
    if (owner.kind === 'redirect') {
      const port = /:\d+$/.exec(request.headers.host ?? '')?.[0] ?? '';
      // The absolute form of a request target would run into the host.
      const rest = request.url?.startsWith('/') ? request.url : '/';
      redirect(response, requestId, `//${owner.host}${port}${rest}`);
      return logAnswer(request, { status: 308, started, requestId, cache: 'none' });
    }
    if (owner.kind === 'off') {
      const { status, headers, html } = notReadyPage(owner.school, requestId);
      response.writeHead(status, headers).end(html);
      return logAnswer(request, { status, started, requestId, cache: 'none' });
    }
    const shown = await tenancy.find(schoolOf(owner));
    const { site, version } = shown;
    if (owner.kind !== 'unknown') failed.remember(request.headers.host, shown);
    const match = owner.kind === 'unknown' || !target ? null : matchRoute(version.theme, target.path);
    if (match?.canonical && target) {
      redirect(response, requestId, encodeURI(match.canonical) + target.search);
      return logAnswer(request, { status: 308, started, requestId, cache: 'none' });
    }
    const locale = localeOf(version.theme, target?.path ?? '/');
    const requested = pageRequest({ shown, match, locale, query: target?.query ?? {} });
    if (!requested) throw new Error(`The theme "${version.theme.slug}" has no not-found page.`);
    // Nobody is signed in at an unknown host.
    const mayBeSignedIn = requested.readsVisitor && owner.kind !== 'unknown';
    const { cookie } = request.headers;
    const staleMs = invalidation.staleMs();
    const signedIn = staleMs === undefined && mayBeSignedIn && (await sessions.find(site.school.schoolId, cookie));
    const found = await renderer.page(signedIn ? signedInRequest(requested) : requested, since);
    const { page, times } = found;
    const how = staleMs !== undefined && found.how === 'hit' ? 'stale' : found.how;
    const status = sendPage(request, response, page, {
      requestId,
      cache: how,
      ...(how === 'stale' ? { staleMs, isPrivate: sessions.isNamed(cookie) } : {}),
      times,
      total: performance.now() - started,
    });
    visits.count(request, { site, path: requested.path, status: page.status });
    logAnswer(request, { status, started, requestId, cache: how });
  };

  return {
    answerCached,
    async answer(request, response, requestId) {
      try {
        await answerCurrent(request, response, requestId);
      } catch (error) {
        // The database may have gone only now, and the page be there as it was.
        if (!isUnavailable(error)) throw error;
        await invalidation.settled();
        if (!answerCached(request, response, () => requestId)) throw error;
      }
    },
  };
};

interface Answer {
  readonly status: number;
  /** When the request came, by `performance.now()`. */
  readonly started: number;
  readonly requestId: string;
  readonly cache: PageOrigin | 'none';
}

/** Logs a page that was answered. */
export const createAnswerLog =
  (log: Logger) =>
  (request: IncomingMessage, { status, started, requestId, cache }: Answer): void => {
    if (!log.isLevelEnabled('info')) return;
    const { method, headers, url } = request;
    const ms = Number((performance.now() - started).toFixed(2));
    log.info({ reqId: requestId, method, host: headers.host, url, status, ms, cache }, 'page');
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

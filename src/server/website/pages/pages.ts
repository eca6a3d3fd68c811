import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import { localeOf, matchRoute } from '#engine/index.ts';
import type { Invalidation } from '#server/core/cache/invalidation.ts';
import type { PageCache } from '#server/core/cache/page-cache.ts';
import type { SessionMemory } from '#server/domains/accounts/index.ts';
import { notReadyPage } from '#server/http/sending/not-ready-page.ts';
import { commonHeaders } from '#server/http/sending/security-headers.ts';
import { loggedUrl } from '#server/http/server/logged-url.ts';
import { isPage } from '#server/http/server/own-address.ts';
import type { HostOwner } from '#server/tenancy/hosts.ts';
import { platformSchool } from '#server/tenancy/school-sites.ts';
import type { Tenancy } from '#server/tenancy/tenancy.ts';
import type { FailedPages } from './failed-pages.ts';
import type { PageRenderer } from './page-renderer.ts';
import { type PageRequest, pageRequest, signedInRequest } from './page-request.ts';
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
  /** Whether an address of a host leads to a page of the account, which is no page of the site. */
  readonly isAccountPage: (url: string) => boolean;
  readonly log: Logger;
}

/** Where an address leads. */
interface Known {
  readonly requested: PageRequest;
  /** Whether the page is another one for who is signed in at this host. */
  readonly mayBeSignedIn: boolean;
}

const maxAddresses = 10_000;
const maxAddressLength = 500;

export const createPages = (options: Options): Pages => {
  const { invalidation, tenancy, sessions, cache, renderer, failed, isAccountPage, log } = options;
  const sendPage = createSendPage();
  // What addresses have led to since the last commit: by host, then by target, both as they were sent.
  const known = new Map<string, Map<string, Known>>();
  let knownAddresses = 0;
  const forget = (): void => {
    known.clear();
    knownAddresses = 0;
  };
  invalidation.register({ invalidate: forget, clear: forget });
  const schoolOf = (owner: HostOwner) => (owner.kind === 'school' ? owner.school : platformSchool);

  const logAnswer = (
    request: IncomingMessage,
    status: number,
    started: number,
    requestId: string,
    how: string,
  ): void => {
    if (!log.isLevelEnabled('info')) return;
    const ms = Number((performance.now() - started).toFixed(2));
    log.info(
      {
        reqId: requestId,
        method: request.method,
        host: request.headers.host,
        url: loggedUrl(request.url),
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

  /** What an address leads to, from memory alone. */
  const peek = (host: string | undefined, url: string): Known | undefined => {
    if (!isPage(url) || isAccountPage(url)) return undefined;
    const owner = tenancy.hosts.peek(host);
    if (!owner || owner.kind === 'redirect' || owner.kind === 'off') return undefined;
    const shown = tenancy.peek(schoolOf(owner));
    const target = targetOf(url);
    if (!shown || !target) return undefined;
    const { theme } = shown.version;
    const match = owner.kind === 'unknown' ? null : matchRoute(theme, target.path);
    if (match?.canonical) return undefined;
    const requested = pageRequest({ shown, match, locale: localeOf(theme, target.path), query: target.query });
    return requested && { requested, mayBeSignedIn: requested.readsVisitor && owner.kind !== 'unknown' };
  };

  const recall = (host = '', url: string): Known | undefined => {
    // A cached page ends before its school's facts do.
    const cached = known.get(host)?.get(url);
    if (cached) return cached;
    const found = peek(host, url);
    if (!found || host.length + url.length > maxAddressLength) return found;
    if (knownAddresses >= maxAddresses) forget();
    const ofHost = known.get(host) ?? new Map<string, Known>();
    known.set(host, ofHost.set(url, found));
    knownAddresses++;
    return found;
  };

  return {
    answerCached(request, response, nextId) {
      const started = performance.now();
      const { headers, url = '/' } = request;
      const found = recall(headers.host, url);
      if (!found) return false;
      const { requested, mayBeSignedIn } = found;
      const signedIn = mayBeSignedIn && sessions.peek(requested.shown.site.school.schoolId, headers.cookie);
      if (signedIn === undefined) return false;
      const page = cache.get(signedIn ? signedInRequest(requested).key : requested.key);
      if (!page) return false;
      const requestId = nextId();
      const status = sendPage(request, response, page, { requestId, cache: 'hit' });
      logAnswer(request, status, started, requestId, 'hit');
      return true;
    },

    async answer(request, response, requestId) {
      const started = performance.now();
      const since = cache.epoch();
      const owner = await tenancy.hosts.find(request.headers.host);
      const target = targetOf(request.url ?? '/');
      if (owner.kind === 'redirect') {
        const port = /:\d+$/.exec(request.headers.host ?? '')?.[0] ?? '';
        // The absolute form of a request target would run into the host.
        const rest = request.url?.startsWith('/') ? request.url : '/';
        redirect(response, requestId, `//${owner.host}${port}${rest}`);
        return logAnswer(request, 308, started, requestId, 'none');
      }
      if (owner.kind === 'off') {
        const { status, headers, html } = notReadyPage(owner.school, requestId);
        response.writeHead(status, headers).end(html);
        return logAnswer(request, status, started, requestId, 'none');
      }
      const shown = await tenancy.find(schoolOf(owner));
      const { site, version } = shown;
      if (owner.kind !== 'unknown') failed.remember(request.headers.host, shown);
      const match = owner.kind === 'unknown' || !target ? null : matchRoute(version.theme, target.path);
      if (match?.canonical && target) {
        redirect(response, requestId, encodeURI(match.canonical) + target.search);
        return logAnswer(request, 308, started, requestId, 'none');
      }
      const locale = localeOf(version.theme, target?.path ?? '/');
      const requested = pageRequest({ shown, match, locale, query: target?.query ?? {} });
      if (!requested) throw new Error(`The theme "${version.theme.slug}" has no not-found page.`);
      // Nobody is signed in at an unknown host.
      const mayBeSignedIn = requested.readsVisitor && owner.kind !== 'unknown';
      const signedIn = mayBeSignedIn && (await sessions.find(site.school.schoolId, request.headers.cookie));
      const { page, how, times } = await renderer.page(signedIn ? signedInRequest(requested) : requested, since);
      const status = sendPage(request, response, page, {
        requestId,
        cache: how,
        times,
        total: performance.now() - started,
      });
      logAnswer(request, status, started, requestId, how);
    },
  };
};

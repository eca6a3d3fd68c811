import { localeOf, matchRoute } from '#engine/index.ts';
import type { Invalidation } from '#server/core/cache/invalidation.ts';
import { isOfficeAddress, isPage } from '#server/http/server/own-address.ts';
import { schoolOf } from '#server/tenancy/hosts.ts';
import type { Tenancy } from '#server/tenancy/tenancy.ts';
import { type PageRequest, pageRequest } from './page-request.ts';
import { targetOf } from './target.ts';

/** Where an address leads. */
export interface KnownPage {
  readonly requested: PageRequest;
  /** Whether the page is another one for who is signed in at this host. */
  readonly mayBeSignedIn: boolean;
}

export interface KnownPages {
  /** What an address leads to, from memory alone; undefined if that does not say, or if it is no page. */
  find(host: string | undefined, url: string): KnownPage | undefined;
}

interface Options {
  readonly invalidation: Invalidation;
  readonly tenancy: Tenancy;
  /** Whether an address of a host leads to a page of the account, which is no page of the site. */
  readonly isAccountPage: (url: string) => boolean;
}

const maxAddresses = 10_000;
const maxAddressLength = 500;

export const createKnownPages = ({ invalidation, tenancy, isAccountPage }: Options): KnownPages => {
  // What addresses have led to since the last commit: by host, then by target, both as they were sent.
  const known = new Map<string, Map<string, KnownPage>>();
  let knownAddresses = 0;
  const forget = (): void => {
    known.clear();
    knownAddresses = 0;
  };
  invalidation.register({ invalidate: forget, clear: forget });

  const peek = (host: string | undefined, url: string): KnownPage | undefined => {
    if (!isPage(url) || isAccountPage(url)) return undefined;
    const owner = tenancy.hosts.peek(host);
    if (!owner || owner.kind === 'redirect' || owner.kind === 'off') return undefined;
    if (owner.kind !== 'unknown' && isOfficeAddress(url)) return undefined;
    const shown = tenancy.peek(schoolOf(owner));
    const target = targetOf(url);
    if (!shown || !target) return undefined;
    const { theme } = shown.version;
    const match = owner.kind === 'unknown' ? null : matchRoute(theme, target.path);
    if (match?.canonical) return undefined;
    const requested = pageRequest({ shown, match, locale: localeOf(theme, target.path), query: target.query });
    return requested && { requested, mayBeSignedIn: requested.readsVisitor && owner.kind !== 'unknown' };
  };

  return {
    find(host = '', url) {
      if (invalidation.heldAt() === undefined) return undefined;
      // A cached page ends before its school's facts do.
      const cached = known.get(host)?.get(url);
      if (cached) return cached;
      const found = peek(host, url);
      if (!found || host.length + url.length > maxAddressLength) return found;
      if (knownAddresses >= maxAddresses) forget();
      const ofHost = known.get(host) ?? new Map<string, KnownPage>();
      known.set(host, ofHost.set(url, found));
      knownAddresses++;
      return found;
    },
  };
};

import type { FastifyRequest } from 'fastify';
import { schemesOf } from '../server/site-scheme.ts';

/**
 * Whether a request that changes something comes from a page of the host itself, by scheme, name and port, as browsers
 * say it. Sibling subdomains are other schools; a page that came without TLS may be anyone's. `undefined` where nothing
 * is said: a program, or a very old browser.
 */
export const isSameOrigin = ({ headers, protocol }: FastifyRequest, baseUrl: URL): boolean | undefined => {
  const { origin, host, 'sec-fetch-site': site } = headers;
  if (origin !== undefined) {
    if (!URL.canParse(origin)) return false;
    const given = new URL(origin).origin;
    // A host may look like an address and be none, such as 1.2.3.999.
    const own = schemesOf(host, protocol, baseUrl).map((scheme) => `${scheme}//${host}`);
    return own.some((url) => URL.canParse(url) && new URL(url).origin === given);
  }
  return site === undefined ? undefined : site === 'same-origin' || site === 'none';
};

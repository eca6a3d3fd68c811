import type { FastifyRequest } from 'fastify';

/**
 * Whether a request that changes something comes from a page of the host itself, as browsers say it. Sibling subdomains
 * are other schools. `undefined` where nothing is said: a program, or a very old browser.
 */
export const isSameOrigin = ({ headers }: FastifyRequest): boolean | undefined => {
  const { origin, host, 'sec-fetch-site': site } = headers;
  if (origin !== undefined) {
    if (!URL.canParse(origin)) return false;
    return new URL(origin).host === host?.toLowerCase();
  }
  return site === undefined ? undefined : site === 'same-origin' || site === 'none';
};

import type { FastifyRequest } from 'fastify';
/**
 * Whether a request that changes something comes from a page of the host itself, as browsers say it. Sibling subdomains
 * are other schools. `undefined` where nothing is said: a program, or a very old browser.
 */
export declare const isSameOrigin: ({ headers }: FastifyRequest) => boolean | undefined;

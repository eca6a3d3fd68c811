import type { FastifyRequest } from 'fastify';
import { type CompiledTheme } from '#engine/index.ts';
/** The page of this host that a request comes from. */
export declare const pageBefore: ({ headers }: FastifyRequest) => string;
/**
 * The language of a page beside the site's own: that of the page that led there; one of our own pages names it in the
 * query, since its own address does not tell it.
 */
export declare const pageLanguage: (request: FastifyRequest, theme: CompiledTheme) => string;

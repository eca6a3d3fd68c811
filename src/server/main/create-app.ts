import type { FastifyInstance } from 'fastify';
import { createHttpServer } from '#server/http/server/http-server.ts';
import type { Tenancy } from '#server/tenancy/tenancy.ts';
import type { AppOptions } from './app-options.ts';
import { createParts } from './create-parts.ts';
import { registerRoutes } from './register-routes.ts';

export interface App {
  readonly fastify: FastifyInstance;
  /** Every route that is served, pages aside. */
  readonly routes: readonly { readonly method: string; readonly url: string }[];
  /** Resolves when the server has time to spare. */
  readonly idle: () => Promise<void>;
  /** The origin that a school is served under. */
  readonly originOf: Tenancy['hosts']['siteOrigin'];
  /** Writes the visits that have been counted so far; they are written every few seconds without it. */
  writeVisits(): Promise<void>;
  /** Stops taking work and waits for what is under way. */
  close(): Promise<void>;
}

/** The HTTP server of pages, pictures, sources and health, over an open store. */
export const createApp = async (options: AppOptions): Promise<App> => {
  const parts = await createParts(options);
  const { timeouts, trustProxy, baseUrl, log } = options;
  const http = createHttpServer({ answerCached: parts.pages.answerCached, timeouts, trustProxy, baseUrl, log });
  await registerRoutes(http, parts, options);
  return {
    fastify: http.fastify,
    routes: http.routes,
    idle: parts.idle.idle,
    originOf: parts.tenancy.hosts.siteOrigin,
    writeVisits: parts.visits.write,
    async close() {
      await parts.stop();
      await http.close();
      await parts.tasks.settled();
      await parts.visits.stop();
      await parts.limits.stop();
    },
  };
};

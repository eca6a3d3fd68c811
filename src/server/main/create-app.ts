import type { FastifyInstance } from 'fastify';
import { endsWithin } from '#server/core/concurrency/within.ts';
import type { MailLanguage } from '#server/core/mail/mail-text.ts';
import { keepHolidayRegisters, settleShownHoliday } from '#server/domains/holidays/index.ts';
import { publishDue } from '#server/domains/publishing/index.ts';
import { createHttpServer } from '#server/http/server/http-server.ts';
import type { FoundSchool } from '#server/store/global.ts';
import { schoolMailLanguage } from '#server/tenancy/mail-language.ts';
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
  /** The language of a school's mails to those who have chosen none. */
  readonly mailLanguageOf: (school: FoundSchool) => Promise<MailLanguage>;
  /** Writes the visits that have been counted so far; they are written every few seconds without it. */
  writeVisits(): Promise<void>;
  /** Publishes what is due; on a server that listens it is done every half minute without it. */
  publishDue(): Promise<void>;
  /** Stops taking work, and waits for what is under way; a little while only for mails and other such work. */
  close(): Promise<void>;
}

/** How long a stop waits for mails and other work in the background, in milliseconds. */
const patienceMs = 1500;

/** The HTTP server of pages, pictures, sources and health, over an open store. */
export const createApp = async (options: AppOptions): Promise<App> => {
  const parts = await createParts(options);
  const { store, engine, now, timeouts, trustProxy, baseUrl, log } = options;
  const onError = (err: unknown, schoolId: number): void =>
    log.error({ err, schoolId }, 'A scheduled publication failed and is tried again.');
  const http = createHttpServer({ answerCached: parts.pages.answerCached, timeouts, trustProxy, baseUrl, log });
  await registerRoutes(http, parts, options);
  return {
    fastify: http.fastify,
    routes: http.routes,
    idle: parts.idle.idle,
    originOf: parts.tenancy.hosts.siteOrigin,
    mailLanguageOf: (school) => schoolMailLanguage(parts.tenancy, school),
    writeVisits: parts.visits.write,
    async publishDue() {
      const { themeOf } = parts.tenancy;
      await publishDue({ store, engine, themeOf, beforeShown: settleShownHoliday, now, onError });
      await keepHolidayRegisters({ store, now, onError });
    },
    async close() {
      // No more requests are taken from now on; those that are streams end with the parts.
      await Promise.all([http.close(), parts.stop()]);
      await parts.visits.stop();
      await parts.limits.stop();
      parts.mail.stop();
      if (!(await endsWithin(parts.tasks.settled(), patienceMs)))
        log.warn('The server was stopped before all mails and other work in the background were finished.');
    },
  };
};

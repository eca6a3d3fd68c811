import type { FastifyReply, FastifyRequest } from 'fastify';
import { createPasswords } from '#server/core/crypto/passwords.ts';
import { findActor } from '#server/domains/accounts/index.ts';
import { settleShownHoliday } from '#server/domains/holidays/index.ts';
import { encodeCacheOf } from '#server/files/pictures/encode-cache.ts';
import { defaultMediaQuota } from '#server/files/uploads/quota.ts';
import type { Services } from '#server/http/calls/handle.ts';
import { registerCalls } from '#server/http/calls/register.ts';
import { assetRoutes } from '#server/http/routes/assets.ts';
import { healthRoutes } from '#server/http/routes/health.ts';
import { officeWorkerRoute } from '#server/http/routes/office-worker.ts';
import type { HttpServer } from '#server/http/server/http-server.ts';
import { schoolFacts } from '#server/tenancy/school-facts.ts';
import { accountPageRoutes } from '#server/website/account/account-pages.ts';
import { accountPathOf, isAccountPage } from '#server/website/account/account-path.ts';
import { createDrawings } from '#server/website/cards/drawings.ts';
import { cardRoutes } from '#server/website/cards/routes.ts';
import { docsRoutes } from '#server/website/docs.ts';
import { feedRoutes } from '#server/website/feeds/routes.ts';
import { createFormPages } from '#server/website/forms/form-pages.ts';
import { privateMediaRoutes } from '#server/website/media/private-media.ts';
import { mediaRoutes } from '#server/website/media/public-media.ts';
import { officePageRoutes } from '#server/website/office/office-pages.ts';
import { answerPage, pageRoutes } from '#server/website/pages/routes.ts';
import { previewRoutes } from '#server/website/previews/routes.ts';
import { openApiDocument } from '#shared/openapi.ts';
import type { AppOptions } from './app-options.ts';
import { calls } from './calls.ts';
import type { Parts } from './create-parts.ts';
import { handlers } from './handlers.ts';

/** Of the API's contracts: the specification's calls are its first version. */
const apiVersion = '1.0.0';

/** Everything that the server answers at. */
export const registerRoutes = async (http: HttpServer, parts: Parts, options: AppOptions): Promise<void> => {
  const { fastify } = http;
  const { store, storage, assets, baseUrl, now, log } = options;
  const { tenancy, invalidation, isAway, cache, quota, failed, pages, loadersOf, directory, sealer } = parts;
  const { hosts } = tenancy;
  await assetRoutes(fastify, { folder: options.assetFolder, assets });
  officeWorkerRoute(fastify, assets.office);
  await docsRoutes(fastify, {
    ...options.docs,
    openApi: (server) => openApiDocument(calls, { version: apiVersion, server }),
    baseUrl,
  });
  healthRoutes(fastify, { store, stopping: http.isStopping, isDegraded: isAway });
  mediaRoutes(fastify, { store, invalidation, isAway, cache, storage, hosts, now });
  privateMediaRoutes(fastify, { store, storage, hosts, sealer, now });
  feedRoutes(fastify, { store, tenancy, cache, invalidation, loadersOf, directory, quota, now });
  const drawings = createDrawings({ storage, fonts: options.cardFonts });
  cardRoutes(fastify, { tenancy, cache, drawings, invalidation, loadersOf, quota, now });
  const besideTheSite = {
    store,
    tenancy,
    assets,
    quota,
    loadersOf,
    failed,
    answerPage: (request: FastifyRequest, reply: FastifyReply) => answerPage(request, reply, { pages, failed }),
    baseUrl,
    now,
    log,
  };
  accountPageRoutes(fastify, { ...besideTheSite, sealer });
  officePageRoutes(fastify, besideTheSite);
  previewRoutes(fastify, { ...besideTheSite, engine: options.engine, sealer });
  registerCalls(fastify, {
    handlers,
    services: servicesOf(parts, options),
    tenancy,
    limiter: parts.limits.limiter,
    working: quota,
    receiving: parts.receiving,
    findActor,
    isAccountPage,
    formPages: createFormPages({ tenancy, assets, now }),
    checkAnswers: options.checkAnswers ?? false,
    corsOrigins: options.corsOrigins ?? [],
  });
  pageRoutes(fastify, { pages, failed, accountPathOf });
};

/** What handlers of calls may use besides the database. */
const servicesOf = (parts: Parts, options: AppOptions): Services => {
  const { tenancy, loadersOf, mail, sealer, tasks, limits, totals, officeEvents } = parts;
  const { store, engine, storage, dataDir, baseUrl, now, domainNames, mediaQuota = defaultMediaQuota } = options;
  return {
    store,
    engine,
    storage,
    mediaQuota,
    sealer,
    mail,
    domainNames,
    passwords: createPasswords(),
    tasks,
    limiter: limits.limiter,
    totals,
    encodeCache: encodeCacheOf(dataDir),
    officeEvents,
    now,
    baseUrl,
    originOf: tenancy.hosts.siteOrigin,
    siteOf: tenancy.siteOf,
    loadersOf: async (school, options) => loadersOf(schoolFacts(await tenancy.siteOf(school), now(), options)),
    beforeShown: settleShownHoliday,
    themeOf: tenancy.themeOf,
  };
};

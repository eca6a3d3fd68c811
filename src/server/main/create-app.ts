import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import type { Logger } from 'pino';
import type { Engine } from '../../../engine/index.ts';
import { allCalls } from '../../../schemas/api/index.ts';
import { directoryTag } from '../../../schemas/sources/index.ts';
import type { AssetManifest } from '../../shared/assets.ts';
import { openApiDocument } from '../../shared/openapi.ts';
import { createPageCache } from '../core/cache/page-cache.ts';
import { createTotals } from '../core/cache/totals.ts';
import { createPasswords } from '../core/crypto/passwords.ts';
import { createSealer } from '../core/crypto/sealer.ts';
import { AppError } from '../core/errors/app-error.ts';
import { createLimiter } from '../core/limits/limiter.ts';
import { createStrangers } from '../core/limits/strangers.ts';
import type { Mail } from '../core/mail/mail.ts';
import { createPatientMail } from '../core/mail/patient-mail.ts';
import { createAfterwards } from '../core/work/afterwards.ts';
import { createIdleQueue } from '../core/work/idle-queue.ts';
import { createSessionMemory } from '../domains/accounts/session-memory.ts';
import { operatorThemeRoutes } from '../domains/themes/routes.ts';
import type { MediaStorage } from '../files/storage/storage.ts';
import { defaultMediaQuota } from '../files/uploads/quota.ts';
import { registerCalls } from '../http/calls/register.ts';
import { assetRoutes } from '../http/routes/assets.ts';
import { healthRoutes } from '../http/routes/health.ts';
import { compressHarder } from '../http/sending/compress.ts';
import { sendAppError, sendProblem } from '../http/sending/problem.ts';
import { answerClientError } from '../http/server/client-error.ts';
import { loggedUrl } from '../http/server/logged-url.ts';
import { isPage, readableUrl } from '../http/server/own-address.ts';
import { createQuota, type QuotaOptions } from '../http/server/quota.ts';
import { defaultTimeouts, type Timeouts } from '../http/server/timeouts.ts';
import { isDiskFull, isUnavailable } from '../store/errors.ts';
import type { Store } from '../store/store.ts';
import { createHosts, type Hosts } from '../tenancy/hosts.ts';
import { schoolFacts } from '../tenancy/school-facts.ts';
import { createSchoolSites } from '../tenancy/school-sites.ts';
import { createStoreDirectory } from '../tenancy/store-reader.ts';
import { createThemeCatalog } from '../tenancy/themes/theme-catalog.ts';
import { accountPageRoutes } from '../website/account/account-pages.ts';
import { createDrawings } from '../website/cards/drawings.ts';
import { cardRoutes } from '../website/cards/routes.ts';
import { type DocsFiles, docsRoutes } from '../website/docs.ts';
import { feedRoutes } from '../website/feeds/routes.ts';
import { createFormPages } from '../website/forms/form-pages.ts';
import { privateMediaRoutes } from '../website/media/private-media.ts';
import { mediaRoutes } from '../website/media/public-media.ts';
import { createFailedPages } from '../website/pages/failed-pages.ts';
import { createPageRenderer } from '../website/pages/page-renderer.ts';
import { createPages } from '../website/pages/pages.ts';
import { createStoreLoaders } from '../website/sources/store-loaders.ts';
import { handlers } from './handlers.ts';

export interface AppOptions {
  readonly store: Store;
  readonly storage: MediaStorage;
  /** What pictures and files of one school may take in all, in bytes; 5 GB unless given. */
  readonly mediaQuota?: number;
  readonly mail: Mail;
  readonly engine: Engine;
  readonly assets: AssetManifest;
  /** The folder of the built files that `/assets/` serves. */
  readonly assetFolder: string;
  /** The folder of the fonts that cards are drawn with. */
  readonly cardFonts: string;
  readonly docs: Omit<DocsFiles, 'openApi'>;
  readonly baseUrl: () => URL;
  readonly trustProxy: readonly string[];
  /** DATA_DIR. */
  readonly dataDir: string;
  /** What sealed columns and signed links are made with. */
  readonly secret: string;
  readonly corsOrigins?: readonly string[];
  /** Whether answers of the API are compared with what they declare; for tests. */
  readonly checkAnswers?: boolean;
  readonly now: () => number;
  readonly log: Logger;
  readonly pageCacheBytes?: number;
  readonly quota?: QuotaOptions;
  readonly timeouts?: Timeouts;
}

export interface App {
  readonly fastify: FastifyInstance;
  /** Every route that is served, pages aside. */
  readonly routes: readonly { readonly method: string; readonly url: string }[];
  /** Resolves when the server has time to spare. */
  readonly idle: () => Promise<void>;
  /** The origin that a school is served under. */
  readonly originOf: Hosts['siteOrigin'];
  /** Stops taking work and waits for what is under way. */
  close(): Promise<void>;
}

/** How often connections that have turned idle are looked for during a stop. */
const sweepMs = 50;
/** Of the API's contracts: the seed's calls are its first version. */
const apiVersion = '1.0.0';
/** Requests that are worked on at once; kept pages do not count. */
const defaultQuota = { perSchool: 64, total: 512 };
const mostConnections = 10_000;
const defaultPageCacheBytes = 64 * 1024 * 1024;
/** The HTTP server of pages, pictures, sources and health, over an open store. */
export const createApp = async (options: AppOptions): Promise<App> => {
  const { store, storage, engine, assets, now, log } = options;
  let stopping = false;
  let count = 0;
  const run = randomBytes(4).toString('hex');
  const nextId = (): string => `${run}-${(++count).toString(36)}`;
  const date = (): Date => new Date(now());
  const sealer = createSealer(options.secret);
  const { pageCacheBytes: maxBytes = defaultPageCacheBytes } = options;
  const cache = createPageCache({ maxBytes, now, mayKeep: store.isInStep });
  const afterwards = createAfterwards((err) => log.error({ err }, 'What an answer did not wait for has failed.'));
  const mail = createPatientMail(options.mail, afterwards, (err) => log.error({ err }, 'A mail could not be sent.'));
  const idle = createIdleQueue((err) => log.warn({ err }, 'Work in the background failed.'));
  const hosts = createHosts(store, options.baseUrl);
  const sites = createSchoolSites({ store, originOf: hosts.siteOrigin, now });
  const themes = await createThemeCatalog(store, engine, log);
  const sessions = createSessionMemory({ store, baseUrl: options.baseUrl, now });
  const directory = createStoreDirectory(store, { urlOf: hosts.originOf, now: date });
  const totals = createTotals(store);
  const loadersOf = createStoreLoaders({ store, directory, now: date, totals });
  const quota = createQuota(options.quota ?? defaultQuota);
  const renderer = createPageRenderer({
    quota,
    engine,
    cache,
    assets,
    loadersOf,
    now,
    log,
    onKept: (key, page) => idle.add(async () => cache.replaceBodies(key, page, await compressHarder(page.bodies))),
  });
  const failed = createFailedPages({ engine, assets, now, log });
  const pages = createPages({ hosts, sites, themes, sessions, cache, renderer, failed, log });

  const remembering = [hosts, sites, themes, sessions, totals, pages, cache];
  const stopListening = store.onCommit((tags) => {
    hosts.invalidate(tags);
    sites.invalidate(tags);
    themes.invalidate(tags);
    sessions.invalidate(tags);
    totals.invalidate(tags);
    pages.clear();
    failed.invalidate(tags);
    cache.invalidate(tags.includes('schools') ? [...tags, directoryTag] : tags);
  });
  const stopFlushing = store.onFlush(() => {
    for (const memory of remembering) memory.clear();
  });

  const fastify = Fastify({
    loggerInstance: log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: nextId,
    trustProxy: options.trustProxy.length > 0 ? [...options.trustProxy] : false,
    bodyLimit: 1024 * 1024,
    rewriteUrl: (request) => readableUrl(request.url ?? '/'),
    clientErrorHandler: answerClientError,
    routerOptions: { ignoreTrailingSlash: false, maxParamLength: 16_384 },
    ajv: { customOptions: { removeAdditional: false, coerceTypes: false, allErrors: true } },
    // A kept page is answered before anything else looks at the request.
    serverFactory: (handler) => {
      const server = createServer(
        options.timeouts ?? defaultTimeouts,
        (request: IncomingMessage, response: ServerResponse) => {
          const readable = request.method === 'GET' || request.method === 'HEAD';
          if (readable && !stopping && pages.answerKept(request, response, nextId)) return;
          handler(request, response);
        },
      );
      // Silence for so long ends a connection, whoever is silent.
      server.maxConnections = mostConnections;
      return server.setTimeout(60_000);
    },
  });

  const routes: { method: string; url: string }[] = [];
  fastify.addHook('onRoute', ({ method, url }) => {
    for (const one of [method].flat()) if (one !== 'HEAD') routes.push({ method: one, url });
  });
  await assetRoutes(fastify, options.assetFolder);
  await docsRoutes(fastify, {
    ...options.docs,
    openApi: () => openApiDocument(allCalls, { version: apiVersion, server: options.baseUrl().origin }),
  });
  healthRoutes(fastify, { store, stopping: () => stopping });
  mediaRoutes(fastify, { store, storage, hosts, now });
  privateMediaRoutes(fastify, { store, storage, hosts, sealer, now });
  operatorThemeRoutes(fastify, { store, hosts, engine });
  feedRoutes(fastify, { hosts, sites, themes, engine, loadersOf, directory, quota, now });
  const drawings = createDrawings({ storage, fonts: options.cardFonts });
  cardRoutes(fastify, { hosts, sites, themes, engine, drawings, loadersOf, quota, now });
  accountPageRoutes(fastify, {
    store,
    hosts,
    sites,
    themes,
    engine,
    assets,
    quota,
    failed,
    baseUrl: options.baseUrl,
    now,
  });
  const limiter = createLimiter(now);
  registerCalls(fastify, {
    handlers,
    services: {
      store,
      storage,
      mediaQuota: options.mediaQuota ?? defaultMediaQuota,
      sealer,
      mail,
      passwords: createPasswords(),
      strangers: createStrangers(),
      afterwards,
      limiter,
      totals,
      dataDir: options.dataDir,
      now,
      baseUrl: options.baseUrl,
      originOf: hosts.siteOrigin,
      loadersOf: async (school) => loadersOf(schoolFacts(await sites.find(school), now())),
    },
    hosts,
    limiter,
    quota,
    formPages: createFormPages({ hosts, sites, themes, engine, assets, now }),
    checkAnswers: options.checkAnswers ?? false,
    corsOrigins: options.corsOrigins ?? [],
  });

  // Before a body is looked at: whatever it holds, a page takes none.
  fastify.addHook('onRequest', async (request, reply) => {
    if (!request.is404 || !isPage(request.url) || request.method === 'GET' || request.method === 'HEAD') return;
    return sendProblem(reply.header('allow', 'GET, HEAD'), 405, 'This address can only be read.');
  });
  fastify.setNotFoundHandler(async (request, reply) => {
    if (!isPage(request.url)) return sendProblem(reply, 404, 'There is nothing at this address.');
    try {
      reply.hijack();
      await pages.answer(request.raw, reply.raw, request.id);
    } catch (err) {
      const { id: requestId, url } = request;
      request.log.error({ err, host: request.headers.host, url: loggedUrl(url), requestId }, 'A page failed.');
      if (reply.raw.headersSent) return reply.raw.destroy();
      const { status, headers, html } = await failed.make({ id: requestId, host: request.headers.host, url }, err);
      reply.raw.writeHead(status, headers).end(html);
    }
    return undefined;
  });
  fastify.setErrorHandler(async (error: Error & { statusCode?: number }, request, reply) => {
    if (error instanceof AppError) return sendAppError(reply, error);
    if (isDiskFull(error)) return sendAppError(reply, new AppError('NO_ROOM', {}, { cause: error }));
    const status = isUnavailable(error) ? 503 : (error.statusCode ?? 500);
    if (status < 500) return sendProblem(reply, status, error.message);
    request.log.error({ err: error, requestId: request.id }, 'A request failed.');
    if (status === 503) reply.header('retry-after', '5');
    return sendProblem(reply, status, `Something went wrong. Nothing was saved. Reference ${request.id}.`);
  });
  fastify.addHook('onSend', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  fastify.addHook('onResponse', async (request, reply) => {
    // Pages have told of themselves.
    if (isPage(request.url) && reply.raw.statusCode !== 405) return;
    log.info(
      {
        reqId: request.id,
        method: request.method,
        host: request.headers.host,
        url: loggedUrl(request.url),
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'request',
    );
  });

  return {
    fastify,
    routes,
    idle: idle.idle,
    originOf: hosts.siteOrigin,
    async close() {
      stopping = true;
      stopListening();
      stopFlushing();
      idle.stop();
      // A connection that was busy when the close began turns idle later, and would be kept alive for seconds.
      const sweep = setInterval(() => fastify.server.closeIdleConnections(), sweepMs);
      await fastify.close().finally(() => clearInterval(sweep));
      await afterwards.settled();
    },
  };
};

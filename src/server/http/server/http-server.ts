import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import type { Logger } from 'pino';
import { isApiError } from '#shared/errors/app-error.ts';
import { faultBehind } from '../sending/fault-behind.ts';
import { sendAppError, sendProblem } from '../sending/problem.ts';
import { answerClientError, refusalOf } from './client-error.ts';
import { hostFault } from './host-fault.ts';
import { isPage, readableUrl } from './own-address.ts';
import { endSilentConnections } from './silent-connections.ts';
import { isHttpsOnly } from './site-scheme.ts';
import { defaultTimeouts, type Timeouts } from './timeouts.ts';

interface HttpServerOptions {
  /** Answers from memory before anything else looks at the request; false leaves it to the routes. */
  readonly answerCached: (request: IncomingMessage, response: ServerResponse, nextId: () => string) => boolean;
  /** Addresses of proxies whose word on the visitor's address is taken. */
  readonly trustProxy: readonly string[];
  readonly timeouts?: Timeouts | undefined;
  readonly baseUrl: () => URL;
  readonly log: Logger;
}

export interface HttpServer {
  readonly fastify: FastifyInstance;
  /** Every route that is served, pages aside. */
  readonly routes: readonly { readonly method: string; readonly url: string }[];
  isStopping(): boolean;
  /** Takes no more requests, and waits for those that are under way. */
  close(): Promise<void>;
}

/** How often connections that have turned idle are looked for during a stop, in milliseconds. */
const sweepMs = 50;
const maxConnections = 10_000;
/** Silence for so long, or up to twice as long, ends a connection. */
const silenceMs = 60_000;
const bodyLimit = 1024 * 1024;

/** RFC 6797: for a year. Subdomains are other schools', and a domain may have others that are not ours. */
const strictTransport = ['strict-transport-security', 'max-age=31536000'] as const;

/** Calls are checked by their contracts. Fastify's own compilers, a hundred files, would be loaded at every start. */
const withoutSchemas = (): never => {
  throw new Error('A route has no schema of its own.');
};

/** The HTTP server with what holds for every route: ids, limits, failures, the log. */
export const createHttpServer = (options: HttpServerOptions): HttpServer => {
  const { log, trustProxy } = options;
  let stopping = false;
  const nextId = createIds();
  const fastify = Fastify({
    loggerInstance: log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: nextId,
    trustProxy: trustProxy.length > 0 ? [...trustProxy] : false,
    bodyLimit,
    rewriteUrl: (request) => readableUrl(request.url ?? '/'),
    clientErrorHandler: answerClientError,
    // A connection that was accepted before the listener closed is served: a balancer would hand its 503 on.
    return503OnClosing: false,
    routerOptions: { ignoreTrailingSlash: false, maxParamLength: 16_384 },
    schemaController: { compilersFactory: { buildValidator: withoutSchemas, buildSerializer: withoutSchemas } },
    serverFactory: (handler) => {
      // Node answers a request without a host too, but with nothing in it.
      const serverOptions = { ...(options.timeouts ?? defaultTimeouts), requireHostHeader: false };
      const server = createServer(serverOptions, (request, response) => {
        const fault = hostFault(request);
        if (fault !== undefined) return refuse(response, fault);
        if (isHttpsOnly(request.headers, options.baseUrl())) response.setHeader(...strictTransport);
        const readable = request.method === 'GET' || request.method === 'HEAD';
        if (readable && !stopping && options.answerCached(request, response, nextId)) return;
        handler(request, response);
      });
      server.maxConnections = maxConnections;
      endSilentConnections(server, silenceMs);
      return server;
    },
  });
  const routes: { method: string; url: string }[] = [];
  fastify.addHook('onRoute', ({ method, url }) => {
    for (const one of [method].flat()) if (one !== 'HEAD' && url !== '*') routes.push({ method: one, url });
  });
  addFailures(fastify);
  addLog(fastify, log);
  return {
    fastify,
    routes,
    isStopping: () => stopping,
    async close() {
      stopping = true;
      // A connection that was busy when the close started turns idle later, and would be kept alive for seconds.
      const sweep = setInterval(() => fastify.server.closeIdleConnections(), sweepMs);
      await fastify.close().finally(() => clearInterval(sweep));
    },
  };
};

const refuse = (response: ServerResponse, errorText: string): void => {
  const { headers, body } = refusalOf({ status: 400, title: 'Bad Request', errorText });
  response.writeHead(400, headers).end(body);
};

/** Ids of requests; the first part identifies this run. */
const createIds = (): (() => string) => {
  const run = randomBytes(4).toString('hex');
  let count = 0;
  return () => `${run}-${(++count).toString(36)}`;
};

const addFailures = (fastify: FastifyInstance): void => {
  fastify.setNotFoundHandler(async (_, reply) => sendProblem(reply, 404, 'There is nothing at this address.'));
  fastify.setErrorHandler(async (error: Error & { statusCode?: number }, request, reply) => {
    if (isApiError(error)) return sendAppError(reply, error);
    const fault = faultBehind(error, request);
    if (fault) return sendAppError(reply, fault);
    const { statusCode: status = 500 } = error;
    if (status < 500) return sendProblem(reply, status, error.message);
    request.log.error({ err: error, requestId: request.id }, 'A request failed.');
    return sendProblem(reply, status, `Something went wrong. Nothing was saved. Reference ${request.id}.`);
  });
};

const addLog = (fastify: FastifyInstance, log: Logger): void => {
  fastify.addHook('onSend', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  fastify.addHook('onResponse', async (request, reply) => {
    // Pages log themselves.
    if (isPage(request.url) && reply.raw.statusCode !== 405) return;
    const { id: reqId, method, headers, url } = request;
    const ms = Math.round(reply.elapsedTime);
    log.info({ reqId, method, host: headers.host, url, status: reply.statusCode, ms }, 'request');
  });
};

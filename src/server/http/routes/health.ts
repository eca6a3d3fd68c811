import type { FastifyInstance } from 'fastify';
import type { Store } from '#server/store/store.ts';
import { commonHeaders } from '../sending/security-headers.ts';

interface HealthOptions {
  readonly store: Store;
  readonly stopping: () => boolean;
  /** Whether pages are shown as they were while the database is away. */
  readonly isDegraded: () => boolean;
}

/**
 * `/healthz`: the process answers. `/readyz`: the database does, and the server is not stopping; a server that shows its
 * pages without the database is degraded, and still of use to a balancer.
 */
export const healthRoutes = (app: FastifyInstance, { store, stopping, isDegraded }: HealthOptions): void => {
  const headers = { ...commonHeaders, 'cache-control': 'no-store' };
  app.get('/healthz', async (_, reply) => reply.headers(headers).send({ status: 'ok' }));
  app.get('/readyz', async (request, reply) => {
    if (stopping()) return reply.code(503).headers(headers).send({ status: 'stopping' });
    try {
      await store.ready();
      return reply.headers(headers).send({ status: 'ready' });
    } catch (err) {
      if (isDegraded()) return reply.headers(headers).send({ status: 'degraded' });
      request.log.warn({ err }, 'The database does not answer.');
      return reply.code(503).headers(headers).send({ status: 'database does not answer' });
    }
  });
};

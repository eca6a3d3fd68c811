import type { FastifyInstance } from 'fastify';
import type { Store } from '#server/store/store.ts';
import { commonHeaders } from '../sending/security-headers.ts';

/** `/healthz`: the process answers. `/readyz`: the database does, and the server is not stopping. */
export const healthRoutes = (
  app: FastifyInstance,
  { store, stopping }: { store: Store; stopping: () => boolean },
): void => {
  const headers = { ...commonHeaders, 'cache-control': 'no-store' };
  app.get('/healthz', async (_, reply) => reply.headers(headers).send({ status: 'ok' }));
  app.get('/readyz', async (request, reply) => {
    if (stopping()) return reply.code(503).headers(headers).send({ status: 'stopping' });
    try {
      await store.ready();
      return reply.headers(headers).send({ status: 'ready' });
    } catch (err) {
      request.log.warn({ err }, 'The database does not answer.');
      return reply.code(503).headers(headers).send({ status: 'database does not answer' });
    }
  });
};

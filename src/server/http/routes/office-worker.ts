import type { FastifyInstance } from 'fastify';
import { officeWorkerPath } from '#schemas/office.ts';
import type { OfficeAssets } from '#shared/assets.ts';
import { commonHeaders } from '../sending/security-headers.ts';

/** What it may load is what it keeps: files and the document of this host. */
const policy = "default-src 'none'; connect-src 'self'; frame-ancestors 'none'";

/**
 * `GET /sw.js`: the office's service worker. A browser asks for it anew each time that the office is opened. Where it is
 * empty or gone, the one that a browser has ends itself.
 */
export const officeWorkerRoute = (app: FastifyInstance, office: Pick<OfficeAssets, 'worker'>): void => {
  app.get(officeWorkerPath, async (_request, reply) =>
    reply
      .headers({ ...commonHeaders, 'content-security-policy': policy, 'cache-control': 'no-cache' })
      .type('text/javascript; charset=utf-8')
      .send(office.worker),
  );
};

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendProblem } from '#server/http/sending/problem.ts';
import { commonHeaders } from '#server/http/sending/security-headers.ts';
import { withSearch } from '#server/http/sending/with-search.ts';
import { isPage } from '#server/http/server/own-address.ts';
import { isOutage } from '#server/store/errors.ts';
import type { FailedPage, FailedPages } from './failed-pages.ts';
import type { Pages } from './pages.ts';

interface Options {
  readonly pages: Pages;
  readonly failed: FailedPages;
  /** The address of an account's page that a request's address leads to; undefined if it leads elsewhere. */
  readonly accountPathOf: (url: string) => string | undefined;
}

/** Every page of a school's site: whatever no other route has taken. */
export const pageRoutes = (app: FastifyInstance, { pages, failed, accountPathOf }: Options): void => {
  app.all('*', {
    // Before a body is looked at: whatever it holds, a page takes none.
    onRequest: async (request, reply) => {
      if (!isPage(request.url)) {
        reply.callNotFound();
        return reply;
      }
      if (request.method !== 'GET' && request.method !== 'HEAD')
        return sendProblem(reply.header('allow', 'GET, HEAD'), 405, 'This address can only be read.');
      const path = accountPathOf(request.url);
      if (path === undefined) return undefined;
      const target = withSearch(path, request.url.split('?').slice(1).join('?'));
      return reply.headers({ ...commonHeaders, 'cache-control': 'no-cache' }).redirect(target, 308);
    },
    handler: (request, reply) => answerPage(request, reply, { pages, failed }),
  });
};

/** Answers with the page of a request's host and path, or with the one that stands in for it where it fails. */
export const answerPage = async (
  request: FastifyRequest,
  reply: FastifyReply,
  { pages, failed }: Pick<Options, 'pages' | 'failed'>,
): Promise<void> => {
  reply.hijack();
  try {
    await pages.answer(request.raw, reply.raw, request.id);
  } catch (err) {
    const page = await failedPage(request, err, failed);
    if (reply.raw.headersSent) reply.raw.destroy();
    else reply.raw.writeHead(page.status, page.headers).end(page.html);
  }
};

/** Logs that a page failed; the page that stands in for it. */
export const failedPage = (request: FastifyRequest, err: unknown, failed: FailedPages): Promise<FailedPage> => {
  const {
    id,
    url,
    headers: { host },
  } = request;
  const level = isOutage(err) ? 'debug' : 'error';
  request.log[level]({ err, host, url, requestId: id }, 'A page failed.');
  return failed.make({ id, host, url }, err);
};

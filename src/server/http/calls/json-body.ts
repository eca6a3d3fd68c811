import type { FastifyInstance } from 'fastify';
import { requireJsonLimits } from '#server/core/validation/input-limits.ts';

/** Reads JSON bodies within the limits of what any call takes. Errors: `BAD_REQUEST`, and Fastify's own. */
export const readJsonBodies = (scope: FastifyInstance): void => {
  const parse = scope.getDefaultJsonParser('error', 'error');
  scope.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    try {
      requireJsonLimits(String(body));
    } catch (error) {
      done(error as Error);
      return;
    }
    parse(request, String(body), done);
  });
};

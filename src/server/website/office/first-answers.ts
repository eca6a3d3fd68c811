import type { FastifyInstance, FastifyRequest } from 'fastify';
import { asFamilyHeader, type OfficeAnswers, type OfficeLocale } from '#schemas/office.ts';

interface Wanted {
  /** Addresses of calls. */
  readonly reads: readonly string[];
  readonly locale: OfficeLocale;
  /** Whether they are asked for as a parent. */
  readonly asFamily: boolean;
}

/**
 * What calls answer to who has asked for a page: by the door that their browser would knock at, with its access and
 * limits. What is refused or fails is left out, and the browser hears of it when it asks itself.
 */
export const firstAnswers = async (
  app: FastifyInstance,
  request: FastifyRequest,
  { reads, locale, asFamily }: Wanted,
): Promise<OfficeAnswers> => {
  const { host, cookie } = request.headers;
  const headers = {
    host,
    cookie,
    accept: 'application/json',
    'accept-language': locale,
    ...(asFamily && { [asFamilyHeader]: '1' }),
  };
  const answers = await Promise.all(
    reads.map(async (url) => {
      const answer = await app.inject({ method: 'GET', url, headers, remoteAddress: request.ip }).catch(unlessClosed);
      if (answer?.statusCode !== 200) return [];
      const body: unknown = answer.json();
      const count = Array.isArray(body) ? body.length : 1;
      return [[url, { body, total: Number(answer.headers['x-total-count'] ?? count) }] as const];
    }),
  );
  return Object.fromEntries(answers.flat());
};

/** A server that is being stopped ends the page that it has begun, and begins no call for it. */
const unlessClosed = (error: unknown): undefined => {
  if (error instanceof Error && 'code' in error && error.code === 'FST_ERR_REOPENED_CLOSE_SERVER') return undefined;
  throw error;
};

import type { FastifyRequest } from 'fastify';
import { isCommitLost, isDiskFull, isOutage, isReadOnly, isUnavailable } from '#server/store/errors.ts';
import { type ApiError, AppError } from '#shared/errors/app-error.ts';

/** Seconds after which a database that is away, and one that takes no changes, may be asked again. */
const retryAfter = { away: 5, readOnly: 30 };

type FaultyRequest = Pick<FastifyRequest, 'method' | 'log'>;

/**
 * What a request is told that failed because of the database or a disk: that it is away, full, or takes no changes;
 * undefined for another failure.
 */
export const faultBehind = (error: Error, { method, log }: FaultyRequest): ApiError | undefined => {
  // A request's own fault, such as a body that broke off, has a status.
  if ('statusCode' in error) return undefined;
  if (isDiskFull(error)) return new AppError('NO_ROOM', {}, { cause: error });
  if (isReadOnly(error)) {
    log.warn({ err: error }, 'A request was to change what may only be read.');
    return new AppError('READ_ONLY', {}, { cause: error, retryAfter: retryAfter.readOnly });
  }
  if (!isUnavailable(error)) return undefined;
  if (!isOutage(error)) log.error({ err: error }, 'A request failed.');
  const options = { retryAfter: retryAfter.away, cause: error };
  // What only reads has saved nothing.
  return method !== 'GET' && isCommitLost(error)
    ? new AppError('NOT_CERTAIN', {}, options)
    : new AppError('UNAVAILABLE', {}, options);
};

import { isCommitLost, isUnavailable } from '#server/store/errors.ts';
import { type ApiError, AppError, hasCode } from '#shared/errors/app-error.ts';

const retrySeconds = 5;

interface ErrorLog {
  error(fields: { readonly err: unknown }, message: string): void;
}

/** What a request is told whose database is unavailable; undefined for another failure. */
export const unavailable = (error: unknown, log: ErrorLog): ApiError | undefined => {
  if (!isUnavailable(error)) return undefined;
  // That the database is away was logged once, when it went.
  if (!isAway(error)) log.error({ err: error }, 'A request failed.');
  const options = { retryAfter: retrySeconds, cause: error };
  return isCommitLost(error) ? new AppError('NOT_CERTAIN', {}, options) : new AppError('UNAVAILABLE', {}, options);
};

/** Whether a failure says no more than that the database does not answer. */
export const isAway = (error: unknown): boolean => {
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if (hasCode(cause, 'DATABASE_DOWN', 'COMMIT_LOST')) return true;
  return false;
};

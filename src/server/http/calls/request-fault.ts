import { type ApiError, AppError, isApiError } from '#shared/errors/app-error.ts';

interface FastifyFault extends Error {
  readonly code?: string;
  readonly statusCode?: number;
}

/**
 * What Fastify and its multipart reader refuse by themselves, as a failure of the catalog; other errors as they are.
 */
export const requestFault = (error: FastifyFault): Error => {
  const { code = '', statusCode = 500 } = error;
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE' || code === 'FST_INVALID_MULTIPART_CONTENT_TYPE')
    return new AppError('WRONG_TYPE', { expected: 'another type of body: see the API’s pages' }, { cause: error });
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') return tooLarge('The body', '1 MB', error);
  if (code === 'FST_REQ_FILE_TOO_LARGE') return tooLarge('The file', 'what the API’s pages say', error);
  if (/^FST_(FILES|FIELDS|PARTS)_LIMIT$/.test(code)) return tooLarge('The form', 'what the API’s pages say', error);
  if (isApiError(error) || statusCode >= 500) return error;
  return unreadable(error);
};

const tooLarge = (what: string, limit: string, cause: Error): ApiError =>
  new AppError('TOO_LARGE', { what, limit }, { cause });

const unreadable = (cause: Error): ApiError =>
  new AppError('BAD_REQUEST', { reason: lowerFirst(cause.message) }, { cause });

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1).replace(/\.$/, '');

import type { FastifyRequest } from 'fastify';
import type { Call, VerbatimBody } from '#schemas/api/define.ts';
import { AppError } from '#shared/errors/app-error.ts';
import type { CallInput } from './handle.ts';
import { createPlainValidator } from './validator.ts';

/** A check of requests whose body is taken verbatim. Errors: `THEME_BODY`, with what is wrong. */
export const createVerbatimCheck = (
  { params, body }: Call,
  { shape }: VerbatimBody,
): ((request: FastifyRequest) => CallInput) => {
  const parts = Object.entries({ params, body }).flatMap(([name, schema]) =>
    schema ? [createPlainValidator(schema, name)] : [],
  );
  return (request) => {
    const input = { params: { ...(request.params as object) }, query: undefined, body: request.body, files: [] };
    for (const check of parts) {
      const wrong = check(input);
      if (wrong !== undefined) throw new AppError('THEME_BODY', { shape, wrong: ` Here ${wrong}.` });
    }
    return input;
  };
};

/** What Fastify refuses of such a body by itself, by codes of the catalogue; other errors as they are. */
export const verbatimFault = (error: Error & { readonly code?: string }, { shape }: VerbatimBody): Error => {
  switch (error.code) {
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return new AppError('THEME_TOO_LARGE', {}, { cause: error });
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
      return new AppError('THEME_BODY_TYPE', {}, { cause: error });
    case 'FST_ERR_CTP_EMPTY_JSON_BODY':
    case 'FST_ERR_CTP_INVALID_JSON_BODY':
      return new AppError('THEME_BODY', { shape, wrong: '' }, { cause: error });
    default:
      return error;
  }
};

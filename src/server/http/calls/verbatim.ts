import type { FastifyRequest } from 'fastify';
import type { Call, VerbatimBody } from '#schemas/api/define.ts';
import { Refusal } from '../sending/refusal.ts';
import type { CallInput } from './handle.ts';
import { createPlainValidator } from './validator.ts';

/** A check of requests whose body is taken verbatim. Errors: a `Refusal` that says what is wrong. */
export const createVerbatimCheck = (
  { params, body }: Call,
  { refusals }: VerbatimBody,
): ((request: FastifyRequest) => CallInput) => {
  const parts = Object.entries({ params, body }).flatMap(([name, schema]) =>
    schema ? [createPlainValidator(schema, name)] : [],
  );
  return (request) => {
    const input = { params: { ...(request.params as object) }, query: undefined, body: request.body, files: [] };
    for (const check of parts) {
      const wrong = check(input);
      if (wrong !== undefined) throw new Refusal(400, `${refusals.wrong} Here ${wrong}.`);
    }
    return input;
  };
};

/** What Fastify refuses by itself of such a body, in the call's words; other errors as they are. */
export const verbatimFault = (error: Error & { readonly code?: string }, { refusals }: VerbatimBody): Error => {
  const [status, words] = faults.get(error.code ?? '') ?? [];
  return status && words ? new Refusal(status, refusals[words], { cause: error }) : error;
};

const faults: ReadonlyMap<string, readonly [status: number, words: keyof VerbatimBody['refusals']]> = new Map([
  ['FST_ERR_CTP_BODY_TOO_LARGE', [413, 'tooLarge']],
  ['FST_ERR_CTP_INVALID_MEDIA_TYPE', [415, 'wrongType']],
  ['FST_ERR_CTP_EMPTY_JSON_BODY', [400, 'wrong']],
  ['FST_ERR_CTP_INVALID_JSON_BODY', [400, 'wrong']],
]);

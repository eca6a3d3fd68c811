import type { JSONSchema } from 'json-schema-to-ts';
import type { Call } from './define.ts';

const anything = (description: string): JSONSchema => ({ description });

/**
 * What every failure of a call answers, as `application/problem+json`: RFC 9457 with `errorText`, the texts by
 * field for a form, and for a conflict what it takes to get out of it.
 */
export const problemSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['type', 'title', 'status', 'errorText', 'requestId'],
  properties: {
    type: {
      type: 'string',
      pattern: '^(/docs/reference/errors#[a-z_]+|about:blank)$',
      description: 'Where this kind of failure is described',
    },
    title: { type: 'string', minLength: 1 },
    status: { type: 'integer', minimum: 400, maximum: 599 },
    errorText: { type: 'string', minLength: 1, description: 'What went wrong and what to do, for people' },
    requestId: { type: 'string', minLength: 1, description: 'Found again in the log of the server' },
    errors: {
      type: 'object',
      minProperties: 1,
      description: 'Texts by field',
      additionalProperties: { type: 'array', minItems: 1, items: { type: 'string', minLength: 1 } },
    },
    current: anything('A stale edit: what is stored'),
    yours: anything('A stale edit: what was sent'),
    version: { type: 'integer', description: 'A stale edit: the version of what is stored' },
    allowed: { type: 'array', description: 'A step that is not open: the ones that are' },
    next: { type: 'array', description: 'A step that is not open: the ones that are' },
    obstacles: { type: 'array', description: 'An enquiry that cannot be confirmed: what blocks it' },
    uses: { type: 'array', description: 'A picture that is in use: where' },
    registers: { type: 'integer', description: 'A holiday on days with attendance: how many registers were taken' },
    suggestion: { type: 'string', description: 'A wrong name: the one that was meant, as it seems' },
    findings: { type: 'array', description: 'A theme with errors: each with its place' },
    id: { type: 'integer', description: 'One that there may be only once: the one that is there' },
  },
} as const satisfies JSONSchema;

/** Checked for every call: who makes it, for which school, with what. */
const ofAll = [400, 401, 403, 404, 422, 500, 503] as const;
/** Of what changes something: other writers, the size and type of a body, the limit of an address, the disk. */
const ofWrites = [409, 413, 415, 429, 507] as const;

/** The statuses of the failures that a call may meet, in their order. */
export const problemStatuses = ({ method, limit }: Call): readonly number[] => {
  const more = method !== 'GET' ? ofWrites : limit ? [429] : [];
  return [...ofAll, ...more].sort((a, b) => a - b);
};

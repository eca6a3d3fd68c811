import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { type AccessLevel, type Area, areas } from '../access/matrix.ts';
import { dateTimeField, idField } from '../fields.ts';
import { defineCall, needs } from './define.ts';
import { doneSchema, pagingFields } from './shared.ts';

/** What a program may do in an area of the access matrix: `/website:write`, which includes reading. */
export type TokenScope = `${Area}:${AccessLevel}`;

const tokenScopes: readonly TokenScope[] = areas.flatMap((area): TokenScope[] => [`${area}:read`, `${area}:write`]);

const nameField = { type: 'string', minLength: 1, maxLength: 100 } as const satisfies JSONSchema;
const timestampOrNull = { ...dateTimeField, type: ['string', 'null'] } as const satisfies JSONSchema;

const tokenInfo = {
  type: 'object',
  additionalProperties: false,
  required: ['id', 'name', 'scopes', 'createdBy', 'createdAt', 'expiresAt', 'lastUsedAt', 'revokedAt'],
  properties: {
    id: idField,
    name: nameField,
    scopes: { type: 'array', items: { type: 'string' } },
    /** The user who made it. */
    createdBy: { type: ['integer', 'null'] },
    createdAt: dateTimeField,
    expiresAt: timestampOrNull,
    lastUsedAt: timestampOrNull,
    revokedAt: timestampOrNull,
  },
} as const satisfies JSONSchema;

export type ApiTokenInfo = FromSchema<typeof tokenInfo>;

const newToken = {
  ...tokenInfo,
  required: [...tokenInfo.required, 'token'],
  /** The token itself, which is not stored. */
  properties: { ...tokenInfo.properties, token: { type: 'string' } },
} as const satisfies JSONSchema;

const createBody = {
  type: 'object',
  additionalProperties: false,
  required: ['name', 'scopes'],
  properties: {
    name: nameField,
    scopes: {
      type: 'array',
      minItems: 1,
      maxItems: tokenScopes.length,
      uniqueItems: true,
      items: { type: 'string', enum: tokenScopes },
    },
    /** Days until it expires; null for one that is valid until revoked. */
    days: { type: ['integer', 'null'], minimum: 1, maximum: 3650, default: 90 },
  },
} as const satisfies JSONSchema;

export type NewApiToken = FromSchema<typeof createBody>;

const listQuery = {
  type: 'object',
  additionalProperties: false,
  properties: pagingFields,
} as const satisfies JSONSchema;

const tokenParams = {
  type: 'object',
  additionalProperties: false,
  required: ['id'],
  properties: { id: idField },
} as const satisfies JSONSchema;

export const listApiTokens = defineCall({
  id: 'listApiTokens',
  method: 'GET',
  path: '/api/tokens',
  group: 'API tokens',
  summary: 'API tokens, the latest first, with expired and revoked ones',
  host: 'any',
  access: needs('/settings', 'read'),
  notForSupport: true,
  query: listQuery,
  answers: { 200: { description: 'One page', schema: { type: 'array', items: tokenInfo } } },
});

export const createApiToken = defineCall({
  id: 'createApiToken',
  method: 'POST',
  path: '/api/tokens',
  group: 'API tokens',
  summary: 'Create an API token with at most the rights of its creator; it is shown only once',
  host: 'any',
  access: needs('/settings', 'write'),
  body: createBody,
  answers: { 201: { description: 'The token', schema: newToken } },
});

export const revokeApiToken = defineCall({
  id: 'revokeApiToken',
  method: 'DELETE',
  path: '/api/tokens/:id',
  group: 'API tokens',
  summary: 'Revoke a token: it is refused from the next request on',
  host: 'any',
  access: needs('/settings', 'write'),
  params: tokenParams,
  answers: { 200: { description: 'It is ended', schema: doneSchema } },
});

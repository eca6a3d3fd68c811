import { noParams } from '../described.ts';
import { defineCommand } from './define.ts';

export const createToken = defineCommand({
  name: 'token create',
  params: {
    type: 'object',
    additionalProperties: false,
    required: ['name', 'days'],
    properties: {
      /** What the token is for, 1 to 100 characters. */
      name: { type: 'string', maxLength: 1000 },
      /** Days until it expires; null for one that is valid until revoked. */
      days: { type: ['number', 'null'] },
    },
  },
});

export const listTokens = defineCommand({
  name: 'token list',
  params: noParams,
});

export const revokeToken = defineCommand({
  name: 'token revoke',
  params: {
    type: 'object',
    additionalProperties: false,
    required: ['id'],
    properties: {
      id: { type: 'integer', minimum: 1, maximum: 2147483647 },
    },
  },
});

export const addUser = defineCommand({
  name: 'user add',
  params: {
    type: 'object',
    additionalProperties: false,
    required: ['school', 'name', 'email', 'role', 'permissionSets', 'password', 'baseUrl'],
    properties: {
      /** The slug of the school; null for an operator of the product. */
      school: { type: ['string', 'null'], maxLength: 200 },
      name: { type: 'string', maxLength: 1000 },
      email: { type: 'string', maxLength: 1000 },
      /** `Admin` or `Staff`; of no meaning for an operator. */
      role: { type: 'string', maxLength: 100 },
      permissionSets: { type: 'array', maxItems: 100, items: { type: 'string', maxLength: 100 } },
      /** Null: they choose it by a link. */
      password: { type: ['string', 'null'], maxLength: 1000 },
      /** BASE_URL, which the link is made with. */
      baseUrl: { type: 'string', maxLength: 2000 },
    },
  },
});

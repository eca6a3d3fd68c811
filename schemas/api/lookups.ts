import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { idField } from '../fields.ts';
import { lookupItemSchema, lookupKinds } from '../lookups/index.ts';
import { anyone, defineCall, needs } from './define.ts';
import { doneSchema, filterField, keywordField, pagingFields, schoolFields, schoolIdField } from './shared.ts';

const kinds = lookupKinds.map(({ kind }) => kind).join(', ');

const kindParams = {
  type: 'object',
  additionalProperties: false,
  required: ['kind'],
  properties: { kind: { type: 'string', maxLength: 100, description: `One of ${kinds}` } },
} as const satisfies JSONSchema;

const valueParams = {
  type: 'object',
  additionalProperties: false,
  required: ['kind', 'id'],
  properties: { ...kindParams.properties, id: idField },
} as const satisfies JSONSchema;

const filters = {
  /** Cities of one state. */
  stateId: filterField,
  /** Stops and vehicles of one route. */
  routeId: filterField,
  keyword: keywordField,
  /** Also what is switched off: it names what was chosen before. */
  all: { type: 'boolean', default: false },
} as const satisfies Record<string, JSONSchema>;

const listQuery = {
  type: 'object',
  additionalProperties: false,
  properties: { ...schoolFields, ...filters },
} as const satisfies JSONSchema;

export type LookupQuery = FromSchema<typeof listQuery>;

const valuesQuery = {
  type: 'object',
  additionalProperties: false,
  properties: { ...schoolFields, keyword: keywordField, ...pagingFields },
} as const satisfies JSONSchema;

const valueFields = {
  name: { type: 'string', minLength: 1, maxLength: 100 },
  /** Where it stands: standard values at 10, 20, 30 and so on, own ones behind them by default. */
  position: { type: 'integer', minimum: 0, maximum: 100000 },
  /** Whether forms offer it. */
  isActive: { type: 'boolean' },
  /** The fields of its list next to the name. */
  details: { type: 'object' },
} as const satisfies Record<string, JSONSchema>;

const valueBody = {
  type: 'object',
  additionalProperties: false,
  required: ['name'],
  properties: { ...valueFields, School_Id: schoolIdField },
} as const satisfies JSONSchema;

const valueChange = { ...valueBody, required: [] } as const satisfies JSONSchema;

const valueRow = {
  type: 'object',
  additionalProperties: false,
  required: ['id', 'name', 'position', 'isActive', 'isStandard', 'details', 'version'],
  properties: {
    ...valueFields,
    id: { type: 'integer', minimum: 0 },
    /** Whether it is the product's: such a value can be switched off and moved, not renamed or removed. */
    isStandard: { type: 'boolean' },
    /** What `If-Match` names where it is changed; 0 of a standard one that the school has left alone. */
    version: { type: 'integer', minimum: 0 },
  },
} as const satisfies JSONSchema;

export type LookupValueRow = FromSchema<typeof valueRow>;

/** Made from the lists themselves: their items have no one type. */
const anyItem = { items: { anyOf: lookupKinds.map(lookupItemSchema) } };
const listedItems: { readonly type: 'array' } = { type: 'array', ...anyItem };

const group = 'Lookups';
const path = '/api/lookups/:kind/values';

export const listLookup = defineCall({
  id: 'listLookup',
  method: 'GET',
  path: '/api/lookups/:kind',
  group,
  summary: 'The values of a list that forms choose from; lists of the office for those who work there',
  host: 'any',
  access: anyone,
  params: kindParams,
  query: listQuery,
  answers: {
    200: {
      description: 'The whole list, in its order',
      schema: listedItems,
    },
  },
  validated: true,
});

export const listLookupValues = defineCall({
  id: 'listLookupValues',
  method: 'GET',
  path,
  group,
  summary: 'Every value of a list, also those that are switched off',
  host: 'any',
  access: needs('/settings', 'read'),
  params: kindParams,
  query: valuesQuery,
  answers: { 200: { description: 'One page', schema: { type: 'array', items: valueRow } } },
});

export const addLookupValue = defineCall({
  id: 'addLookupValue',
  method: 'POST',
  path,
  group,
  summary: "Add a value of the school's own",
  host: 'any',
  access: needs('/settings', 'write'),
  params: kindParams,
  body: valueBody,
  answers: { 201: { description: 'The new value', schema: valueRow } },
});

export const changeLookupValue = defineCall({
  id: 'changeLookupValue',
  method: 'PATCH',
  path: `${path}/:id`,
  group,
  summary: 'Change a value, of the version that If-Match names, move it, or switch it off; what is left out stays',
  host: 'any',
  access: needs('/settings', 'write'),
  params: valueParams,
  body: valueChange,
  answers: { 200: { description: 'The changed value', schema: valueRow } },
});

export const removeLookupValue = defineCall({
  id: 'removeLookupValue',
  method: 'DELETE',
  path: `${path}/:id`,
  group,
  summary: "Remove a value of the school's own that is not in use",
  host: 'any',
  access: needs('/settings', 'write'),
  params: valueParams,
  query: { type: 'object', additionalProperties: false, properties: schoolFields },
  answers: { 200: { description: 'It is gone', schema: doneSchema } },
});

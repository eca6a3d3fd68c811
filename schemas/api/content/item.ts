import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { contentStates } from '../../content/index.ts';
import { dateTimeField, idField } from '../../fields.ts';

const timestampOrNull = { type: ['string', 'null'], format: 'date-time' } as const satisfies JSONSchema;

/** A document of any type; `GET /api/content` has the schema of each. */
const document = { type: 'object', additionalProperties: true } as const satisfies JSONSchema;

export const typeParams = {
  type: 'object',
  additionalProperties: false,
  required: ['type'],
  properties: { type: { type: 'string', maxLength: 60 } },
} as const satisfies JSONSchema;

export const itemParams = {
  type: 'object',
  additionalProperties: false,
  required: ['type', 'id'],
  properties: { ...typeParams.properties, id: idField },
} as const satisfies JSONSchema;

export type ItemParams = FromSchema<typeof itemParams>;

/** An item in a list, with the document that an editor sees of it. */
export const listedItem = {
  type: 'object',
  additionalProperties: false,
  required: [
    'id',
    'type',
    'state',
    'version',
    'position',
    'lang',
    'isSample',
    'publish_at',
    'expire_at',
    'deleted_at',
    'updated_at',
    'updated_by',
    'document',
  ],
  properties: {
    id: idField,
    type: { type: 'string' },
    state: { enum: contentStates },
    /** The type's own word for the state, if it has one. */
    Status: { type: 'string' },
    /** Grows by one with each change; what `If-Match` names. */
    version: { type: 'integer', minimum: 1 },
    position: { type: 'integer' },
    lang: { type: ['string', 'null'] },
    /** Whether its words are still those that the school was given when it registered. */
    isSample: { type: 'boolean' },
    publish_at: timestampOrNull,
    expire_at: timestampOrNull,
    deleted_at: timestampOrNull,
    updated_at: dateTimeField,
    /** Null for an import or a program. */
    updated_by: { type: ['string', 'null'] },
    document,
  },
} as const satisfies JSONSchema;

/** One item, with what visitors see of it. */
export const fullItem = {
  ...listedItem,
  required: [...listedItem.required, 'published'],
  properties: {
    ...listedItem.properties,
    /** What visitors see; null if they see nothing. */
    published: { type: ['object', 'null'], additionalProperties: true },
  },
} as const satisfies JSONSchema;

export type ListedItem = FromSchema<typeof listedItem>;
export type FullItem = FromSchema<typeof fullItem>;

/** Fields of a document. Which there are, and of what form, is for the type's own schema to say. */
export const fieldsBody = {
  type: 'object',
  additionalProperties: true,
  maxProperties: 200,
} as const satisfies JSONSchema;

export const group = 'Content';

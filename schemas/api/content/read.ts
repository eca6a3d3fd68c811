import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { contentSorts, contentStates } from '../../content/index.ts';
import { dateTimeField } from '../../fields.ts';
import { defineCall, needs, needsType } from '../define.ts';
import { focalField } from '../media-item.ts';
import { keywordField, pagingFields } from '../shared.ts';
import { fullItem, group, itemParams, listedItem, typeParams } from './item.ts';

/** Of every type; a caller sees those whose area is open to them. */
const readAny = needs('/website', 'read');
const read = needsType('read');

const typeInfo = {
  type: 'object',
  additionalProperties: false,
  required: [
    'type',
    'singleton',
    'schema',
    'media',
    'texts',
    'html',
    'nameField',
    'server',
    'mayWrite',
    'isMovable',
    'isShown',
    'counts',
  ],
  properties: {
    type: { type: 'string' },
    singleton: { type: 'boolean' },
    /** The JSON Schema of a published document. */
    schema: { type: 'object', additionalProperties: true },
    /** Picture fields by path, with the class that their pictures must have. */
    media: { type: 'object', additionalProperties: { enum: ['public', 'minor', 'private'] } },
    /** Fields with words, by path: what a translation has in its language. */
    texts: { type: 'array', items: { type: 'string' } },
    html: { type: 'array', items: { type: 'string' } },
    nameField: { type: 'string' },
    /** Fields that requests do not set. */
    server: { type: 'array', items: { type: 'string' } },
    /** Whether the caller may change them. */
    mayWrite: { type: 'boolean' },
    /** Whether visitors see them in the order that the office gives them, and not by their dates. */
    isMovable: { type: 'boolean' },
    /** Whether a section of the school's theme that is not hidden shows them. */
    isShown: { type: 'boolean' },
    /** Items by state; a state without any is left out. */
    counts: { type: 'object', additionalProperties: { type: 'integer' } },
  },
} as const satisfies JSONSchema;

export type ContentTypeInfo = FromSchema<typeof typeInfo>;

const listQuery = {
  type: 'object',
  additionalProperties: false,
  properties: {
    /** Without it, every item that is not in the bin. */
    state: { enum: contentStates },
    /** Found anywhere in the item's name. */
    keyword: keywordField,
    lang: { type: 'string', format: 'locale' },
    /** The first year of a session: what has none yet is in each. */
    StartSession: { type: 'integer', minimum: 1900, maximum: 9998 },
    /** As they stand on the website, by name, or the last changed first. */
    sort: { enum: contentSorts, default: 'place' },
    ...pagingFields,
  },
} as const satisfies JSONSchema;

const listedPicture = {
  type: 'object',
  additionalProperties: false,
  required: ['url', 'focal'],
  properties: {
    /** Of what is not public a link that is valid for ten minutes. */
    url: { type: 'string' },
    focal: { anyOf: [focalField, { type: 'null' }] },
  },
} as const satisfies JSONSchema;

export type ListedPicture = FromSchema<typeof listedPicture>;

/** An item with what a list shows of its pictures. */
const picturedItem = {
  ...listedItem,
  required: [...listedItem.required, 'thumb'],
  properties: {
    ...listedItem.properties,
    /** Its first picture, small; null where it has none. */
    thumb: { anyOf: [listedPicture, { type: 'null' }] },
  },
} as const satisfies JSONSchema;

export type PicturedItem = FromSchema<typeof picturedItem>;

const pageQuery = {
  type: 'object',
  additionalProperties: false,
  properties: pagingFields,
} as const satisfies JSONSchema;

const historyEntry = {
  type: 'object',
  additionalProperties: false,
  required: ['version', 'action', 'at', 'user', 'document'],
  properties: {
    version: { type: 'integer', minimum: 1 },
    action: { type: 'string' },
    at: dateTimeField,
    /** Null for an import or a program. */
    user: { type: ['string', 'null'] },
    document: { type: ['object', 'null'], additionalProperties: true },
  },
} as const satisfies JSONSchema;

export type HistoryEntry = FromSchema<typeof historyEntry>;

export const listContentTypes = defineCall({
  id: 'listContentTypes',
  method: 'GET',
  path: '/api/content',
  group,
  summary: 'The types of content with their schemas, and how many items there are in each state',
  host: 'any',
  access: readAny,
  answers: { 200: { description: 'Every type', schema: { type: 'array', items: typeInfo } } },
});

const foundItem = {
  type: 'object',
  additionalProperties: false,
  required: ['type', 'id', 'name', 'state', 'isSample'],
  properties: {
    type: listedItem.properties.type,
    id: listedItem.properties.id,
    /** As an editor sees it. */
    name: { type: 'string' },
    state: listedItem.properties.state,
    isSample: listedItem.properties.isSample,
  },
} as const satisfies JSONSchema;

export const findContent = defineCall({
  id: 'findContent',
  method: 'GET',
  path: '/api/contentByName',
  group,
  summary: 'Items of every type that is open to the caller, by a part of their name, the last changed ones first',
  host: 'any',
  access: readAny,
  query: {
    type: 'object',
    additionalProperties: false,
    required: ['keyword'],
    properties: { keyword: { ...keywordField, minLength: 1 } },
  },
  answers: {
    200: { description: 'The first ones', schema: { type: 'array', maxItems: 8, items: foundItem } },
  },
});

export const listContent = defineCall({
  id: 'listContent',
  method: 'GET',
  path: '/api/content/:type',
  group,
  summary: 'Items of a type, drafts too: in the order of the website, or in another one',
  host: 'any',
  access: read,
  params: typeParams,
  query: listQuery,
  answers: { 200: { description: 'One page', schema: { type: 'array', items: picturedItem } } },
});

export const listBin = defineCall({
  id: 'listBin',
  method: 'GET',
  path: '/api/content/bin',
  group,
  summary: 'Items of every type in the bin, the last one first; each goes after 30 days',
  host: 'any',
  access: readAny,
  query: pageQuery,
  answers: { 200: { description: 'One page', schema: { type: 'array', items: listedItem } } },
});

export const getContent = defineCall({
  id: 'getContent',
  method: 'GET',
  path: '/api/content/:type/:id',
  group,
  summary: 'One item, also from the bin',
  host: 'any',
  access: read,
  params: itemParams,
  answers: { 200: { description: 'The item; its ETag is its version', schema: fullItem } },
});

export const listHistory = defineCall({
  id: 'listHistory',
  method: 'GET',
  path: '/api/content/:type/:id/history',
  group,
  summary: 'The history of an item, the last change first',
  host: 'any',
  access: read,
  params: itemParams,
  query: pageQuery,
  answers: { 200: { description: 'One page', schema: { type: 'array', items: historyEntry } } },
});

import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { dateTimeField, idField } from '../../fields.ts';
import { holidayRegisters } from '../../records/attendance.ts';
import { defineCall, needs, needsType } from '../define.ts';
import { fieldsBody, fullItem, group, itemParams, listedItem, typeParams } from './item.ts';

const base = { group, host: 'any', access: needsType('write') } as const;
const item = { 200: { description: 'The item as it is then', schema: fullItem } } as const;

/** What becomes of registers that were taken on the days of a holiday; asked for where visitors come to see one. */
const Registers = { enum: holidayRegisters } as const satisfies JSONSchema;

export const shownQuery = {
  type: 'object',
  additionalProperties: false,
  properties: { Registers },
} as const satisfies JSONSchema;

const createQuery = {
  type: 'object',
  additionalProperties: false,
  properties: {
    /** Whether visitors see it at once. */
    publish: { type: 'boolean', default: false },
    /** Or from when on. */
    publish_at: dateTimeField,
    /** Until when they see it; a draft keeps that for when it is published. */
    expire_at: dateTimeField,
    Registers,
  },
} as const satisfies JSONSchema;

export type CreateQuery = FromSchema<typeof createQuery>;

const scheduleBody = {
  type: 'object',
  additionalProperties: false,
  minProperties: 1,
  properties: {
    /** When the draft takes the place of what visitors see; null takes a schedule back. */
    publish_at: { type: ['string', 'null'], format: 'date-time' },
    /** From when on visitors see nothing of it; null for never. */
    expire_at: { type: ['string', 'null'], format: 'date-time' },
  },
} as const satisfies JSONSchema;

const restoreBody = {
  type: 'object',
  additionalProperties: false,
  properties: { version: { type: 'integer', minimum: 1, maximum: 2147483647 } },
} as const satisfies JSONSchema;

const removeQuery = {
  type: 'object',
  additionalProperties: false,
  properties: { permanently: { type: 'boolean', default: false } },
} as const satisfies JSONSchema;

const idList = { type: 'array', minItems: 1, uniqueItems: true, items: idField } as const satisfies JSONSchema;

const orderBody = {
  type: 'object',
  additionalProperties: false,
  required: ['ids'],
  properties: { ids: { ...idList, maxItems: 10000 } },
} as const satisfies JSONSchema;

const bulkBody = {
  type: 'object',
  additionalProperties: false,
  required: ['ids', 'action'],
  properties: {
    ids: { ...idList, maxItems: 100 },
    action: { enum: ['publish', 'unpublish', 'delete', 'expire'] },
    /** For `expire`; at once without it. */
    expire_at: dateTimeField,
  },
} as const satisfies JSONSchema;

export type BulkBody = FromSchema<typeof bulkBody>;

export const createContent = defineCall({
  ...base,
  id: 'createContent',
  method: 'POST',
  path: '/api/content/:type',
  summary:
    'Start an item with a draft, which may be incomplete; or add one that visitors see, at once or from a time on',
  keyed: true,
  params: typeParams,
  query: createQuery,
  body: fieldsBody,
  answers: { 201: { description: 'The new item', schema: fullItem } },
});

export const editContent = defineCall({
  ...base,
  versioned: true,
  id: 'editContent',
  method: 'PATCH',
  path: '/api/content/:type/:id',
  summary: 'Change fields of the draft (null removes one); needs If-Match',
  params: itemParams,
  body: fieldsBody,
  answers: item,
});

export const removeContent = defineCall({
  ...base,
  versioned: true,
  id: 'removeContent',
  method: 'DELETE',
  path: '/api/content/:type/:id',
  summary: 'Put an item into the bin, or erase it from there; needs If-Match',
  params: itemParams,
  query: removeQuery,
  answers: { ...item, 204: { description: 'It is erased' } },
});

export const removeSamples = defineCall({
  ...base,
  id: 'removeSamples',
  method: 'DELETE',
  path: '/api/content/samples',
  access: needs('/website', 'write'),
  summary: 'Put every item that is still a sample into the bin, live or not',
  answers: {
    200: {
      description: 'How many there were',
      schema: {
        type: 'object',
        additionalProperties: false,
        required: ['count'],
        properties: { count: { type: 'integer', minimum: 0 } },
      },
    },
  },
});

export const publishContent = defineCall({
  ...base,
  versioned: true,
  id: 'publishContent',
  method: 'POST',
  path: '/api/content/:type/:id/publish',
  summary: 'Show the draft to visitors at once; needs If-Match',
  params: itemParams,
  query: shownQuery,
  answers: item,
});

export const unpublishContent = defineCall({
  ...base,
  versioned: true,
  id: 'unpublishContent',
  method: 'POST',
  path: '/api/content/:type/:id/unpublish',
  summary: 'Make an item a draft again; needs If-Match',
  params: itemParams,
  answers: item,
});

export const discardContent = defineCall({
  ...base,
  versioned: true,
  id: 'discardContent',
  method: 'POST',
  path: '/api/content/:type/:id/discard',
  summary: 'Throw the draft of a published item away; needs If-Match',
  params: itemParams,
  answers: item,
});

export const scheduleContent = defineCall({
  ...base,
  versioned: true,
  id: 'scheduleContent',
  method: 'POST',
  path: '/api/content/:type/:id/schedule',
  summary: 'Set when the draft is shown, and until when; needs If-Match',
  params: itemParams,
  query: shownQuery,
  body: scheduleBody,
  answers: item,
});

export const restoreContent = defineCall({
  ...base,
  versioned: true,
  id: 'restoreContent',
  method: 'POST',
  path: '/api/content/:type/:id/restore',
  summary: 'Take an item out of the bin, or make an earlier version the draft; needs If-Match',
  params: itemParams,
  query: shownQuery,
  body: restoreBody,
  answers: item,
});

export const duplicateContent = defineCall({
  ...base,
  id: 'duplicateContent',
  method: 'POST',
  path: '/api/content/:type/:id/duplicate',
  summary: 'Start another item with the same draft',
  params: itemParams,
  answers: { 201: { description: 'The new item', schema: fullItem } },
});

export const orderContent = defineCall({
  ...base,
  id: 'orderContent',
  method: 'PUT',
  path: '/api/content/:type/order',
  summary: 'Put the items of a type in an order, unless visitors see them by their dates; every item is named',
  params: typeParams,
  body: orderBody,
  answers: { 200: { description: 'The order', schema: orderBody } },
});

export const bulkContent = defineCall({
  ...base,
  id: 'bulkContent',
  method: 'POST',
  path: '/api/content/:type/bulk',
  summary: 'Do the same to many items, all or none',
  params: typeParams,
  query: shownQuery,
  body: bulkBody,
  answers: { 200: { description: 'The items as they are then', schema: { type: 'array', items: listedItem } } },
});

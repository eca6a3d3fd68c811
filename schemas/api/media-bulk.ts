import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { idField } from '../fields.ts';
import { maxAtOnce } from '../records/media-bulk.ts';
import { defineCall, needs } from './define.ts';
import { childrenField, mediaUse, tagsField } from './media-item.ts';

const idList = {
  type: 'array',
  minItems: 1,
  maxItems: maxAtOnce,
  uniqueItems: true,
  items: idField,
} as const satisfies JSONSchema;

const childrenOrNull = { anyOf: [childrenField, { type: 'null' }] } as const satisfies JSONSchema;

const bulkBody = {
  type: 'object',
  additionalProperties: false,
  required: ['ids', 'action'],
  properties: {
    ids: idList,
    action: { enum: ['tag', 'untag', 'decorate', 'children', 'delete'] },
    /** For `tag` and `untag`. */
    tags: tagsField,
    /** For `decorate`. */
    decorative: { type: 'boolean', default: true },
    /** For `children`; null as before anybody said. */
    children: childrenOrNull,
  },
} as const satisfies JSONSchema;

export type MediaBulk = FromSchema<typeof bulkBody>;

const results = {
  type: 'object',
  additionalProperties: false,
  required: ['files'],
  properties: {
    files: {
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['id', 'ok', 'name'],
        properties: {
          id: idField,
          ok: { type: 'boolean' },
          /** What it was uploaded as. */
          name: { type: ['string', 'null'] },
          /** Why it stays as it is. */
          reason: { enum: ['gone', 'used', 'notPicture', 'described', 'ofChild', 'tooManyTags'] },
          /** What keeps it from being deleted. */
          uses: { type: 'array', items: mediaUse },
          /** Whether it is another than before. */
          changed: { type: 'boolean' },
          /** Of `tag` and `untag`: those that it did not have before, or has no more. */
          tags: tagsField,
          /** Of `children`: what was said before. */
          children: childrenOrNull,
        },
      },
    },
  },
} as const satisfies JSONSchema;

export type MediaBulkResult = FromSchema<typeof results>['files'][number];

const group = 'Media';

export const bulkMedia = defineCall({
  id: 'bulkMedia',
  method: 'POST',
  path: '/api/media/bulk',
  group,
  summary: 'Do the same to many files, each by itself: file under tags, mark, delete what nothing uses',
  host: 'any',
  access: needs('/media', 'write'),
  body: bulkBody,
  answers: { 200: { description: 'What became of each file, in their order', schema: results } },
});

const archiveQuery = {
  type: 'object',
  additionalProperties: false,
  required: ['ids'],
  properties: {
    /** Separated by commas. */
    ids: { type: 'string', pattern: '^[1-9][0-9]{0,9}(,[1-9][0-9]{0,9})*$', maxLength: 2200 },
  },
} as const satisfies JSONSchema;

export const downloadMedia = defineCall({
  id: 'downloadMedia',
  method: 'GET',
  path: '/api/media/archive',
  group,
  summary: 'Files of the library in one archive, at most 200, under the names they were uploaded as',
  host: 'any',
  access: needs('/media', 'read'),
  query: archiveQuery,
  answers: { 200: { description: 'A ZIP file', type: 'application/zip' } },
  limit: { max: 20, perSeconds: 60 },
});

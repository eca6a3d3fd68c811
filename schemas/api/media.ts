import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { dateTimeField, idField } from '../fields.ts';
import { defineCall, needs } from './define.ts';
import { keywordField, pagingFields } from './shared.ts';

const altField = { type: 'string', maxLength: 250 } as const satisfies JSONSchema;
const classField = { enum: ['public', 'minor'] } as const satisfies JSONSchema;
const share = { type: 'number', minimum: 0, maximum: 1 } as const satisfies JSONSchema;
const pixels = { type: ['integer', 'null'], minimum: 1 } as const satisfies JSONSchema;

const focalField = {
  type: 'object',
  additionalProperties: false,
  required: ['x', 'y'],
  properties: { x: share, y: share },
} as const satisfies JSONSchema;

const variant = {
  type: 'object',
  additionalProperties: false,
  required: ['url', 'width', 'height', 'format', 'bytes'],
  properties: {
    url: { type: 'string' },
    width: { type: 'integer' },
    height: { type: 'integer' },
    format: { enum: ['webp', 'avif', 'jpeg', 'png'] },
    bytes: { type: 'integer' },
  },
} as const satisfies JSONSchema;

const mediaFields = {
  id: idField,
  /** What content names it by: `media:<id>`. */
  reference: { type: 'string', format: 'media' },
  class: { enum: ['public', 'minor', 'private'] },
  kind: { enum: ['picture', 'document'] },
  fileName: { type: ['string', 'null'] },
  /** Media type of a document. */
  mime: { type: ['string', 'null'] },
  bytes: { type: 'integer', minimum: 0 },
  width: pixels,
  height: pixels,
  /** Null if the name of the item that shows it stands in. */
  alt: { type: ['string', 'null'] },
  decorative: { type: 'boolean' },
  thumbhash: { type: ['string', 'null'] },
  focal: { anyOf: [focalField, { type: 'null' }] },
  avifState: { enum: ['pending', 'done', 'failed'] },
  createdAt: dateTimeField,
  createdBy: { type: ['integer', 'null'] },
  /** The file itself; of what is not public a link that is valid for ten minutes. */
  url: { type: 'string' },
  variants: { type: 'array', items: variant },
} as const satisfies Record<string, JSONSchema>;

const required = [
  'id',
  'reference',
  'class',
  'kind',
  'fileName',
  'mime',
  'bytes',
  'width',
  'height',
  'alt',
  'decorative',
  'thumbhash',
  'focal',
  'avifState',
  'createdAt',
  'createdBy',
  'url',
  'variants',
] as const;

const mediaItem = {
  type: 'object',
  additionalProperties: false,
  required,
  properties: mediaFields,
} as const satisfies JSONSchema;

export type MediaItem = FromSchema<typeof mediaItem>;

const mediaUse = {
  type: 'object',
  additionalProperties: false,
  required: ['type', 'id', 'name', 'field', 'state'],
  properties: {
    /** A content type, or `student`, `studentDocument`, `enquiryDocument`, `syllabus`. */
    type: { type: 'string' },
    id: idField,
    name: { type: 'string' },
    field: { type: 'string' },
    state: { enum: ['draft', 'published', 'scheduled', 'kept', 'bin'] },
  },
} as const satisfies JSONSchema;

export type MediaUse = FromSchema<typeof mediaUse>;

const mediaDetails = {
  ...mediaItem,
  required: [...required, 'uses'],
  properties: { ...mediaFields, uses: { type: 'array', items: mediaUse } },
} as const satisfies JSONSchema;

export type MediaDetails = FromSchema<typeof mediaDetails>;

const idParams = {
  type: 'object',
  additionalProperties: false,
  required: ['id'],
  properties: { id: idField },
} as const satisfies JSONSchema;

const uploadBody = {
  type: 'object',
  additionalProperties: false,
  properties: {
    class: { ...classField, default: 'public' },
    /** One text for each file, in their order; a document needs none. */
    alt: { type: 'array', maxItems: 20, items: altField, default: [] },
    /** Which of them are mere decoration, in their order; the others need a text. */
    decorative: { type: 'array', maxItems: 20, items: { type: 'boolean' }, default: [] },
  },
} as const satisfies JSONSchema;

export type MediaUpload = FromSchema<typeof uploadBody>;

const uploadResult = {
  type: 'object',
  additionalProperties: false,
  required: ['files'],
  properties: {
    files: {
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['ok', 'fileName'],
        properties: {
          ok: { type: 'boolean' },
          fileName: { type: 'string' },
          media: mediaItem,
          error: { type: 'string' },
        },
      },
    },
  },
} as const satisfies JSONSchema;

export type MediaUploadResult = FromSchema<typeof uploadResult>;

const listQuery = {
  type: 'object',
  additionalProperties: false,
  properties: {
    ...pagingFields,
    /** Finds file names and alternative texts. */
    keyword: keywordField,
    class: classField,
    kind: { enum: ['picture', 'document'] },
    /** Only what nothing shows. */
    unused: { type: 'boolean', default: false },
  },
} as const satisfies JSONSchema;

const changeBody = {
  type: 'object',
  additionalProperties: false,
  minProperties: 1,
  properties: {
    /** Null: the name of the item that shows it stands in. */
    alt: { type: ['string', 'null'], maxLength: 250 },
    decorative: { type: 'boolean' },
    /** Null: the centre. */
    focal: { anyOf: [focalField, { type: 'null' }] },
    class: classField,
  },
} as const satisfies JSONSchema;

export type MediaChange = FromSchema<typeof changeBody>;

const replaceBody = {
  type: 'object',
  additionalProperties: false,
  properties: { alt: altField, decorative: { type: 'boolean', default: false } },
} as const satisfies JSONSchema;

const group = 'Media';
const maxBytes = 5 * 1024 * 1024;

/** Decoding takes time and memory: a browser that sends one picture after another stays below this. */
const limit = { max: 60, perSeconds: 60 };

export const uploadMedia = defineCall({
  id: 'uploadMedia',
  method: 'POST',
  path: '/api/media',
  group,
  summary:
    'Upload pictures and, as `public`, PDF documents. Each is taken or refused by itself; where none is, 422 says why',
  host: 'any',
  access: needs('/media', 'write'),
  takes: 'multipart',
  files: { files: { maxBytes, maxCount: 20 } },
  body: uploadBody,
  limit,
  answers: { 201: { description: 'What became of each file, in their order', schema: uploadResult } },
});

export const listMedia = defineCall({
  id: 'listMedia',
  method: 'GET',
  path: '/api/media',
  group,
  summary: "Pictures and public documents, newest first; students' photos and private files are with their records",
  host: 'any',
  access: needs('/media', 'read'),
  query: listQuery,
  answers: { 200: { description: 'One page', schema: { type: 'array', items: mediaItem } } },
});

export const getMedia = defineCall({
  id: 'getMedia',
  method: 'GET',
  path: '/api/media/:id',
  group,
  summary: 'One picture or file, with everything that uses it',
  host: 'any',
  access: needs('/media', 'read'),
  params: idParams,
  answers: { 200: { description: 'The picture', schema: mediaDetails } },
});

export const changeMedia = defineCall({
  id: 'changeMedia',
  method: 'PATCH',
  path: '/api/media/:id',
  group,
  summary: 'Change the alternative text, the focal point, or the class of one that nothing uses',
  host: 'any',
  access: needs('/media', 'write'),
  params: idParams,
  body: changeBody,
  answers: { 200: { description: 'The changed picture', schema: mediaItem } },
});

export const removeMedia = defineCall({
  id: 'removeMedia',
  method: 'DELETE',
  path: '/api/media/:id',
  group,
  summary: 'Delete a picture or public document with its files; 409 names what uses it',
  host: 'any',
  access: needs('/media', 'write'),
  params: idParams,
  answers: { 204: { description: 'It is gone' } },
});

export const replaceMedia = defineCall({
  id: 'replaceMedia',
  method: 'POST',
  path: '/api/media/:id/replace',
  group,
  summary: 'Replace a picture everywhere; the answer has its new id',
  host: 'any',
  access: needs('/media', 'write'),
  takes: 'multipart',
  files: { file: { maxBytes, maxCount: 1 } },
  params: idParams,
  body: replaceBody,
  limit,
  answers: { 200: { description: 'The picture that stands there instead', schema: mediaDetails } },
});

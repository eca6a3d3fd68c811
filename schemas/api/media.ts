import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { idField } from '../fields.ts';
import { defineCall, needs } from './define.ts';
import {
  altTranslationsField,
  childrenField,
  classField,
  count,
  focalField,
  listedMedia,
  mediaDetails,
  mediaItem,
  tagField,
  tagsField,
} from './media-item.ts';
import { keywordField, pagingFields } from './shared.ts';

const altField = { type: 'string', maxLength: 250 } as const satisfies JSONSchema;

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
    /** Whether those without a text are described later. */
    describeLater: { type: 'boolean', default: false },
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

const mediaCounts = {
  type: 'object',
  additionalProperties: false,
  required: ['all', 'undescribed', 'unused', 'withChildren', 'documents'],
  properties: { all: count, undescribed: count, unused: count, withChildren: count, documents: count },
} as const satisfies JSONSchema;

const usedTag = {
  type: 'object',
  additionalProperties: false,
  required: ['tag', 'count'],
  properties: { tag: tagField, count },
} as const satisfies JSONSchema;

const listQuery = {
  type: 'object',
  additionalProperties: false,
  properties: {
    ...pagingFields,
    /** Finds file names, alternative texts, captions and tags. */
    keyword: keywordField,
    /** Only what is filed under this tag. */
    tag: tagField,
    class: classField,
    kind: { enum: ['picture', 'document'] },
    /** Only what nothing shows. */
    unused: { type: 'boolean', default: false },
    /** Only pictures that have neither a text nor are decoration. */
    undescribed: { type: 'boolean', default: false },
    /** Only pictures with children, of whom a consent is needed. */
    withChildren: { type: 'boolean', default: false },
  },
} as const satisfies JSONSchema;

const changeBody = {
  type: 'object',
  additionalProperties: false,
  minProperties: 1,
  properties: {
    /** Null: the name of the item that shows it stands in. */
    alt: { type: ['string', 'null'], maxLength: 250 },
    /** The texts in other languages, all of them; a language that is left out has the item's own text. */
    altTranslations: altTranslationsField,
    decorative: { type: 'boolean' },
    /** Null: the centre. */
    focal: { anyOf: [focalField, { type: 'null' }] },
    class: classField,
    children: childrenField,
    /** All of them, in small letters; a document has them too. */
    tags: tagsField,
    caption: { type: ['string', 'null'], maxLength: 200 },
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
  keyed: true,
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
  answers: { 200: { description: 'One page', schema: { type: 'array', items: listedMedia } } },
});

export const countMedia = defineCall({
  id: 'countMedia',
  method: 'GET',
  path: '/api/media/counts',
  group,
  summary: 'How much there is in the library, and how much of each kind that its list is narrowed to',
  host: 'any',
  access: needs('/media', 'read'),
  answers: { 200: { description: 'The numbers', schema: mediaCounts } },
});

export const listMediaTags = defineCall({
  id: 'listMediaTags',
  method: 'GET',
  path: '/api/media/tags',
  group,
  summary: 'The tags of the library, the most used first',
  host: 'any',
  access: needs('/media', 'read'),
  answers: { 200: { description: 'At most 200', schema: { type: 'array', items: usedTag } } },
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
  summary: 'Change the alternative text, caption, tags, focal point, consent, or the class of one that nothing uses',
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

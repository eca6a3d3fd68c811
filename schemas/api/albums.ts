import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { contentStates } from '../content/index.ts';
import { idField } from '../fields.ts';
import { maxAtOnce } from '../records/media-bulk.ts';
import { defineCall, needs } from './define.ts';
import { count } from './media-item.ts';
import { keywordField, pagingFields } from './shared.ts';

const listQuery = {
  type: 'object',
  additionalProperties: false,
  properties: {
    ...pagingFields,
    keyword: keywordField,
    /** 1: albums shown on the website; -1: all. */
    isActiveWebsite: { type: 'integer', enum: [1, -1], default: -1 },
  },
} as const satisfies JSONSchema;

const textOrNull = { type: ['string', 'null'] } as const satisfies JSONSchema;

const albumFields = {
  id: idField,
  /** As an editor sees it; null while it has none. */
  album_Name: textOrNull,
  album_Date: textOrNull,
  /** How many pictures and films it has. */
  total: count,
  state: { enum: contentStates },
  /** Whether visitors see it: 1 or 0. */
  isActiveWebsite: { type: 'integer', enum: [0, 1] },
  /** Grows by one with each change; what `If-Match` names. */
  version: { type: 'integer', minimum: 1 },
  /** The address of its first picture, small; null where it has none. */
  cover: textOrNull,
} as const satisfies Record<string, JSONSchema>;

const required = ['id', 'album_Name', 'album_Date', 'total', 'state', 'isActiveWebsite', 'version', 'cover'] as const;

const listedAlbum = {
  type: 'object',
  additionalProperties: false,
  required,
  properties: albumFields,
} as const satisfies JSONSchema;

export type ListedAlbum = FromSchema<typeof listedAlbum>;

const albumPicture = {
  type: 'object',
  additionalProperties: false,
  required: ['thumb', 'name'],
  properties: {
    /** As the album's document has it. */
    Media_Name: { type: 'string' },
    Video_Url: { type: 'string' },
    caption: { type: 'string' },
    /** The caption in other languages. */
    translations: {
      type: 'object',
      additionalProperties: { type: 'object', additionalProperties: { type: 'string' } },
    },
    /** The address of the picture, small; null for a film, or a picture that is gone. */
    thumb: textOrNull,
    /** What the picture was uploaded as. */
    name: textOrNull,
  },
} as const satisfies JSONSchema;

export type AlbumPicture = FromSchema<typeof albumPicture>;

const openAlbum = {
  ...listedAlbum,
  required: [...required, 'pictures'],
  properties: { ...albumFields, pictures: { type: 'array', items: albumPicture } },
} as const satisfies JSONSchema;

export type OpenAlbum = FromSchema<typeof openAlbum>;

const idParams = {
  type: 'object',
  additionalProperties: false,
  required: ['id'],
  properties: { id: idField },
} as const satisfies JSONSchema;

const picturesBody = {
  type: 'object',
  additionalProperties: false,
  required: ['ids', 'action'],
  properties: {
    ids: { type: 'array', minItems: 1, maxItems: maxAtOnce, uniqueItems: true, items: idField },
    action: { enum: ['add', 'remove'] },
  },
} as const satisfies JSONSchema;

const results = {
  type: 'object',
  additionalProperties: false,
  required: ['album', 'files'],
  properties: {
    album: listedAlbum,
    files: {
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['id', 'ok', 'name'],
        properties: {
          id: idField,
          ok: { type: 'boolean' },
          name: textOrNull,
          /** Why it is not added, or was not there. */
          reason: { enum: ['gone', 'notPicture', 'ofChild', 'noConsent', 'there', 'notThere', 'full'] },
        },
      },
    },
  },
} as const satisfies JSONSchema;

export type AlbumChange = FromSchema<typeof results>['files'][number];

const group = 'Albums';

export const listAlbums = defineCall({
  id: 'listAlbums',
  method: 'GET',
  path: '/api/albums',
  group,
  summary: 'The albums of the gallery in their order, empty ones and drafts too',
  host: 'any',
  access: needs('/website', 'read'),
  query: listQuery,
  answers: { 200: { description: 'One page', schema: { type: 'array', items: listedAlbum } } },
});

export const getAlbum = defineCall({
  id: 'getAlbum',
  method: 'GET',
  path: '/api/albums/:id',
  group,
  summary: 'One album with everything in it, as an editor sees it; its order is changed as content',
  host: 'any',
  access: needs('/website', 'read'),
  params: idParams,
  answers: { 200: { description: 'The album', schema: openAlbum } },
});

export const changeAlbumPictures = defineCall({
  id: 'changeAlbumPictures',
  method: 'POST',
  path: '/api/albums/:id/pictures',
  group,
  summary: "Put pictures of the library at the end of an album's draft, or take them out of it; each by itself",
  host: 'any',
  access: needs('/website', 'write'),
  params: idParams,
  body: picturesBody,
  answers: { 200: { description: 'The album, and what became of each picture, in their order', schema: results } },
});

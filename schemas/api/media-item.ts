import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { dateTimeField, idField } from '../fields.ts';
import { maxTagLength, maxTags } from '../records/media-tags.ts';

export const classField = { enum: ['public', 'minor'] } as const satisfies JSONSchema;
export const childrenField = { enum: ['none', 'consent', 'noConsent'] } as const satisfies JSONSchema;
export const count = { type: 'integer', minimum: 0 } as const satisfies JSONSchema;
const share = { type: 'number', minimum: 0, maximum: 1 } as const satisfies JSONSchema;
const pixels = { type: ['integer', 'null'], minimum: 1 } as const satisfies JSONSchema;

export const altTranslationsField = {
  type: 'object',
  maxProperties: 20,
  propertyNames: { type: 'string', format: 'locale' },
  additionalProperties: { type: 'string', minLength: 1, maxLength: 250 },
} as const satisfies JSONSchema;

export const tagField = { type: 'string', minLength: 1, maxLength: maxTagLength } as const satisfies JSONSchema;
/** What a file is filed under. */
export const tagsField = { type: 'array', maxItems: maxTags, items: tagField } as const satisfies JSONSchema;

export const focalField = {
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
  /** The same in other languages, by their codes. */
  altTranslations: altTranslationsField,
  decorative: { type: 'boolean' },
  thumbhash: { type: ['string', 'null'] },
  focal: { anyOf: [focalField, { type: 'null' }] },
  /**
   * Of a public picture: no children in it, their consent for the website is on file, or there is none, and visitors do
   * not see it. Null while nobody has said.
   */
  children: { anyOf: [childrenField, { type: 'null' }] },
  tags: tagsField,
  /** What stands under it in an album, unless the album says otherwise. */
  caption: { type: ['string', 'null'] },
  /** The picture that it was cut from, which may be gone. */
  madeFrom: { type: ['integer', 'null'] },
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
  'altTranslations',
  'decorative',
  'thumbhash',
  'focal',
  'children',
  'tags',
  'caption',
  'madeFrom',
  'avifState',
  'createdAt',
  'createdBy',
  'url',
  'variants',
] as const;

export const mediaItem = {
  type: 'object',
  additionalProperties: false,
  required,
  properties: mediaFields,
} as const satisfies JSONSchema;

export type MediaItem = FromSchema<typeof mediaItem>;

export const listedMedia = {
  ...mediaItem,
  required: [...required, 'useCount'],
  /** In how many places it is used. */
  properties: { ...mediaFields, useCount: count },
} as const satisfies JSONSchema;

export type ListedMedia = FromSchema<typeof listedMedia>;

export const mediaUse = {
  type: 'object',
  additionalProperties: false,
  required: ['type', 'id', 'name', 'field', 'state'],
  properties: {
    /** A content type, or `student`, `staffMember`, `studentDocument`, `enquiryDocument`, `syllabus`. */
    type: { type: 'string' },
    id: idField,
    name: { type: 'string' },
    field: { type: 'string' },
    state: { enum: ['draft', 'published', 'scheduled', 'kept', 'bin'] },
  },
} as const satisfies JSONSchema;

export type MediaUse = FromSchema<typeof mediaUse>;

export const mediaDetails = {
  ...mediaItem,
  required: [...required, 'uploadedBy', 'uses'],
  properties: {
    ...mediaFields,
    /** Null for an import or a program. */
    uploadedBy: { type: ['string', 'null'] },
    uses: { type: 'array', items: mediaUse },
  },
} as const satisfies JSONSchema;

export type MediaDetails = FromSchema<typeof mediaDetails>;

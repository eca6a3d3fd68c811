import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { idField } from '../fields.ts';
import { defineCall, needs } from './define.ts';
import { mediaDetails } from './media-item.ts';

const idParams = {
  type: 'object',
  additionalProperties: false,
  required: ['id'],
  properties: { id: idField },
} as const satisfies JSONSchema;

const start = { type: 'number', minimum: 0, exclusiveMaximum: 1 } as const satisfies JSONSchema;
const length = { type: 'number', exclusiveMinimum: 0, maximum: 1 } as const satisfies JSONSchema;

/** What is kept of a picture: turned clockwise, then a part of it, whose place and size are shares of the whole. */
const cropBody = {
  type: 'object',
  additionalProperties: false,
  required: ['x', 'y', 'width', 'height'],
  properties: {
    /** Degrees. */
    turn: { type: 'integer', enum: [0, 90, 180, 270], default: 0 },
    x: start,
    y: start,
    width: length,
    height: length,
  },
} as const satisfies JSONSchema;

export type MediaCrop = FromSchema<typeof cropBody>;

const placeBody = {
  type: 'object',
  additionalProperties: false,
  required: ['of'],
  properties: { of: idField },
} as const satisfies JSONSchema;

const group = 'Media';

export const cropMedia = defineCall({
  id: 'cropMedia',
  method: 'POST',
  path: '/api/media/:id/crop',
  group,
  summary: 'Make a picture of a part of another, turned or upright; the other stays as it is',
  host: 'any',
  access: needs('/media', 'write'),
  params: idParams,
  body: cropBody,
  limit: { max: 60, perSeconds: 60 },
  answers: { 201: { description: 'The new picture', schema: mediaDetails } },
});

export const takePlace = defineCall({
  id: 'takePlace',
  method: 'POST',
  path: '/api/media/:id/take-place',
  group,
  summary: 'Show a picture wherever another is shown; both stay in the library',
  host: 'any',
  access: needs('/media', 'write'),
  params: idParams,
  body: placeBody,
  answers: { 200: { description: 'The picture that stands there now', schema: mediaDetails } },
});
